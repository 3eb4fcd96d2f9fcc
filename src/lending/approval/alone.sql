-- Limits on what an operator may do alone within some days: a sum of amounts, and a number of other acts. Acts that another operator has
-- approved don't count, nor do refused ones.

-- Makes acts of the same operator, and acts about the same member's money, wait for one another, so that parts of a sum can't pass the
-- limit at the same time. Call it once, before taking any other lock.
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

-- Whether an amount is more than an operator may move alone, if added to what this operator has moved, or to what all operators have
-- moved of one of these members.
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

-- Refuses an act that an operator has already done `most` times alone; null if it may be done again. The audit trail has the count.
create or replace function refused_again(of_act text, by_user uuid, most int, days int) returns jsonb stable
  language sql security definer set search_path from current as $$
  select jsonb_build_object('code', 'LIMIT_EXCEEDED', 'act', of_act, 'most', most, 'days', days,
      'again_at', min(at) + make_interval(days => days))
  from (select at from audit_entry where actor_id = by_user and act = of_act and refused_with is null and at > alone_since(days)
    order by at desc limit most) as latest
  having count(*) >= most;
$$;
