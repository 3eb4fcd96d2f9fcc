-- How much of a loan a lender may fund at most; one investment of the minimum is always allowed. Null if that is not limited.
create or replace function share_most(amount_requested bigint, minimum bigint, limits jsonb) returns bigint immutable
  language sql as $$
  select case when limits ? 'share' then greatest(minimum, div(amount_requested::numeric * (limits ->> 'share')::bigint, 10000)::bigint) end;
$$;

-- The outstanding principal of a lender in all loans.
create or replace function lent_in_all(lender uuid) returns bigint stable
  language sql as $$
  select coalesce(sum(amount - principal_repaid), 0)::bigint from investment where lender_id = lender and status in ('pending', 'active');
$$;

-- The platform's limits for a lender, with how much of each is used: the part of this loan, and what is lent in all. No row for a limit that
-- is not set.
create or replace function lender_limits(target loan, lender uuid, minimum bigint, limits jsonb)
  returns table (name text, most bigint, used bigint) stable
  language sql as $$
  select 'share of a loan', share_most(target.amount_requested, minimum, limits),
    (select coalesce(sum(amount), 0)::bigint from investment where loan_id = target.id and lender_id = lender and status <> 'cancelled')
    where limits ? 'share'
  union all
  select 'lent in all', (limits ->> 'outstanding')::bigint, lent_in_all(lender) where limits ? 'outstanding';
$$;

-- Refuses a loan with which its borrower would have more principal than `most`; null if it fits, or if there is no limit. Loans of one
-- borrower wait for each other here. The caller has locked the loan.
create or replace function refused_principal(target loan, most bigint) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  used bigint;
begin
  if most is null then
    return null;
  end if;
  perform lock_accounts(array[account_of(target.borrower_id, 'available')]);
  select coalesce(sum(amount_requested - repaid), 0) into used from loan
    cross join lateral (select coalesce(sum(principal_repaid), 0) as repaid from investment where loan_id = loan.id) as paid
    where borrower_id = target.borrower_id and status in ('open', 'funded', 'active', 'defaulted') and id <> target.id;
  if used + target.amount_requested > most then
    return jsonb_build_object('code', 'LIMIT_EXCEEDED', 'limit', 'borrowed in all', 'max', most, 'used', used);
  end if;
  return null;
end $$;
