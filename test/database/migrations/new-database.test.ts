import { Client } from 'pg'
import { afterEach, expect, inject, it } from 'vitest'
import { migrate } from '../../../src/database/migrating/migrate.ts'
import { long } from '../../support/long.ts'

const names: string[] = []

/** An empty database, as an administrator has made it. */
async function made(name: string, rest: string, ...more: readonly string[]): Promise<string> {
  names.push(name)
  await asAdmin('postgres', `create database ${name} template template0 ${rest}`)
  await asAdmin(name, ...more)
  return name
}

async function asAdmin(database: string, ...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: at(inject('adminUrl'), database) })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

const at = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
const migrated = (name: string) =>
  migrate(at(inject('ownerUrl'), name), at(inject('applicationUrl'), name), 'USD')

afterEach(async () => {
  for (const name of names.splice(0))
    await asAdmin('postgres', `drop database if exists ${name} with (force)`)
})

it('is refused if it cannot hold every name', async () => {
  const name = await made('new_latin', "owner lending_owner encoding 'LATIN1' locale 'C'")
  await expect(migrated(name)).rejects.toThrow(
    "DATABASE_OWNER_URL: the database new_latin has the encoding LATIN1, which can't hold every name; make one with: create database <name> owner lending_owner encoding 'UTF8' template template0",
  )
})

long(
  'is refused until its owner may create in it what is needed, and says what to run',
  async () => {
    const name = await made('new_rights', '')
    const told = async () => {
      const message = await migrated(name).then(String, ({ message }: Error) => message)
      return message.split(': ').at(-1) ?? ''
    }
    const first = await told()
    expect(first).toBe('grant create on database new_rights to lending_owner')
    await asAdmin(name, first)
    const second = await told()
    expect(second).toBe('alter schema public owner to lending_owner')
    await asAdmin(name, second)
    expect((await migrated(name)).length).toBeGreaterThan(10)
  },
)

it('is refused while its owner may only read', async () => {
  const name = await made('new_still', 'owner lending_owner')
  await asAdmin(name, `alter database ${name} set default_transaction_read_only = on`)
  await expect(migrated(name)).rejects.toThrow('DATABASE_OWNER_URL: the connection is read-only')
})
