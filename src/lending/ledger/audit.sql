-- The statement that finds values which the ledger's entries contradict: among all values or, given a snapshot up to which everything was
-- verified, among those that have changed since.
create or replace function audit_text(seen pg_snapshot default null) returns text immutable
  language plpgsql set search_path from current as $$
declare
  -- The relations that the checks read. `line` has the statement lines to check; `settled` and `repaid` have what was paid for each loan,
  -- by its schedule and by its borrower's statement; `charged` what was on top of the schedule; `returned` what came back of its fee.
  whole constant text := $text$
  with line as not materialized (table wallet_transaction),
  settled as (
    select loan_id, sum(principal_paid + prepaid - lent_again + interest_paid) as paid, sum(principal_paid + prepaid - lent_again) as principal
    from instalment group by loan_id),
  repaid as (
    select loan_id, sum(case direction when 'debit' then amount else -amount end) as paid from wallet_transaction where type = 'repayment_paid' group by loan_id),
  returned as (
    select loan_id, sum(amount) as back from wallet_transaction
    where type = 'fee' and direction = 'credit' and reference = ledger_transaction_id::text group by loan_id),
  charged as (
    select loan_id, sum(amount - paid - waived) filter (where kind = 'late_fee') as due, sum(paid) as paid, sum(paid) filter (where kind = 'late_fee') as fees from charge group by loan_id)$text$;
  -- The same relations, and the tables under their own names, reduced to the ledger transactions that the snapshot did not see and to their
  -- accounts, wallets and loans. One opening entry without a transaction stands for the verified entries of an account.
  since constant text := $text$
  with ledger_transaction as materialized (
    select id from ledger_transaction
    where database_transaction >= pg_snapshot_xmin(:seen)
      and not pg_visible_in_snapshot(database_transaction, :seen)),
  fresh as materialized (
    select account_id, min(version) as version
    from ledger_transaction join entry on ledger_transaction_id = ledger_transaction.id group by account_id),
  moved as materialized (select account.* from fresh join account on account.id = account_id),
  line as materialized (
    select wallet_transaction.*
    from ledger_transaction join wallet_transaction on ledger_transaction_id = ledger_transaction.id),
  loan as materialized (
    select * from loan where id in (
      select loan_id from moved union select loan_id from line
      union select investment.loan_id from moved join investment on investment.id = investment_id)),
  settled as materialized (
    select loan.id as loan_id, sum(principal_paid + prepaid - lent_again + interest_paid) as paid, sum(principal_paid + prepaid - lent_again) as principal
    from loan join instalment on loan_id = loan.id group by loan.id),
  repaid as materialized (
    select loan.id as loan_id, sum(case direction when 'debit' then amount else -amount end) as paid
    from loan join wallet on user_id = borrower_id
    join wallet_transaction on wallet_id = wallet.id and loan_id = loan.id and type = 'repayment_paid'
    group by loan.id),
  returned as materialized (
    select loan.id as loan_id, sum(amount) as back
    from loan join wallet on user_id = borrower_id
    join wallet_transaction on wallet_id = wallet.id and loan_id = loan.id and type = 'fee' and direction = 'credit'
      and reference = ledger_transaction_id::text
    group by loan.id),
  charged as materialized (
    select loan_id, sum(amount - charge.paid - waived) filter (where kind = 'late_fee') as due, sum(charge.paid) as paid, sum(charge.paid) filter (where kind = 'late_fee') as fees
    from loan join charge on loan_id = loan.id group by loan_id),
  wallet as materialized (select * from wallet where id in (select wallet_id from moved)),
  payment as materialized (
    select payment.* from wallet join payment using (user_id) where is_open_payment(state)
    union select payment.* from ledger_transaction join payment on ledger_transaction_id = ledger_transaction.id),
  account as materialized (
    select * from moved
    union select account.* from wallet join account on wallet_id = wallet.id
    union select account.* from loan join account on loan_id = loan.id
    union select account.* from loan join investment on investment.loan_id = loan.id
      join account on investment_id = investment.id),
  entry as materialized (
    select entry.account_id, entry.version, balance_after,
      case when entry.version >= fresh.version then amount else balance_after end as amount,
      case when entry.version >= fresh.version then ledger_transaction_id end as ledger_transaction_id
    from account left join fresh on account_id = account.id
    -- "offset 0" forces a lookup per account: otherwise PostgreSQL, which overestimates the entries, would read the whole index.
    cross join lateral (
      select * from entry where entry.account_id = account.id and version >= coalesce(fresh.version - 1, account.version) offset 0
    ) as entry)$text$;
  differences constant text := $text$
  select 'balance of account' as what, account.id::text, coalesce(sum(amount), 0)::text as expected, balance::text as found
    from account left join entry on account_id = account.id
    group by account.id, balance having balance <> coalesce(sum(amount), 0)
  union all
  select 'version of account', account.id::text, count(account_id)::text, account.version::text
    from account left join entry on account_id = account.id
    group by account.id, account.version
    having account.version <> coalesce(max(entry.version), 0)
      or account.version <> count(account_id) + coalesce(min(entry.version) filter (where ledger_transaction_id is null), 1) - 1
  union all
  select 'balance after entry ' || version, account_id::text, expected::text, balance_after::text
    from (select *, sum(amount) over (partition by account_id order by version) as expected from entry) as chain
    where balance_after <> expected
  union all
  select 'sum of ledger transaction', id::text, '0', coalesce(sum(amount)::text, 'no entries')
    from ledger_transaction left join entry on ledger_transaction_id = id
    group by id having count(account_id) < 2 or sum(amount) <> 0
  union all
  select 'sum of all entries', 'ledger', '0', sum(amount)::text from entry
    where ledger_transaction_id is not null having sum(amount) <> 0
  union all
  select 'accounts of the platform', told.kind, expected::text, coalesce(found, 0)::text
    from (select
        sum(amount * case direction when 'debit' then 1 else -1 end) filter (where type in ('deposit', 'withdrawal', 'reversal')) as outside,
        sum(amount * case direction when 'debit' then 1 else -1 end)
          filter (where type in ('fee', 'repayment_paid', 'repayment_received')) as fees
      from line) as line
    cross join lateral (values ('outside', coalesce(outside, 0)), ('fees', coalesce(fees, 0))) as told (kind, expected)
    left join (select case kind when 'fees' then kind else 'outside' end as kind, sum(amount) as found from account join entry on account_id = account.id
      where stripe is not null and ledger_transaction_id is not null group by 1) as kept using (kind)
    where expected <> coalesce(found, 0)
  union all
  select 'newest line of wallet', id::text, (available_balance + held_balance - owed - advanced)::text, balance_after::text
    from wallet join wallet_state using (id) cross join lateral (
      select balance_after from wallet_transaction where wallet_id = wallet_state.id
      order by wallet_transaction.position desc limit 1) as newest
    where balance_after <> available_balance + held_balance - owed - advanced
  union all
  select 'held for pending investments and payments of wallet', wallet.id::text, coalesce(sum(amount), 0)::text, balance::text
    from wallet join account on wallet_id = wallet.id and kind = 'held'
    left join lateral (select amount from investment where lender_id = user_id and investment.status = 'pending'
      union all select amount from payment where payment.user_id = wallet.user_id and direction = 'out'
        and is_open_payment(state)) as reason on true
    group by wallet.id, balance having balance <> coalesce(sum(amount), 0)
  union all
  select 'advanced on deposits of wallet', wallet.id::text, coalesce(sum(advanced), 0)::text, (-balance)::text
    from account join wallet on wallet.id = wallet_id and kind = 'advanced'
    left join payment on payment.user_id = wallet.user_id and direction = 'in' and is_open_payment(state)
    group by wallet.id, balance having -balance <> coalesce(sum(advanced), 0)
  union all
  select 'available although the member owes, in wallet', wallet_id::text, '0', own.balance::text
    from account as debt join account as own using (wallet_id)
    where debt.kind = 'owed' and debt.balance < 0 and own.kind = 'available' and own.balance > 0
  union all
  select 'posting of payment', payment.id::text, payment.amount::text, sum(-entry.amount)::text
    from payment join entry using (ledger_transaction_id) where entry.amount < 0
    group by payment.id, payment.amount having sum(-entry.amount) <> payment.amount
  union all
  select 'funding of loan', loan.id::text, coalesce(sum(amount), 0)::text, amount_funded::text
    from loan left join investment on loan_id = loan.id and investment.status <> 'cancelled'
    group by loan.id, amount_funded having amount_funded <> coalesce(sum(amount), 0)
  union all
  select 'claim of investment', investment.id::text, owed::text, coalesce(balance::text, 'no account')
    from loan join investment on investment.loan_id = loan.id cross join lateral (select
      case investment.status when 'active' then amount - principal_repaid else 0 end as owed) as debt
    left join account on account.investment_id = investment.id
    where owed <> coalesce(balance, 0)
  union all
  select 'receivable of loan', loan.id::text, (-sum(claim.balance))::text, receivable.balance::text
    from loan join account as receivable on receivable.loan_id = loan.id
    join investment on investment.loan_id = loan.id
    join account as claim on claim.investment_id = investment.id
    group by loan.id, receivable.balance having receivable.balance <> -sum(claim.balance)
  union all
  select 'principal of schedule', loan.id::text, amount_requested::text, sum(principal + prepaid - lent_again)::text
    from loan join instalment on loan_id = loan.id
    group by loan.id, amount_requested having amount_requested <> sum(principal + prepaid - lent_again)
  union all
  select 'paid of schedule', loan.id::text, (sum(principal_repaid + interest_earned) + service_fee) || ', principal ' || sum(principal_repaid), paid || ', principal ' || settled.principal + unearned
    from loan join investment on investment.loan_id = loan.id
    join settled on settled.loan_id = loan.id
    where loan.status in ('active', 'defaulted')
    group by loan.id, service_fee, unearned, paid, settled.principal
    having sum(principal_before + interest_before) = 0
      and (sum(principal_repaid + interest_earned) + service_fee <> paid or sum(principal_repaid) <> settled.principal + unearned)
  union all
  select what || ' of investment', id::text, whole || ' or ' || whole + 1, had::text
    from (
      select investment.id, what, had, taken, div(coalesce(taken, sum(had) over of_loan) * weight, sum(weight) over of_loan) as whole
      from loan join investment on loan_id = loan.id
      cross join lateral (values
        (amount - principal_before, 'principal', principal_repaid - principal_before, null),
        (amount - principal_before, 'interest', interest_earned - interest_before, null),
        (amount - principal_before, 'charges', charges_earned, null),
        (amount - principal_before, 'fee', fee_told, service_fee)) as share (weight, what, had, taken)
      where loan.status in ('active', 'defaulted')
      window of_loan as (partition by loan.id, what)) as entitled
    -- A fee may be too low (`taken` is set), since the lender's statement may not have shown it yet.
    where had > whole + 1 or (had < whole and taken is null)
  union all
  select 'fee given back of loan', loan.id::text, coalesce(back, 0)::text, fee_refunded::text
    from loan left join returned on returned.loan_id = loan.id
    where (fee_refund <> 'none' or withdrawable_until is not null) and fee_refunded <> coalesce(back, 0)
  union all
  select 'charges of loan', loan.id::text, coalesce(due, 0) || ' of fees due, ' || coalesce(paid - kept, 0) || ' for lenders',
      loan.fees_due || ' of fees due, ' || earned || ' for lenders'
    from loan left join charged on loan_id = loan.id
    cross join lateral (select case when late_terms ->> 'late_fee_to' = 'platform' then coalesce(fees, 0) else 0 end as kept) as platform
    cross join lateral (select coalesce(sum(charges_earned), 0) as earned from investment where investment.loan_id = loan.id) as lenders
    where loan.status in ('active', 'repaid', 'defaulted') and (coalesce(due, 0) <> loan.fees_due or coalesce(paid - kept, 0) <> earned)
  union all
  select 'repayments of loan', loan.id::text, coalesce(repaid.paid, 0)::text, (sum(principal_repaid + interest_earned) + service_fee + coalesce(charged.paid, 0))::text
    from loan join investment on investment.loan_id = loan.id
    left join repaid on repaid.loan_id = loan.id
    left join charged on charged.loan_id = loan.id
    where loan.status in ('active', 'defaulted')
    group by loan.id, service_fee, repaid.paid, charged.paid
    having sum(principal_before + interest_before) = 0
      and sum(principal_repaid + interest_earned) + service_fee + coalesce(charged.paid, 0) <> coalesce(repaid.paid, 0)$text$;
