-- Reverses a repayment, or an amount that was lent again, as it is booked now: its borrower has it again, and lenders give back what is there and
-- owe the rest. If it is booked again afterwards, the borrower keeps the money for that (`stays`), whatever they owe. `line` becomes the id of
-- the borrower's line. The caller has locked the wallets.
create or replace function reverse_repayment(one repayment, moved uuid, line uuid, why text, stays boolean) returns void
  language plpgsql security definer set search_path from current as $$
declare
  accounts uuid[];
  amounts bigint[];
  kept bigint;
begin
  select coalesce(sum(entry.amount), 0) into kept from entry join account on account.id = account_id where ledger_transaction_id = one.booked_by and kind = 'fees';
  select array_agg(account_id), array_agg(leg) into accounts, amounts from (
    select taken.account_id, taken.leg from (
        select wallet_id, sum(entry.amount)::bigint as had from entry join account on account.id = account_id
        where ledger_transaction_id = one.booked_by and wallet_id is not null group by wallet_id) as party
      cross join lateral (
        select own.id as account_id, -had as leg from account as own where own.wallet_id = party.wallet_id and kind = 'available' and had < 0
        union all select * from taking(party.wallet_id, had) where had > 0) as taken
    union all select account_id, -entry.amount from entry join account on account.id = account_id
      where ledger_transaction_id = one.booked_by and wallet_id is null and kind <> 'fees'
    union all select house_account('fees'), -kept where kept > 0) as legs;
  perform post(moved, 'repayment_reversal', accounts, amounts, one.booked_by, earmarked => stays, as_of => one.value_on);
  insert into wallet_transaction (id, wallet_id, type, direction, amount, description, reference, counterparty_id, loan_id, investment_id,
      ledger_transaction_id, principal, fee, charges)
    select case type when 'repayment_paid' then line else new_id() end, wallet_id, type, case direction when 'credit' then 'debit' else 'credit' end, amount,
      coalesce(why, description), reference, counterparty_id, loan_id, investment_id, moved, principal, fee, charges
    from wallet_transaction where ledger_transaction_id = one.booked_by;
end $$;

-- Posts that a part of a repayment is lent again, with these shares of its lenders.
create or replace function post_relending(
  target loan, moved uuid, line uuid, of_repayment uuid, why text, amount bigint, as_of date, investments uuid[], lenders uuid[], principals bigint[]
) returns void
  language plpgsql security definer set search_path from current as $$
begin
  perform post(moved, 'relending', array_agg(account_id), array_agg(leg), as_of => as_of) from (
    select account_of(target.borrower_id, 'available') as account_id, amount as leg
    union all select taken.account_id, taken.leg from (
        select wallet.id, -sum(principal)::bigint as back from unnest(lenders, principals) as share (lender_id, principal)
        join wallet on user_id = lender_id group by wallet.id) as party
      cross join lateral taking(party.id, back) as taken
    union all select account.id, -principal from unnest(investments, principals) as share (investment_id, principal) join account using (investment_id)
    union all select account.id, -amount from account where loan_id = target.id) as legs;
  insert into wallet_transaction (id, wallet_id, type, direction, amount, description, reference, loan_id, ledger_transaction_id)
    select line, id, 'repayment_paid', 'credit', amount, why, of_repayment::text, target.id, moved from wallet where user_id = target.borrower_id;
  insert into wallet_transaction (id, wallet_id, type, direction, amount, description, reference, counterparty_id, loan_id,
      investment_id, ledger_transaction_id, principal, fee)
    select new_id(), wallet.id, 'repayment_received', 'debit', -sum(principal), why, of_repayment::text, target.borrower_id, target.id,
      case when count(*) = 1 then min(investment_id::text)::uuid end, moved, -sum(principal), 0
    from unnest(investments, lenders, principals) as share (investment_id, lender_id, principal)
    join wallet on user_id = lender_id group by wallet.id;
end $$;

