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
  select loan_id as "loanId", number, due_on::text as "dueOn", sum(principal)::bigint as principal, sum(interest)::bigint as interest
  from own_payments($1, $2, $3) group by loan_id, number, due_on order by loan_id, number`

const due = `
  select investment_id as key, sum(principal + interest)::bigint as amount
  from own_payments($1, array(select distinct loan_id from investment where id = any($2)), $3, business_date()) group by investment_id`

/** Names a loan, or an investment, with the platform's fee on interest, to the loaders of what comes of it. */
export function keyOfPayments(id: string, feeRate: number): string {
  return `${id} ${feeRate}`
}

/** Loads what comes to a lender with the payments of a loan, first to last, by `keyOfPayments`. */
export function ownPayments(reader: Reader, lenderId: string): Loader<string, OwnPayment[]> {
  return new Loader(async (keys) => {
    const [ids, ...others] = valuesOf(keys)
    const found = await reader.query<Row>(text, [lenderId, ids, ...others])
    const rows = Map.groupBy(found, ({ loanId }) => loanId)
    return ids.map((id) => rows.get(id) ?? [])
  })
}

/** Loads what comes to a lender of an investment if what is due of its loan is paid today, by `keyOfPayments`. */
export function ownOverdue(reader: Reader, lenderId: string): Loader<string, bigint> {
  return new Loader(async (keys) => {
    const [ids, ...others] = valuesOf(keys)
    const found = await reader.query<{ key: string; amount: bigint }>(due, [
      lenderId,
      ids,
      ...others,
    ])
    const amounts = new Map(found.map(({ key, amount }) => [key, amount]))
    return ids.map((id) => amounts.get(id) ?? 0n)
  })
}

/** All fields of a request are charged the same fee. */
function valuesOf(keys: readonly string[]): [ids: string[], feeRate: number] {
  const asked = keys.map((key) => key.split(' '))
  return [asked.map(([id = '']) => id), Number(asked[0]?.[1])]
}
