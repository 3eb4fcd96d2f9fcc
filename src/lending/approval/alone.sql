-- What an operator may do alone: amounts up to a sum, and other acts up to a number, within some days. Whatever another operator has approved
-- does not count, and neither does what was refused.

-- Makes the acts of an operator wait for one another, and those about a member's money: slices of a sum can't pass side by side. Call it
-- before all other locks, once.
create or replace function lock_alone(by_user uuid, members uuid[] default '{}') returns void
  language sql security definer set search_path from current as $$
  select pg_advisory_xact_lock(hashtextextended(format('%s alone %s', current_schema(), one), 0))
    from (select distinct one from unnest(by_user || members) as one where one is not null order by one) as ordered;
$$;

create or replace function alone_since(days int) returns timestamptz stable
  language plpgsql security definer set search_path from current as $$
begin
  if (days between 1 and 365) is not true then
    raise exception 'what is done alone counts for 1 to 365 days' using errcode = 'invalid_parameter_value';
  end if;
  return gateway_now() - make_interval(days => days);
end $$;

-- Whether an amount is more than an operator may move alone, with all that this operator has moved, and all that any operators have moved of
-- one of these members.
create or replace function is_above_alone(by_user uuid, members uuid[], moved bigint, above bigint, days int) returns boolean stable
  language sql security definer set search_path from current as $$
  select above is not null and moved > 0 and moved + coalesce(max(so_far), 0) > above from (
    select sum(amount) as so_far from act_alone
    where (role = 'operator' and who = by_user or role = 'member' and who = any (members)) and at > alone_since(days)
    group by who, role) as sums;
$$;

-- Counts what an operator has moved alone, where that is limited.
create or replace function note_alone(of_act text, by_user uuid, members uuid[], moved bigint, above bigint) returns void
  language sql security definer set search_path from current as $$
  insert into act_alone (id, act, role, who, amount)
    select new_id(), of_act, role, who, moved
    from (select 'operator' as role, by_user as who union all select 'member', one from unnest(members) as one) as concerned
    where above is not null and moved > 0;
$$;

-- Why an operator may not do something once more alone; null if nothing is in the way. The trail tells how often it was done.
create or replace function refused_again(of_act text, by_user uuid, most int, days int) returns jsonb stable
  language sql security definer set search_path from current as $$
  select jsonb_build_object('code', 'LIMIT_EXCEEDED', 'act', of_act, 'most', most, 'days', days,
      'again_at', min(at) + make_interval(days => days))
  from (select at from audit_entry where actor_id = by_user and act = of_act and refused_with is null and at > alone_since(days)
    order by at desc limit most) as latest
  having count(*) >= most;
$$;

create or replace trigger append_only before update or delete on act_alone for each row execute function refuse_change();
create or replace trigger never_emptied before truncate on act_alone for each statement execute function refuse_change();
