import { foundBy } from './loader.ts'

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

/** Loads what overdue principal has borne, by the loan's id, in the order of the instalments. */
export const overdueInterests = foundBy<OverdueInterest, OverdueInterest[]>(
  `select loan_id as key, number, since::text, principal, penalty, rate, interest from overdue_interest($1)`,
  (rows) => rows,
)