begin
  return coalesce(replace(since, ':seen', quote_literal(seen)), whole) || differences;
end $$;

-- Every balance, version and sum of the ledger that its entries contradict. It is one statement, so that it reads a single snapshot.
create or replace function ledger_differences(seen pg_snapshot default null)
  returns table (what text, id text, expected text, found text) stable
  language plpgsql security definer set search_path from current as $$
begin
  return query execute audit_text(seen);
end $$;

-- Audits the ledger for all gateways, unless another connection is doing so or has done so in the last 10 minutes. If the last audit found
-- no differences, it audits only what is new since then; once a day it audits everything, and also compares operators' acts with the
-- audit trail. Only this function writes ledger_audit; repair_balances makes the next audit due at once.
create or replace function audit_ledger() returns void
  language plpgsql security definer set search_path from current as $$
declare
  -- Transaction ids are valid in one cluster only, so a database that was restored into another is audited completely.
  here constant text := (select system_identifier::text from pg_control_system());
  last ledger_audit%rowtype;
  known pg_snapshot;
  snapshot pg_snapshot;
  wrong int;
begin
  -- An advisory lock, since locking a row would give this transaction an id. The change feed would then have to read all changes since it
  -- began, again and again until the audit ends.
  if not pg_try_advisory_xact_lock(hashtextextended(current_schema() || ' audit', 0)) then
    return;
  end if;
  -- Read under the lock, so that it sees an audit that another gateway has just made. A time far ahead means that the clock was set back.
  select * into last from ledger_audit;
  if abs(extract(epoch from clock_timestamp() - last.made_at)) < 600 then
    return;
  end if;
  if last.differences = 0 and last.cluster = here and abs(extract(epoch from clock_timestamp() - last.whole_at)) < 86400 then
    known := last.seen;
  end if;
  if known is not null then
    perform set_config('enable_seqscan', 'off', true);
  end if;
  if known is not null then
    select pg_current_snapshot(), count(*) into snapshot, wrong from ledger_differences(known);
    -- What is kept is of how many records there are any in all.
    if wrong > 0 then
      known := null;
      perform set_config('enable_seqscan', 'on', true);
    end if;
  end if;
  if known is null then
    select pg_current_snapshot(), (select count(distinct id) from ledger_differences()) + (select count(distinct id) from trail_differences()) into snapshot, wrong;
  end if;
  insert into ledger_audit (id, differences, made_at, seen, cluster, whole_at)
    values (1, wrong, clock_timestamp(), snapshot, here, case when known is null then clock_timestamp() else last.whole_at end)
    -- A repair that was made meanwhile has set the time back: this audit did not see it, so the next stays due.
    on conflict (id) do update set differences = excluded.differences,
      made_at = case when ledger_audit.made_at is distinct from last.made_at then ledger_audit.made_at else excluded.made_at end, seen = excluded.seen,
      cluster = excluded.cluster, whole_at = excluded.whole_at;
end $$;
