import type { Reader } from '../database/reader.ts'
import { Loader } from './loader.ts'

/** What the overdue principal of an instalment has borne since it was due; amounts in minor units, the rate in hundredths of a percent a year. */
export interface OverdueInterest {
  readonly number: number
  /** The day on which it was due. */
  readonly since: string
  readonly principal: bigint
  /** Whether it is charged besides the loan's own interest. */
  readonly penalty: boolean
  readonly rate: number
  readonly interest: bigint
}

type Row = OverdueInterest & { readonly loanId: string }

const text = `
  select loan_id as "loanId", number, since::text, principal, penalty, rate, interest from overdue_interest($1)`

/** Loads what overdue principal has borne, by the loan's id, in the order of the instalments. */
export function overdueInterests(reader: Reader): Loader<string, OverdueInterest[]> {
  return new Loader(async (ids) => {
    const rows = Map.groupBy(await reader.query<Row>(text, [ids]), ({ loanId }) => loanId)
    return ids.map((id) => rows.get(id) ?? [])
  })
}
