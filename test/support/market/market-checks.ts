import type { TestDatabase } from '../database.ts'

/** What must hold of all books, each as a count of what breaks it. */
const always: Readonly<Record<string, string>> = {
  'sum of all entries': 'select coalesce(sum(amount), 0) as wrong from entry',
  'claims of ended loans': `select count(*) as wrong from account join investment on investment.id = account.investment_id
    where balance <> 0 and investment.status <> 'active'`,
  'receivables of ended loans': `select count(*) as wrong from account join loan on loan.id = account.loan_id
    where balance <> 0 and loan.status <> 'active'`,
  'cash flows that are not the balance': `select count(*) as wrong from wallet_state as wallet
    where available_balance + held_balance <> (
      select coalesce(sum(amount), 0) from cash_flow where cash_flow.user_id = wallet.user_id and category <> 'loss')`,
  'interest, fees and losses that are not the investments': `select count(*) as wrong from wallet_state as wallet
    cross join lateral (select coalesce(sum(amount) filter (where category = 'interest' or part = 3), 0) as earned,
        coalesce(sum(amount) filter (where category = 'principal'), 0) as repaid,
        coalesce(-sum(amount) filter (where category = 'loss'), 0) as lost
      from cash_flow where cash_flow.user_id = wallet.user_id) as flow
    cross join lateral (select coalesce(sum(interest_earned), 0) as earned, coalesce(sum(principal_repaid), 0) as repaid
      from investment where lender_id = wallet.user_id) as made
    where flow.earned <> made.earned or flow.repaid <> made.repaid`,
  'repaid loans with unpaid principal': `select count(*) as wrong from instalment join loan on loan.id = loan_id
    where status = 'repaid' and (principal_paid <> principal or interest_paid <> interest)`,
  'repaid loans with unpaid charges': `select count(*) as wrong from charge join loan on loan.id = loan_id
    where status = 'repaid' and amount <> paid + waived`,
  'charges that are not the investments': `select count(*) as wrong from wallet_state as wallet
    where (select coalesce(sum(amount), 0) from cash_flow where cash_flow.user_id = wallet.user_id and category = 'charge')
      <> (select coalesce(sum(charges_earned), 0) from investment where lender_id = wallet.user_id)`,
  'running loans whose schedule does not end with what is left': `select count(*) as wrong from loan
    cross join lateral (select sum(principal - principal_paid) as left_over from instalment where loan_id = loan.id) as schedule
    join account on account.loan_id = loan.id where status = 'active' and left_over - unearned <> -balance`,
}

/** And where nobody pays another, standing orders stay, and the clock's work is done. */
const rules: Readonly<Record<string, string>> = {
  ...always,
  'loans that are open though their time is over': `select count(*) as wrong from loan
    where status = 'open' and expires_at < (select max(created_at) from entry join ledger_transaction on id = ledger_transaction_id)`,
  // What a lender has = what came in from outside and went out, and what the investments earned less what was lost.
  'totals of lenders': `select count(*) as wrong from wallet_state as wallet
    cross join lateral (select coalesce(sum(case type when 'deposit' then amount else -amount end), 0) as outside
      from wallet_transaction where wallet_id = wallet.id and type in ('deposit', 'withdrawal')) as moved
    cross join lateral (select coalesce(sum(interest_earned + charges_earned), 0) as earned,
        coalesce(sum(amount - principal_repaid) filter (where status = 'defaulted'), 0) as lost,
        coalesce(sum(amount - principal_repaid) filter (where status = 'active'), 0) as lent
      from investment where lender_id = wallet.user_id) as investments
    where not exists (select from loan where borrower_id = wallet.user_id)
      and available_balance + held_balance + lent <> outside + earned - lost`,
  'investments beyond standing orders': `select count(*) as wrong from investment join preferences on user_id = lender_id
    where automatic and (amount > auto_invest_max_per_loan or interest_rate < coalesce(min_interest_rate, 0))`,
}

type Sql = TestDatabase['sql']

/** Which rules of all books do not hold, with how often. */
export async function brokenBooks(sql: Sql, which = always): Promise<string[]> {
  const broken: string[] = []
  for (const [what, text] of Object.entries(which)) {
    const [row] = await sql<{ wrong: string }>(text)
    if (Number(row?.wrong) !== 0) broken.push(`${what}: ${row?.wrong}`)
  }
  return broken
}

/** Checks the books; throws with what is wrong, or says how many loans ended how. */
export async function checkMarket({ sql }: TestDatabase): Promise<Record<string, number>> {
  const broken = await brokenBooks(sql, rules)
  if (broken.length > 0) throw new Error(broken.join('; '))
  const ended = await sql<{ status: string; count: string }>(
    'select status, count(*) from loan group by status order by status',
  )
  const paid = await sql<{ kind: string; paid: string }>(
    'select kind, sum(paid) as paid from charge group by kind',
  )
  return Object.fromEntries([
    ...ended.map(({ status, count }) => [`loans ${status}`, Number(count)]),
    ...paid.map((row) => [`${row.kind} paid`, Number(row.paid)]),
  ])
}
