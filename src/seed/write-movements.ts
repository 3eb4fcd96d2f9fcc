/** Statements that plan the money movements of the inserted loans, in the steps in which `invest` and other functions make them. */
export const planMovements: readonly string[] = [
  // Lenders who invest, and borrowers who repay with interest, first deposit what their wallets lack.
  `insert into movement (at, step, tx, kind, user_id, account_kind, amount, type, description)
    select at, 0, pg_temp.seeded_id(at, user_id || 'in' || $1), 'deposit', user_id, 'available', amount - spare, 'deposit', null
    from (
      select user_id, sum(part)::bigint as amount, min(since) - interval '1 minute' as at from (
        select lender_id as user_id, amount as part, at as since from seeded_investment
        union all select borrower_id, interest, disbursed from seeded_loan join instalment on loan_id = id where status = 'repaid'
      ) as part group by user_id) as need
    join wallet using (user_id) join account on wallet_id = wallet.id and account.kind = 'available'
    -- What they had then and have not spent since, as far as earlier batches say.
    cross join lateral (
      select least(min(balance_after) filter (where created_at > at),
        coalesce((max(array[version, balance_after]) filter (where created_at <= at))[2], 0)) as spare
      from entry join ledger_transaction as posted on posted.id = ledger_transaction_id where account_id = account.id) as had
    where amount > spare`,
  `insert into movement (at, step, tx, kind, user_id, account_kind, amount, type, description, loan_id, investment_id, counterparty_id)
    select at, 1, pg_temp.seeded_id(at, one.id || 'hold'), 'investment', lender_id, account_kind, sign * amount,
      case sign when -1 then 'investment_hold' end, title, loan.id, one.id, borrower_id
    from seeded_investment as one join seeded_loan as loan on loan.id = loan_id,
      (values ('available', -1), ('held', 1)) as side (account_kind, sign)`,
  `insert into movement (at, step, tx, kind, user_id, account_kind, amount, type, description, loan_id, investment_id, counterparty_id)
    select ended, 2, pg_temp.seeded_id(ended, loan.id || 'release'), 'release', lender_id, account_kind, sign * amount,
      case sign when 1 then 'investment_release' end, title, loan.id, one.id, borrower_id
    from seeded_investment as one join seeded_loan as loan on loan.id = loan_id,
      lateral (select case status when 'expired' then since + interval '14 days' else since + interval '40 minutes' end as ended) as time,
      (values ('available', 1), ('held', -1)) as side (account_kind, sign)
    where status in ('cancelled', 'expired')`,
  `insert into movement (at, step, tx, kind, user_id, account_kind, account_id, amount, type, description, loan_id, investment_id, counterparty_id)
    select disbursed, 2, pg_temp.seeded_id(disbursed, loan.id || 'out'), 'disbursement', side.user_id, side.account_kind, side.account_id,
      side.amount, side.type, title, loan.id, side.investment_id, case when side.user_id <> borrower_id then borrower_id end
    from seeded_loan as loan, lateral (
      select lender_id as user_id, 'held' as account_kind, null::uuid as account_id, -amount as amount, 'investment_settlement' as type, id as investment_id
        from seeded_investment where loan_id = loan.id
      union all select null, 'claim', account.id, amount, null, null
        from seeded_investment as one join account on account.investment_id = one.id where one.loan_id = loan.id
      union all select borrower_id, 'available', null, amount_requested, 'loan_disbursement', null
      union all select null, 'receivable', account.id, -amount_requested, null, null from account where account.loan_id = loan.id) as side
    where disbursed is not null`,
  `insert into movement (at, step, tx, kind, user_id, account_kind, account_id, amount, type, description, loan_id, investment_id, counterparty_id)
    select at, 3, pg_temp.seeded_id(at, loan.id || 'back'), 'repayment', side.user_id, side.account_kind, side.account_id,
      side.amount, side.type, title, loan.id, side.investment_id, null
    from seeded_loan as loan join investment as one on one.loan_id = loan.id,
      lateral (select gateway_now() - interval '1 day' as at) as time, lateral (
      select borrower_id as user_id, 'available' as account_kind, null::uuid as account_id,
        -(amount_requested + one.interest_earned) as amount, 'repayment_paid' as type, null::uuid as investment_id
      union all select lender_id, 'available', null, amount_requested + one.interest_earned, 'repayment_received', one.id
      union all select null, 'claim', account.id, -amount_requested, null, null from account where account.investment_id = one.id
      union all select null, 'receivable', account.id, amount_requested, null, null from account where account.loan_id = loan.id) as side
    where loan.status = 'repaid'`,
  `insert into movement (at, step, tx, kind, account_kind, account_id, amount)
    select at, 3, pg_temp.seeded_id(at, side.loan_id || 'lost'), 'write_off', kind, side.account_id, side.amount
    from (select gateway_now() - interval '1 day' as at) as time, (
      select loan.id as loan_id, 'receivable' as kind, account.id as account_id, amount_requested as amount
        from seeded_loan as loan join account on account.loan_id = loan.id where status = 'defaulted'
      union all select loan.id, 'claim', account.id, -one.amount
        from seeded_loan as loan join seeded_investment as one on one.loan_id = loan.id
        join account on account.investment_id = one.id where status = 'defaulted') as side`,
]

