import type { InstalmentState } from '../entities/loan/instalment.ts'

// What is counted or summed up for each of many records: statements for `foundBy` and `ownBy`.

export const countOfLoan = (table: string) => `
  select loan_id as key, count(*) as number from ${table} where loan_id = any($1) group by loan_id`
export const countPlanChanges = `
  select loan_id as key, count(*) as number from plan_change
  where loan_id = any($1) and status <> 'asked' group by loan_id`
export const sumInvested = `
  select loan_id as key, sum(amount)::bigint as number from investment
  where loan_id = any($1) and lender_id = $2 and status <> 'cancelled' group by loan_id`

/** What a lender has in all loans of borrowers, by the borrower's id. */
export const sumLentTo = `
  select borrower_id as key, sum(investment.amount - principal_repaid)::bigint as number
  from investment join loan on loan.id = loan_id
  where lender_id = $2 and borrower_id = any($1) and investment.status in ('pending', 'active', 'defaulted') group by borrower_id`

/** The interest that has accrued on investments and is not paid, before fees. */
export const sumAccrued = 'select investment_id as key, accrued as number from accrued_interest($1)'

export const countInvestments = `
  select loan_id as key, count(*) as number from investment
  where loan_id = any($1) and lender_id = $2 group by loan_id`

/** What is outstanding of the charges of instalments, by the loan's id and the number. */
export const sumCharges = `
  select loan_id || ' ' || number as key, sum(outstanding)::bigint as number from charge_state
  where loan_id = any(array(select distinct split_part(one, ' ', 1)::uuid from unnest($1::text[]) as one)) and outstanding > 0
  group by loan_id, charge_state.number`

export const countEntries = 'select id as key, version as number from account where id = any($1)'

export const countUnread = `
  select user_id as key, count(*) as number from notification
  where user_id = any($1) and read_at is null group by user_id`

/** Names an instalment to the loader of its charges. */
export function keyOfInstalment({ loanId, number }: InstalmentState): string {
  return `${loanId} ${number}`
}
