import { readdirSync, readFileSync } from 'node:fs'
import { Migration } from '@mikro-orm/migrations'
import { statementsOf } from './statements.ts'

const folder = new URL('.', import.meta.url)

/** Every migration in the order of its number: these make tables, columns, indexes and data. A released migration must never change. */
const names = readdirSync(folder)
  .flatMap((file) => /^(\d{4}-.+)\.sql$/.exec(file)?.[1] ?? [])
  .toSorted()

/** The migrations up to version 0.1.0; 0001-baseline holds their result. */
export const beforeBaseline = [
  '20261121-foundation',
  '20261122-ledger',
  '20261122-operations',
  '20261123-lending',
  '20261123-preferences',
  '20261124-investing',
  '20261125-events',
  '20261126-map',
  '20261127-repayment',
  '20261128-collection',
  '20261129-rates',
  '20261130-sight',
  '20261201-growth',
  '20261202-postings',
  '20261203-transfers',
] as const

/** The migrations in the form that MikroORM needs, in order. */
export const migrations = names.map((name) => ({ name, class: migrationOf(name) }))

function migrationOf(name: string) {
  return class extends Migration {
    override up(): void {
      const text = readFileSync(new URL(`${name}.sql`, folder), 'utf8')
      for (const statement of statementsOf(text)) this.addSql(statement)
    }
  }
}
