-- Whether a case holds a member's money. Only jobs ask, never a member's request, so that no answer can give it away.
create or replace function is_held(member uuid) returns boolean stable
  language sql security definer set search_path from current as $$
  select exists (select from member_case where member_id = member and holds_money);
$$;

-- Whether money that is to leave is still here: it was not handed to its provider or, if the bank carries out orders, not ordered.
create or replace function is_unsent(one payment) returns boolean stable
  language sql security definer set search_path from current as $$
  select one.direction = 'out' and one.state = 'approved'
    and (one.started_at is null or one.house = 'in_transit' and not exists (select from bank_order where payment_id = one.id));
$$;

-- Whether a payment waits for a case.
create or replace function waits_for_case(one payment) returns boolean stable
  language sql security definer set search_path from current as $$
  select is_unsent(one) and is_held(one.user_id);
$$;

-- The payments of a member that wait for a case, oldest first, at most the given number.
create or replace function held_payments(member uuid, most int) returns setof payment stable
  language sql security definer set search_path from current as $$
  select * from payment where user_id = member and waits_for_case(payment) order by created_at, id limit most;
$$;

-- Returns to a member the money that waited for their case; they are told what anybody is told whose payment was not made. Payments that have to
-- be approved wait for that, not for the case. Returns the payments.
create or replace function return_held(member uuid) returns uuid[]
  language plpgsql security definer set search_path from current as $$
declare
  one payment%rowtype;
  returned uuid[] := '{}'::uuid[];
begin
  -- Payments are locked before wallets, as everywhere.
  perform from payment where user_id = member and direction = 'out' and state = 'approved' order by id for no key update;
  for one in select * from payment where user_id = member and is_unsent(payment) order by created_at, id loop
    perform lock_accounts(array[account_of(member, 'available')]);
    perform end_payment(one, 'failed', new_id(), null);
    update payment set ask_at = null where id = one.id;
    returned := returned || one.id;
  end loop;
  return returned;
end $$;
