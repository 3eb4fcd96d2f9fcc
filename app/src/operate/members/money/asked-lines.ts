import type { TransactionDirection, TransactionType } from '../../../graphql/graphql.ts'
import { dayBegins } from '../../day-begins.ts'

/** What lines of a statement tell of. */
export const types = [
  'DEPOSIT',
  'WITHDRAWAL',
  'TRANSFER_IN',
  'TRANSFER_OUT',
  'INVESTMENT_HOLD',
  'INVESTMENT_RELEASE',
  'INVESTMENT_SETTLEMENT',
  'LOAN_DISBURSEMENT',
  'REPAYMENT_PAID',
  'REPAYMENT_RECEIVED',
  'FEE',
  'REVERSAL',
] as const satisfies readonly TransactionType[]

/** Which way money went. */
export const directions = [
  'CREDIT',
  'DEBIT',
  'NONE',
] as const satisfies readonly TransactionDirection[]

/** Which lines of a statement an address asks for, as the API's conditions. */
export interface AskedLines {
  readonly type: TransactionType | null
  readonly direction: TransactionDirection | null
  readonly since: string | null
  readonly until: string | null
}

/** Reads them from the address; what is unknown counts as not said. */
export function askedLines(query: URLSearchParams): AskedLines {
  return {
    type: types.find((one) => one === query.get('type')) ?? null,
    direction: directions.find((one) => one === query.get('direction')) ?? null,
    since: dayBegins(query.get('from') ?? ''),
    until: dayBegins(query.get('to') ?? '', 1),
  }
}

/** The path of the same lines of a member as a file. */
export function fileOf(id: string, { type, direction, since, until }: AskedLines): string {
  const query = new URLSearchParams({ f: 'csv' })
  const given = {
    type: type?.toLowerCase(),
    direction: direction?.toLowerCase(),
    since,
    until,
  }
  for (const [name, value] of Object.entries(given)) if (value) query.set(name, value)
  return `/operator/members/${id}/transactions?${query}`
}
