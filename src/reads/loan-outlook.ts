import { idsAndNumber } from './id-and-number.ts'
import { foundBy } from './loader.ts'

/** What is ahead of an active loan. */
export interface LoanOutlook {
  /** The day on which it defaults if nothing is paid until then; null unless it is late. */
  readonly defaultOn: string | null
  /** The last day of the pause that it is in; null if it is in none. */
  readonly pausedUntil: string | null
}

const text = `
  select loan_id as key, default_on::text as "defaultOn", paused_until::text as "pausedUntil" from outlook_of_loans($1, $2)`

/** Loads what is ahead of loans, by their ids with the number of days after which a late one defaults; null of those that are not active. */
export const loanOutlooks = foundBy<LoanOutlook, LoanOutlook | null>(
  text,
  ([outlook]) => outlook ?? null,
  idsAndNumber,
)
