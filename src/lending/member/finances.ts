import type { EntityManager } from '@mikro-orm/postgresql'
import type { Reader } from '../../database/reader.ts'
import { Loader } from '../../reads/loader.ts'
import { type Asking, owns } from './own.ts'

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
