-- Carries out a delayed transfer, after the rules have checked its sender: what was held goes into the other member's wallet, in which there has to
-- be room. If that member can't receive money any more, the transfer fails, and what was held is available again. Returns whether it is done.
create or replace function settle_transfer(of_payment uuid, rules jsonb) returns boolean
  language plpgsql security definer set search_path from current as $$
declare
  one payment%rowtype;
  moved constant uuid := new_id();
  own uuid;
  other uuid;
begin
  perform screen_members(array(select user_id from payment where id = of_payment), rules);
  select * into one from payment where id = of_payment and state = 'approved' for no key update;
  if not found or is_held(one.user_id) or is_blocked(one.user_id) then
    return false;
  end if;
  own := account_of(one.user_id, 'held');
  other := account_of(one.counterparty_id, 'available');
  perform lock_accounts(array[own, other]);
  if is_blocked(one.counterparty_id)
      or (select available_balance + held_balance + one.amount > amount_max() from wallet_state where user_id = one.counterparty_id) then
    perform end_payment(one, 'failed', moved, null);
    return true;
  end if;
  perform post(moved, 'transfer', array[own, other], array[-one.amount, one.amount]);
  update payment set state = 'settled', reference = moved::text, ledger_transaction_id = moved, settled_at = gateway_now(), ask_at = null where id = one.id;
  insert into wallet_transaction (id, wallet_id, type, direction, amount, description, reference, counterparty_id, ledger_transaction_id, payment_id,
      external_id, metadata)
    select line.id, wallet.id, line.type, line.direction, one.amount, one.description, moved::text, line.partner, moved, case when line.id = one.line_id then one.id end,
      case when line.id = one.line_id then one.external_id end, case when line.id = one.line_id then one.metadata end
    from (values (one.line_id, one.user_id, 'transfer_out', 'debit', one.counterparty_id), (new_id(), one.counterparty_id, 'transfer_in', 'credit', one.user_id))
      as line (id, member, type, direction, partner) join wallet on user_id = member order by wallet.id;
  return true;
end $$;

-- The transfers that are due, without those already tried: the oldest of each sender, then the next of each, so that nobody who sends many keeps the
-- others waiting. Those of frozen members wait, as do those that wait for a case.
create or replace function transfers_due(tried uuid[], most int) returns table (id uuid) stable
  language plpgsql security definer set search_path from current as $$
begin
  return query select payment.id from payment where counterparty_id is not null and state = 'approved' and not payment.id = any (tried)
    and user_id not in (select member_id from member_case where holds_money) and not is_blocked(user_id)
    order by row_number() over (partition by user_id order by created_at, payment.id), created_at, payment.id limit most;
end $$;