-- Books the difference between a loan's history as it is now and as it was: each repayment that is split differently is reversed and booked again, by new
-- entries. All are reversed first, the last one first, so that no claim is overdrawn meanwhile. A new repayment is booked under its own id, and its
-- borrower's line under `line`.
create or replace function book_differences(target loan, before jsonb, after jsonb, line uuid, why text) returns void
  language plpgsql security definer set search_path from current as $$
declare
  one repayment%rowtype;
  paid record;
  moved uuid;
begin
  for one in select * from repayment where loan_id = target.id and before ? id::text and after ? id::text and before -> id::text <> after -> id::text
      order by value_on desc, created_at desc, id desc loop
    perform reverse_repayment(one, new_id(), new_id(), null, true);
  end loop;
  for one in select * from repayment where loan_id = target.id and after ? id::text and before -> id::text is distinct from after -> id::text
      order by value_on, created_at, id loop
    select * into paid from jsonb_to_record(after -> one.id::text) as split (applied bigint, principal_part bigint, charges_part bigint, charges_kept bigint,
      fee bigint, investments uuid[], lenders uuid[], principals bigint[], interests bigint[], fees bigint[], charges bigint[]);
    moved := case when one.booked_by is null then one.id else new_id() end;
    if one.returns is not null then
      perform post_relending(target, moved, case when one.booked_by is null then line else new_id() end, one.id, coalesce(why, target.title),
        paid.applied, one.value_on, paid.investments, paid.lenders, paid.principals);
    elsif paid.applied > 0 then
      perform post_repayment(target, moved, case when one.booked_by is null then line else new_id() end, one.id::text, paid.applied,
        paid.fee + paid.charges_kept, paid.principal_part, paid.charges_part, paid.investments, paid.lenders, paid.principals, paid.interests, paid.fees, paid.charges, one.value_on);
    end if;
    -- What is no longer needed is its borrower's again.
    update repayment set booked_by = case when paid.applied > 0 then moved end, amount = paid.applied where id = one.id;
  end loop;
end $$;

-- Has the platform pay, out of its fees, what lenders owe beyond what they owed before (`before`); what the fees don't cover, they owe. Returns what it
-- paid for each of them. Two must not do so at once (undo_repayment).
create or replace function borne_by_platform(target loan, before jsonb, of_repayment uuid) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  party record;
  moved uuid;
  accounts uuid[];
  amounts bigint[];
  borne jsonb := '{}'::jsonb;
begin
  for party in select wallet.id, user_id, (owed_by(user_id) - coalesce((before ->> user_id::text)::bigint, 0))::bigint as more from wallet
      where user_id in (select lender_id from investment where loan_id = target.id and status <> 'cancelled') order by wallet.id loop
    continue when party.more <= 0;
    select array_agg(account_id), array_agg(leg) into accounts, amounts from taking_from_house('fees', party.more);
    party.more := coalesce((select -sum(leg) from unnest(amounts) as leg), 0);
    continue when party.more = 0;
    moved := new_id();
    perform post(moved, 'fee', accounts || account_of(party.user_id, 'available'), amounts || party.more);
    insert into wallet_transaction (id, wallet_id, type, direction, amount, description, reference, loan_id, ledger_transaction_id)
      values (new_id(), party.id, 'fee', 'credit', party.more, 'Borne by the platform', of_repayment::text, target.id, moved);
    borne := borne || jsonb_build_object(party.user_id, party.more);
  end loop;
  return borne;
end $$;

-- Pays what a borrower owes the platform from what came back: nobody has money while they owe.
create or replace function set_off_owed(member uuid) returns void
  language plpgsql security definer set search_path from current as $$
declare
  own constant uuid := account_of(member, 'available');
  pays constant bigint := least(owed_by(member), (select balance from account where id = own));
begin
  if pays > 0 then
    perform post(new_id(), 'set_off', array[own, account_of(member, 'owed')], array[-pays, pays], earmarked => true);
  end if;
end $$;
