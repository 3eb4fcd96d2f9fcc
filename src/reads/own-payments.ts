import { idsAndNumber } from './id-and-number.ts'
import { numberIn, ownBy } from './loader.ts'

/** What comes to a lender with a payment of a loan that is still to be made: amounts in minor units, after the platform's fee. */
export interface OwnPayment {
  readonly number: number
  readonly dueOn: string
  readonly principal: bigint
  readonly interest: bigint
}

const text = `
  select loan_id as key, number, due_on::text as "dueOn", sum(principal)::bigint as principal, sum(interest)::bigint as interest
  from own_payments($3, $1, $2) group by loan_id, number, due_on order by loan_id, number`

const due = `
  select investment_id as key, sum(principal + interest)::bigint as number
  from own_payments($3, array(select distinct loan_id from investment where id = any($1)), $2, business_date()) group by investment_id`

/** Loads what comes to a lender with the payments of a loan, first to last, by its id with the platform's fee on interest. */
export const ownPayments = ownBy<OwnPayment, OwnPayment[]>(text, (rows) => rows, idsAndNumber)

/** Loads what comes to a lender of an investment if what is due of its loan is paid today, by its id with the same fee. */
export const ownOverdue = ownBy(due, numberIn, idsAndNumber)
