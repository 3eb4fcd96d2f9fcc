import type { Reader } from '../database/reader.ts'
import { Loader } from './loader.ts'

/** What comes to a lender with a payment of a loan that is still to be made: amounts in minor units, after the platform's fee. */
export interface OwnPayment {
  readonly number: number
  readonly dueOn: string
  readonly principal: bigint
  readonly interest: bigint
}

type Row = OwnPayment & { readonly loanId: string }

const text = `
  select loan_id as "loanId", number, due_on::text as "dueOn", principal, interest from own_payments($1, $2, $3) order by loan_id, number`

/** Names a loan, with the platform's fee on interest, to the loader of its payments. */
export function keyOfPayments(loanId: string, feeRate: number): string {
  return `${loanId} ${feeRate}`
}

/** Loads what comes to a lender with the payments of a loan, first to last, by `keyOfPayments`. */
export function ownPayments(reader: Reader, lenderId: string): Loader<string, OwnPayment[]> {
  return new Loader(async (keys) => {
    const asked = keys.map((key) => key.split(' '))
    // All fields of a request are charged the same fee.
    const values = [lenderId, asked.map(([id]) => id), Number(asked[0]?.[1])]
    const rows = Map.groupBy(await reader.query<Row>(text, values), ({ loanId }) => loanId)
    return asked.map(([id]) => rows.get(id ?? '') ?? [])
  })
}
