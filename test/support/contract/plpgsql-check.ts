import { globSync } from 'node:fs'
import { Client } from 'pg'
import {
  type Installed,
  makeDatabase,
  roots,
  startInstalled,
} from '../servers/databases/installed-postgres.ts'

/** A PostgreSQL that has the extension plpgsql_check; undefined where there is none. */
export function installedChecker(): Installed | undefined {
  const controls = 'usr/share/postgresql/*/extension/plpgsql_check.control'
  for (const root of roots) {
    const version = globSync(controls, { cwd: root }).at(-1)?.split('/')[3]
    if (version !== undefined) return { root, version }
  }
  return undefined
}

/** A PostgreSQL of Debian's on an empty database, for as long as a test takes. */
export interface Checker {
  readonly ownerUrl: string
  readonly url: string
  sql<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  stop(): Promise<void>
}

/** Starts it, with the extension in a schema of its own. */
export async function startChecker(installed: Installed): Promise<Checker> {
  const server = await startInstalled(installed, { 'plpgsql.extra_errors': 'all' })
  await makeDatabase(server)
  const client = new Client({ connectionString: server.url('postgres', 'lending') })
  await client.connect()
  await client.query('create schema checking')
  await client.query('create extension plpgsql_check schema checking')
  return {
    ownerUrl: server.url('lending_owner', 'lending'),
    url: server.url('lending_app', 'lending'),
    sql: async (text, values = []) => (await client.query(text, [...values])).rows,
    stop: async () => {
      await client.end()
      await server.close()
    },
  }
}
