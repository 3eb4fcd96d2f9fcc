import { Client } from 'pg'
import { reach } from '../../database/hosts.ts'
import { keptAlive } from '../../database/kept-connection.ts'
import { set, untimed } from '../../database/pooling.ts'
import { pathTo } from '../../database/schema-names.ts'

/** A value in the ledger that its entries contradict. */
export interface Difference {
  readonly what: string
  readonly id: string
  readonly expected: string
  readonly found: string
}

/** Finds the differences; one statement, so that everything comes from one snapshot. */
export const audit = `
  select 'balance of account' as what, account.id::text, coalesce(sum(amount), 0)::text as expected, balance::text as found
    from account left join entry on account_id = account.id
    group by account.id having balance <> coalesce(sum(amount), 0)
  union all
  select 'version of account', account.id::text, count(account_id)::text, account.version::text
    from account left join entry on account_id = account.id
    group by account.id
    having account.version <> count(account_id) or account.version <> coalesce(max(entry.version), 0)
  union all
  select 'balance after entry ' || version, account_id::text, expected::text, balance_after::text
    from (select *, sum(amount) over (partition by account_id order by version) as expected from entry) as chain
    where balance_after <> expected
  union all
  select 'sum of ledger transaction', id::text, '0', coalesce(sum(amount)::text, 'no entries')
    from ledger_transaction left join entry on ledger_transaction_id = id
    group by id having count(account_id) < 2 or sum(amount) <> 0
  union all
  select 'sum of all entries', 'ledger', '0', sum(amount)::text from entry having sum(amount) <> 0
  union all
  select 'accounts of the platform', kind, expected::text, found::text
    from (select
        sum(amount * case direction when 'debit' then 1 else -1 end) filter (where type in ('deposit', 'withdrawal', 'reversal')) as settlement,
        sum(amount * case type when 'repayment_received' then -1 else 1 end)
          filter (where type in ('fee', 'repayment_paid', 'repayment_received')) as fees
      from wallet_transaction) as line
    cross join lateral (values ('settlement', coalesce(settlement, 0)), ('fees', coalesce(fees, 0))) as told (kind, expected)
    join (select kind, sum(balance) as found from account where stripe is not null group by kind) as account using (kind)
    where expected <> found
  union all
  select 'newest line of wallet', id::text, (available_balance + held_balance)::text, balance_after::text
    from wallet_state cross join lateral (
      select balance_after from wallet_transaction where wallet_id = wallet_state.id
      order by wallet_transaction.position desc limit 1) as newest
    where balance_after <> available_balance + held_balance
  union all
  select 'held for pending investments of wallet', wallet.id::text, coalesce(sum(amount), 0)::text, balance::text
    from wallet join account on wallet_id = wallet.id and kind = 'held'
    left join investment on lender_id = user_id and investment.status = 'pending'
    group by wallet.id, balance having balance <> coalesce(sum(amount), 0)
  union all
  select 'funding of loan', loan.id::text, coalesce(sum(amount), 0)::text, amount_funded::text
    from loan left join investment on loan_id = loan.id and investment.status <> 'cancelled'
    group by loan.id having amount_funded <> coalesce(sum(amount), 0)
  union all
  select 'claim of investment', investment.id::text, owed::text, coalesce(balance::text, 'no account')
    from investment cross join lateral (select
      case status when 'active' then amount - principal_repaid else 0 end as owed) as debt
    left join account on investment_id = investment.id
    where owed <> coalesce(balance, 0)
  union all
  select 'receivable of loan', loan.id::text, (-sum(claim.balance))::text, receivable.balance::text
    from loan join account as receivable on receivable.loan_id = loan.id
    join investment on investment.loan_id = loan.id
    join account as claim on claim.investment_id = investment.id
    group by loan.id, receivable.balance having receivable.balance <> -sum(claim.balance)
  union all
  select 'principal of schedule', loan.id::text, amount_requested::text, sum(principal + prepaid)::text
    from loan join instalment on loan_id = loan.id
    group by loan.id having amount_requested <> sum(principal + prepaid)
  union all
  select 'paid of schedule', loan.id::text, (sum(principal_repaid + interest_earned) + service_fee)::text, paid::text
    from loan join investment on investment.loan_id = loan.id
    join (select loan_id, sum(principal_paid + prepaid + interest_paid) as paid from instalment group by loan_id) as settled
      on settled.loan_id = loan.id
    where loan.status in ('active', 'defaulted')
    group by loan.id, paid
    having sum(principal_before + interest_before) = 0 and sum(principal_repaid + interest_earned) + service_fee <> paid
  union all
  select what || ' of investment', id::text, whole || ' or ' || whole + 1, had::text
    from (
      select investment.id, what, had, taken, div(coalesce(taken, sum(had) over of_loan) * weight, sum(weight) over of_loan) as whole
      from loan join investment on loan_id = loan.id
      cross join lateral (values
        (amount - principal_before, 'principal', principal_repaid - principal_before, null),
        (amount - principal_before, 'interest', interest_earned - interest_before, null),
        (amount - principal_before, 'fee', fee_told, service_fee)) as share (weight, what, had, taken)
      where loan.status in ('active', 'defaulted')
      window of_loan as (partition by loan.id, what)) as entitled
    -- The statement may not have shown the lender a fee yet.
    where had > whole + 1 or (had < whole and taken is null)
  union all
  select 'repayments of loan', loan.id::text, coalesce(paid, 0)::text, (sum(principal_repaid + interest_earned) + service_fee)::text
    from loan join investment on investment.loan_id = loan.id
    left join (select loan_id, sum(amount) as paid from wallet_transaction where type = 'repayment_paid' group by loan_id) as line
      on line.loan_id = loan.id
    where loan.status in ('active', 'defaulted')
    group by loan.id, paid
    having sum(principal_before + interest_before) = 0 and sum(principal_repaid + interest_earned) + service_fee <> coalesce(paid, 0)`

/** Recomputes every balance, version and sum of the ledger in one snapshot, and returns the differences. */
export async function auditLedger(url: string, schema?: string): Promise<readonly Difference[]> {
  return withoutTimeouts(
    url,
    schema,
    async (client) => (await client.query<Difference>(audit)).rows,
  )
}

/** Gives an audit a connection of its own, on which it may take as long as it needs. */
export async function withoutTimeouts<T>(
  url: string,
  schema: string | undefined,
  run: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({
    ...reach(url),
    connectionTimeoutMillis: 5_000,
    application_name: 'lending-gateway audit',
    ...keptAlive,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query([untimed, set(pathTo(schema))].join('; '))
    return await run(client)
  } finally {
    await client.end()
  }
}
