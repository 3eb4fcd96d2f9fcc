import type { EntityClass } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { retrying, settled } from '../database/change.ts'
import type { SqlFunctions } from '../database/functions.generated.ts'
import { columnOf, rowFromJson } from '../reads/rows.ts'
import type { Outcome } from './outcome.ts'
import type { Platform } from './platform.ts'

/** Makes a change through the unit of work, in one transaction; throws OutcomeUnknown if no answer arrives. */
export async function inTransaction<T>(
  { database }: Pick<Platform, 'database'>,
  change: (em: EntityManager) => Promise<T>,
): Promise<T> {
  try {
    return await database.withOwnConnection(() =>
      retrying(() => settled(() => database.orm.em.fork().transactional(change))),
    )
  } finally {
    // Also after an error: if the outcome is unknown, the change may have been made.
    database.notify()
  }
}

/** Calls a database function within a transaction; null if it returns null. */
export async function callWithin<Name extends keyof SqlFunctions>(
  em: EntityManager,
  name: Name,
  values: SqlFunctions[Name],
): Promise<Outcome | null> {
  const parameters = Object.keys(values).map((parameter) => `${parameter} => ?`)
  const text = `select ${name}(${parameters.join(', ')}) as outcome`
  const [row] = await em.execute<{ outcome: Outcome | null }[]>(text, Object.values(values))
  return row?.outcome ?? null
}

/**
 * The record as the transaction leaves it, for the response. It is read before the commit, since a read that fails after the
 * commit would make the change look undone.
 */
export async function readBack<Row extends object>(
  { database }: Pick<Platform, 'database'>,
  em: EntityManager,
  entity: EntityClass<Row>,
  key: { readonly [Name in keyof Row]?: string },
): Promise<Row> {
  await em.flush()
  const [[property, value] = ['', '']] = Object.entries(key)
  const { table, name } = columnOf(database, entity, property)
  const text = `select to_jsonb(one) as json from ${table} as one where ${name} = ?`
  const connection = em.getConnection()
  const [row] = await connection.execute(text, [value], 'all', em.getTransactionContext())
  return rowFromJson(database, entity, row?.json)
}
