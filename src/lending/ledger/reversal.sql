-- Whether a movement belongs to a loan. So does a recovery, which is a deposit to the borrower that was paid on to the lenders at once, until that is undone;
-- and a fee of which a part was given back.
create or replace function is_part_of_loan(moved uuid) returns boolean stable
  language sql security definer set search_path from current as $$
  select kind not in ('deposit', 'withdrawal', 'transfer', 'fee', 'reversal', 'return')
      or kind = 'deposit' and exists (
        select from wallet_transaction as line where ledger_transaction_id = moved and loan_id is not null
          and not exists (select from repayment where repayment.loan_id = line.loan_id and deposit_id = moved and undone_by is not null))
      or kind = 'fee' and exists (
        select from wallet_transaction as line join loan on loan.id = line.loan_id where ledger_transaction_id = moved and fee_refunded > 0)
    from ledger_transaction where id = moved;
$$;

-- Movements that belong to a loan can't be reversed on their own; of these, repayments and what is lent again of them are undone.
create or replace function refuse_reversal() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  if new.kind = 'repayment_reversal' then
    if not exists (select from ledger_transaction where id = new.reverses_id and kind in ('repayment', 'relending')) then
      raise exception 'only repayments and what is lent again of them are undone' using errcode = 'restrict_violation';
    end if;
  elsif is_part_of_loan(new.reverses_id) is not false then
    raise exception 'only deposits, withdrawals, transfers and fees outside of loans can be reversed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Why a ledger transaction can't be reversed now; null if it can. The caller has locked its accounts.
create or replace function obstacle_to_reversal(original uuid) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  short record;
begin
  if exists (select from ledger_transaction where reverses_id = original or (id = original and kind in ('reversal', 'return'))) then
    return '{"code": "ALREADY_REVERSED"}'::jsonb;
  end if;
  -- A deposit is taken back even if the money was spent: the member owes the rest. A fee is given back whatever is in the one of the platform's accounts
  -- to which it went: the sum is in all of them, and can be overdrawn (leaving/fee-refund.sql).
  select balance, amount as needed, user_id into short from entry join account on account.id = account_id
    left join wallet on wallet.id = wallet_id join ledger_transaction as moved on moved.id = ledger_transaction_id
    where ledger_transaction_id = original and account.kind in ('available', 'held') and moved.kind <> 'deposit'
      and balance - amount < 0 limit 1;
  if found then
    return jsonb_build_object('code', 'INSUFFICIENT_FUNDS', 'available', short.balance, 'needed', short.needed, 'member_id', short.user_id);
  end if;
  select user_id into short from entry join account on account.id = account_id
    join wallet on wallet.id = wallet_id join identity on profile_id = user_id
    where ledger_transaction_id = original and amount < 0 and closed_at is not null limit 1;
  if found then
    return jsonb_build_object('code', 'INVALID_TRANSITION', 'from', 'closed', 'to', 'active', 'member_id', short.user_id);
  end if;
  return null;
end $$;

-- Locks what a reversal of a ledger transaction changes: its payment, if it has one, and then its accounts.
create or replace function lock_movement(original uuid) returns void
  language plpgsql security definer set search_path from current as $$
begin
  perform from payment where ledger_transaction_id = original for no key update;
  perform lock_accounts(array(select account_id from entry where ledger_transaction_id = original));
end $$;

-- When a movement was reversed; null if it was not. A repayment that is booked anew, since something earlier in its loan's history has changed, is reversed.
create or replace function reversed_at(moved uuid) returns timestamptz stable
  language sql as $$
  select created_at from ledger_transaction where reverses_id = moved;
$$;

-- Why a movement was reversed, as the owner of a wallet that it moved was told; null if it was not reversed, or if it is a repayment that was only booked
-- anew, since something earlier in its loan's history has changed.
create or replace function reversal_reason(moved uuid, of_wallet uuid) returns text stable
  language sql as $$
  select line.description from ledger_transaction as undoing join wallet_transaction as line on line.ledger_transaction_id = undoing.id
    where undoing.reverses_id = moved and line.wallet_id = of_wallet
      and (undoing.kind <> 'repayment_reversal' or exists (select from repayment where repayment.loan_id = line.loan_id and undone_by = undoing.id))
    order by line.position limit 1;
$$;

-- Posts the mirror image of a ledger transaction, once. What was paid in is taken from the wallet even if it was spent.
create or replace function reverse_transaction(original uuid, ids uuid[], reason text, as_kind text default 'reversal') returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  accounts uuid[];
  amounts bigint[];
  refused jsonb;
begin
  if not exists (select from entry where ledger_transaction_id = original) then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  perform lock_movement(original);
  refused := obstacle_to_reversal(original);
  -- What a bank takes back or gives back is booked, even to an account that was closed meanwhile.
  if refused is not null and (as_kind <> 'return' or refused ->> 'code' <> 'INVALID_TRANSITION') then
    return refused;
  end if;
  select array_agg(legs.account_id order by legs.account_id), array_agg(legs.leg order by legs.account_id) into accounts, amounts from (
    -- A withdrawal that was held before it was paid out is available again.
    select coalesce(own.id, account_id) as account_id, -entry.amount as leg from entry join account on account.id = account_id
      join ledger_transaction as moved on moved.id = ledger_transaction_id
      left join account as own on own.wallet_id = account.wallet_id and own.kind = 'available'
      where ledger_transaction_id = original and (account.wallet_id is null or moved.kind <> 'deposit')
    union all select taking.account_id, taking.leg from ledger_transaction as moved join wallet_transaction as line on ledger_transaction_id = moved.id
      cross join lateral taking(line.wallet_id, line.amount) where moved.id = original and moved.kind = 'deposit') as legs;
  perform post(ids[1], as_kind, accounts, amounts, original);
  update payment set state = 'returned', return_id = ids[1], reason = reverse_transaction.reason, ended_at = gateway_now(), ask_at = null
    where ledger_transaction_id = original;
  insert into wallet_transaction
    (id, wallet_id, type, direction, amount, description, reference, counterparty_id, loan_id, ledger_transaction_id, payment_id)
    -- A reversed fee is a fee in the other direction, so that the two cancel out in the cash flow.
    select ids[1 + row_number() over (order by position)], wallet_id, case type when 'fee' then type else 'reversal' end,
      case direction when 'credit' then 'debit' else 'credit' end,
      amount, reason, original::text, counterparty_id, loan_id, ids[1], payment_id
    from wallet_transaction where ledger_transaction_id = original;
  return jsonb_build_object('ledger_transaction_id', ids[1]);
end $$;

create or replace trigger reversible before insert on ledger_transaction
  for each row when (new.reverses_id is not null or new.kind = 'repayment_reversal') execute function refuse_reversal();
