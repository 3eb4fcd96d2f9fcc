import type { EntityManager } from '@mikro-orm/postgresql'
import type { Database } from '../../database/connection.ts'
import type { Reader } from '../../database/reader.ts'
import { Loader } from '../../reads/loader.ts'
import { refuseIf } from '../refusal.ts'
import { maySee, type Operator } from './operator.ts'

/** Who asks for a record: a member, and the members whose files an operator has opened in this request. */
export interface Asking {
  readonly id: string
  readonly opened?: ReadonlySet<string>
  readonly scopes?: readonly string[]
}

/** Whether a member's private records may be shown: to the member, and to an operator whose look at them was noted. */
export function owns({ id, opened }: Asking, memberId: string): boolean {
  return id === memberId || opened?.has(memberId) === true
}

/** The record if it is the member's own, otherwise null. */
export function ownRecord<Row extends { readonly userId: string }>(
  asking: Asking,
  record: Row,
): Row | null {
  return owns(asking, record.userId) ? record : null
}

const note = 'select record_looks($1, $2)'

/** Throws a Refusal unless the token is of an operator, who may see what members keep to themselves. */
export function requireSupport(operator: Pick<Operator, 'scopes'>): void {
  refuseIf(
    !maySee(operator) && {
      code: 'FORBIDDEN',
      message: 'This needs a token with the scope lending:support or lending:admin.',
    },
  )
}

/**
 * Opens members' files for an operator, by member id: first the look is noted in the audit trail, once per request and member, in one
 * statement for all of a level.
 */
export function looksOf(
  database: Pick<Database, 'operating'>,
  operator: Operator & { readonly opened: Set<string> },
): Loader<string, true> {
  return new Loader(async (ids) => {
    requireSupport(operator)
    await database.operating().change(note, [operator.id, ids])
    for (const id of ids) operator.opened.add(id)
    return ids.map(() => true as const)
  })
}

/** What only a member may see of their own record; income in minor units. */
export interface PrivateFigures {
  readonly creditScore: number | null
  readonly monthlyIncome: bigint | null
}

const columns = `credit_score as "creditScore", monthly_income as "monthlyIncome"`

/** Reads a member's finances: the database returns them for one member at a time, by id only. */
async function readFinances(database: Reader, memberId: string): Promise<PrivateFigures> {
  const text = `select ${columns} from finances_of($1)`
  const [row] = await database.query<PrivateFigures>(text, [memberId])
  return row ?? { creditScore: null, monthlyIncome: null }
}

/** Reads finances of the viewer, or in a file that an operator has opened; any other id is an error. */
export function ownFinances(reader: Reader, viewer: Asking): Loader<string, PrivateFigures> {
  const read = (id: string) => {
    if (owns(viewer, id)) return readFinances(reader, id)
    throw new Error('finances are asked for that are not the own')
  }
  return new Loader((ids) => Promise.all(ids.map(read)))
}

/** The same in a transaction. */
export async function financesOf(em: EntityManager, memberId: string): Promise<PrivateFigures> {
  const text = `select ${columns} from finances_of(?)`
  const transaction = em.getTransactionContext()
  const [row] = await em.getConnection().execute(text, [memberId], 'all', transaction)
  const income = row?.monthlyIncome ?? null
  return {
    creditScore: row?.creditScore ?? null,
    monthlyIncome: income === null ? null : BigInt(income),
  }
}
