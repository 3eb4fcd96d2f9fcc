import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { followStandby } from './clients/replay.ts'
import { schemaSettings, useSchema } from './contract/schema.ts'
import { settingsThrough } from './servers/databases/pgbouncer.ts'

/** `OPERATORS=apart npm test`: what operators do has a role of its own. */
export const operatorsApart = process.env.OPERATORS === 'apart'

/** A database of a test's own. */
export interface TestDatabase {
  readonly url: string
  readonly ownerUrl: string
  readonly adminUrl: string
  /** The role that does what operators do, once a migration has given it their rights. */
  readonly operatorUrl: string
  /** The gateway's settings for it: through PgBouncer if the whole run goes through it. */
  readonly settings: Readonly<Record<string, string>>
  /** Runs SQL as the superuser. */
  sql<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Waits until the standby has all that there is, if the whole run reads from one. */
  replayed(): Promise<void>
  drop(): Promise<void>
}

/** A fresh database: migrated, also as a sandbox with `template_sandbox`, or empty with `template0`. */
export async function createDatabase(template = 'template_lending'): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(
    `create database ${name} template ${template} strategy file_copy owner lending_owner`,
  )
  const at = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
  const adminUrl = at(inject('adminUrl'))
  await useSchema(adminUrl)
  const client = new Client({ connectionString: adminUrl })
  client.on('error', () => undefined)
  await client.connect()
  const [url, ownerUrl] = [at(inject('applicationUrl')), at(inject('ownerUrl'))]
  const operatorUrl = at(inject('operatorUrl'))
  const way = inject('through')
  const port = inject('standbyPort')
  const standby = await followStandby(port)
  await standby.replayed()
  return {
    url,
    ownerUrl,
    adminUrl,
    operatorUrl,
    settings: {
      DATABASE_URL: url,
      DATABASE_OWNER_URL: ownerUrl,
      ...(operatorsApart && { DATABASE_OPERATOR_URL: operatorUrl }),
      ...schemaSettings,
      ...(way && settingsThrough(way, url)),
      ...(port && { DATABASE_REPLICA_URL: Object.assign(new URL(url), { port }).href }),
    },
    sql: async (text, values = []) => {
      const { rows } = await client.query(text, [...values])
      await standby.replayed()
      return rows
    },
    replayed: standby.replayed,
    drop: async () => {
      await client.end()
      await standby.leave()
      await asAdmin(`drop database ${name} with (force)`)
    },
  }
}

/** Runs statements as a role, in one transaction, to its commit. */
export async function attempt(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** Runs statements as a role, one after the other, and gives the rows of the last. */
export async function answer<Row extends object>(
  url: string,
  ...statements: readonly string[]
): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    let rows: Row[] = []
    for (const statement of statements) rows = (await client.query<Row>(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

async function asAdmin(text: string): Promise<void> {
  const client = new Client({ connectionString: inject('adminUrl') })
  await client.connect()
  await client.query(text)
  await client.end()
}
