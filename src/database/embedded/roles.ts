import { Client } from 'pg'
import type { Secrets } from './secrets.ts'

const WRONG_PASSWORD = '28P01'

/** Whether the server accepts connections yet; throws if it refuses the password. */
export async function reachable(adminUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 1_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch (error) {
    if ((error as { code?: unknown }).code !== WRONG_PASSWORD) return false
    throw new Error(
      'database-passwords.json in the data folder is not that of its database; put the old one back, or remove the data folder',
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Creates the database `lending`, and the roles of its owner, the application and operators, unless they exist. */
export async function createRoles(adminUrl: string, secrets: Secrets): Promise<void> {
  const client = new Client({ connectionString: adminUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    for (const role of ['lending_owner', 'lending_app', 'lending_operator'] as const)
      if ((await client.query('select from pg_roles where rolname = $1', [role])).rowCount === 0)
        await client.query(`create role ${role} login password '${secrets[role]}'`)
    if ((await client.query("select from pg_database where datname = 'lending'")).rowCount === 0)
      await client.query('create database lending owner lending_owner')
    await client.query('revoke all on database lending from public')
    await client.query('grant connect on database lending to lending_app, lending_operator')
  } finally {
    await client.end()
  }
}