/**
 * Statements that give the entries and lines of whoever takes part in a movement their places by time, since what was posted before may
 * have happened later. Places are negative in between, as no two may be equal.
 */
const inOrder: readonly string[] = [
  `update entry set version = -place, balance_after = balance
    from (
      select account_id, version as old, row_number() over chain as place, sum(amount) over chain as balance
      from entry join ledger_transaction as posted on posted.id = ledger_transaction_id
      where account_id in (select account_id from movement)
      window chain as (partition by account_id order by created_at, version)) as placed
    where entry.account_id = placed.account_id and version = old and (place, balance) <> (version, balance_after)`,
  'update entry set version = -version where version < 0 and account_id in (select account_id from movement)',
  `update wallet_transaction as line set position = -place, balance_after = balance
    from (
      select id, sum(entries) over chain as place, sum(change) over chain as balance
      from (
        select id, wallet_id, created_at, position, position - lag(position, 1, 0::bigint) over before as entries,
          balance_after - lag(balance_after, 1, 0::bigint) over before as change
        from wallet_transaction where wallet_id in (select wallet_id from movement)
        window before as (partition by wallet_id order by position)) as moved
      window chain as (partition by wallet_id order by created_at, position)) as placed
    where line.id = placed.id and (place, balance) <> (position, balance_after)`,
  'update wallet_transaction set position = -position where position < 0 and wallet_id in (select wallet_id from movement)',
]

/** Statements that post all planned movements at once, with the versions, balances and statements that triggers would have made. */
export const postMovements: readonly string[] = [
  `update movement set wallet_id = wallet.id, account_id = account.id
    from wallet join account on account.wallet_id = wallet.id
    where wallet.user_id = movement.user_id and account.kind = account_kind`,
  `insert into movement (at, step, tx, kind, account_kind, account_id, amount)
    select at, step, tx, kind, 'settlement', (
        -- Its entries are put in order below, so the fewer they are, the better.
        select id from account where kind = 'settlement' and stripe is not null order by version, stripe limit 1), -amount
    from movement where kind = 'deposit'`,
  'analyze movement',
  `insert into ledger_transaction (id, kind, created_at) select distinct tx, kind, at from movement`,
  `insert into entry (account_id, version, ledger_transaction_id, amount, balance_after)
    select account_id, account.version + row_number() over chain, tx, amount, account.balance + sum(amount) over chain
    from movement join account on account.id = account_id
    window chain as (partition by account_id order by at, step, tx)`,
  `insert into wallet_transaction (id, wallet_id, position, type, direction, amount, currency, balance_after, description,
      reference, counterparty_id, loan_id, investment_id, ledger_transaction_id, created_at, principal, fee)
    select pg_temp.seeded_id(at, tx || wallet_id::text), wallet_id, position, type, case when shown > 0 then 'credit' else 'debit' end,
      abs(shown), currency, balance_after, description, tx::text, counterparty_id, loan_id, investment_id, tx, at,
      case type when 'repayment_received' then (select amount from investment where id = investment_id) end, case type when 'repayment_received' then 0 end
    from (
      select moved.*, wallet.currency,
        before.version + sum(entries) over chain as position, before.balance + sum(total) over chain as balance_after
      from (
        select wallet_id, tx, at, step, count(*) as entries, sum(amount) as total, max(type) as type,
          max(amount) filter (where type is not null) as shown, max(description) as description,
          max(counterparty_id::text)::uuid as counterparty_id, max(loan_id::text)::uuid as loan_id, max(investment_id::text)::uuid as investment_id
        from movement where wallet_id is not null group by wallet_id, tx, at, step) as moved
      join wallet on wallet.id = moved.wallet_id
      join (select wallet_id, sum(version) as version, sum(balance) as balance from account
        where wallet_id in (select wallet_id from movement) group by wallet_id) as before on before.wallet_id = moved.wallet_id
      window chain as (partition by moved.wallet_id order by at, step, tx)) as line`,
  // From which a loan's repayments are listed, and undone.
  `insert into repayment (id, loan_id, amount, value_on, fee_rate, booked_by, created_at)
    select tx, loan_id, -amount, (at at time zone business_timezone())::date, 0, tx, at from movement where type = 'repayment_paid'`,
  `update account set balance = balance + total, version = version + entries, updated_at = gateway_now()
    from (select account_id, count(*) as entries, sum(amount)::bigint as total from movement group by account_id) as moved
    where account.id = account_id`,
  ...inOrder,
  `update investment as one set loss_position = coalesce((
      select max(position) from wallet join wallet_transaction as line on wallet_id = wallet.id
      where user_id = one.lender_id and line.created_at <= event.created_at), 0)
    from loan_event as event where event.loan_id = one.loan_id and to_status = 'defaulted' and one.status = 'defaulted'
      and lender_id in (select user_id from movement)`,
]
