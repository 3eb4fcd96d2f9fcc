-- What a member owes the platform: payments that were taken back after the money had been spent.
create or replace function owed_by(member uuid) returns bigint stable
  language sql security definer set search_path from current as $$
  select coalesce((select -balance from account join wallet on wallet.id = wallet_id where user_id = member and kind = 'owed'), 0);
$$;

-- The refusal of whoever owes the platform; null for everyone else.
create or replace function refused_debtor(member uuid) returns jsonb stable
  language sql security definer set search_path from current as $$
  select jsonb_build_object('code', 'MONEY_OWED', 'owed', owed) from owed_by(member) as owed where owed > 0;
$$;

-- Divides what comes into the wallets of members who owe the platform: first it pays what they owe. Everything else stays as it is.
create or replace function paying_owed(inout movements uuid[], inout accounts uuid[], inout amounts bigint[])
  language sql stable security definer set search_path from current as $$
  with leg as (
    select ordinal, movement, leg.account, leg.amount, debt.id as debt,
      case when debt.id is null then 0 else greatest(0, least(leg.amount, -debt.balance - coalesce(sum(leg.amount) over earlier, 0)))::bigint end as pays
    from unnest(movements, accounts, amounts) with ordinality as leg (movement, account, amount, ordinal)
    left join account as own on own.id = leg.account and own.kind = 'available' and leg.amount > 0
    left join account as debt on debt.wallet_id = own.wallet_id and debt.kind = 'owed' and debt.balance < 0
    window earlier as (partition by debt.id order by ordinal rows between unbounded preceding and 1 preceding)
  ), divided as (
    select ordinal, movement, account, amount - pays as amount from leg
    union all select ordinal, movement, debt, pays from leg where pays > 0
  )
  select array_agg(movement order by ordinal), array_agg(account order by ordinal), array_agg(amount order by ordinal)
    from divided where amount <> 0;
$$;

-- Takes an amount from a member's wallet, whatever is in it: what is available first, and the rest the member owes. Returns the two legs.
-- The caller has locked the wallet.
create or replace function taking(of_wallet uuid, amount bigint) returns table (account_id uuid, leg bigint)
  language plpgsql security definer set search_path from current as $$
declare
  own account%rowtype;
  debt uuid;
begin
  select * into own from account where wallet_id = of_wallet and kind = 'available';
  if own.balance < amount then
    insert into account (kind, wallet_id, currency) values ('owed', of_wallet, own.currency) on conflict do nothing;
    select id into debt from account where wallet_id = of_wallet and kind = 'owed';
  end if;
  return query select * from (values (own.id, -least(amount, own.balance)), (debt, least(0, own.balance - amount))) as legs (id, change)
    where change <> 0;
end $$;
