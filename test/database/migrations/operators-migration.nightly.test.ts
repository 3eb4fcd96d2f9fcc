import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrate } from '../../../src/database/migrating/migrate.ts'
import { pendingMigrations } from '../../../src/database/migrating/pending.ts'
import { servedSince } from '../../../src/migrations/release.ts'
import { schema } from '../../support/contract/schema.ts'
import { createDatabase, type TestDatabase } from '../../support/database.ts'
import { runProgram } from '../../support/program.ts'
import { type Apart, createApart } from '../../support/servers/databases/operators-apart.ts'

let apart: Apart
let database: TestDatabase

beforeAll(async () => {
  apart = await createApart()
  database = apart.database
})
afterAll(() => apart.close())

describe('where operators have a role of their own', () => {
  const serving = () => ({ DATA_DIR: inject('dataDir'), DATABASE_URL: database.url })

  it('a gateway starts only with it', async () => {
    const started = await runProgram(['serve'], serving())
    expect(started.code).not.toBe(0)
    expect(started.stderr).toMatch(
      /^lending-gateway: DATABASE_OPERATOR_URL: only the role lending_operator may do what operators do/,
    )
  })

  it('a URL of theirs that leads nowhere is named, at the start and by the doctor', async () => {
    const settings = {
      ...serving(),
      DATABASE_OPERATOR_URL: 'postgres://lending_operator:wrong@127.0.0.1:1/lending',
    }
    const named =
      /the database can't be reached \(.*ECONNREFUSED.*\); check DATABASE_OPERATOR_URL\n/
    expect((await runProgram(['serve'], settings)).stderr).toMatch(named)
    expect((await runProgram(['doctor'], settings)).stdout).toMatch(named)
  })

  it('the doctor says so, and who else may act; where not, what that means', async () => {
    const told = async (settings: Readonly<Record<string, string>>) =>
      (await runProgram(['doctor'], { ...serving(), ...settings })).stdout
    const withRole = { DATABASE_OPERATOR_URL: database.operatorUrl }
    expect(await told(withRole)).toContain(
      '✓ only the role lending_operator may do what operators do',
    )
    expect(await told({})).toContain('✗ DATABASE_OPERATOR_URL: only the role lending_operator')
    await database.sql(`grant execute on all functions in schema ${schema} to lending_app`)
    expect(await told(withRole)).toContain('✗ besides lending_operator, lending_app may do')
    const together = await createDatabase('template0')
    await migrate(together.ownerUrl, together.url, 'USD')
    expect(await told({ DATABASE_URL: together.url })).toContain(
      '! the application’s role may do what operators do: whoever has DATABASE_URL could reverse',
    )
    await together.drop()
  })
})

describe('a migration', () => {
  const may = async (made: TestDatabase) => {
    const [row] = await made.sql<{ may: boolean }>(
      `select has_function_privilege('lending_app', to_regproc('decide_request'), 'execute') as may`,
    )
    return row?.may
  }
  const served = async (made: TestDatabase) => {
    const [row] = await made.sql<{ hash: string }>(
      "select hash from sql_source where name = 'served since release'",
    )
    return Number(row?.hash)
  }

  it('leaves everything as it was without a role of operators', async () => {
    const made = await createDatabase('template0')
    await migrate(made.ownerUrl, made.url, 'USD')
    expect([await may(made), await served(made)]).toEqual([true, servedSince])
    await made.drop()
  })

  it('takes nothing from gateways that serve without one, and sets operators apart once they are gone, for good', async () => {
    const made = await createDatabase('template0')
    const { ownerUrl, url, operatorUrl } = made
    await migrate(ownerUrl, url, 'USD')
    await made.sql('insert into gateway (id) values (gen_random_uuid())')
    await migrate(ownerUrl, url, 'USD', { operatorUrl })
    expect([await may(made), await served(made)]).toEqual([true, servedSince])
    await made.sql("update gateway set renewed_at = now() - interval '1 minute'")
    await migrate(ownerUrl, url, 'USD', { operatorUrl })
    expect([await may(made), await served(made)]).toEqual([false, 4])
    await migrate(ownerUrl, url, 'USD')
    expect([await may(made), await served(made)]).toEqual([false, 4])
    expect(await pendingMigrations((text) => made.sql(text))).toEqual([])
    await made.drop()
  })

  it('says what is wrong with the role', async () => {
    const made = await createDatabase('template0')
    const { ownerUrl, url } = made
    const as = (name: string) => Object.assign(new URL(url), { username: name }).href
    const migrating = (operatorUrl: string) => migrate(ownerUrl, url, 'USD', { operatorUrl })
    await expect(migrating(as('nobody'))).rejects.toThrow(
      /^DATABASE_OPERATOR_URL: there is no role "nobody" on this server; create it with: create role "nobody"/,
    )
    for (const other of [url, ownerUrl])
      await expect(migrating(other)).rejects.toThrow(/needs one of its own$/)
    await expect(
      migrate(ownerUrl, ownerUrl, 'USD', { operatorUrl: made.operatorUrl }),
    ).rejects.toThrow(/^DATABASE_OPERATOR_URL: the role of DATABASE_URL owns the schema/)
    await made.drop()
  })
})
