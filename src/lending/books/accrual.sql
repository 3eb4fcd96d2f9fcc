-- Keeps the interest that had run on all loans by the end of the month before a day and was not paid, once each loan is kept: what has run can't be found
-- afterwards, since plans change. A month that is closed stays without, and so does one after which no gateway was up all day.
create or replace function keep_accrual(on_day date) returns void
  language plpgsql security definer set search_path from current as $$
declare
  ended constant date := date_trunc('month', on_day - interval '1 month');
begin
  -- Nobody closes the month meanwhile.
  lock table period in share mode;
  insert into accrual (month, amount)
    select ended, coalesce(sum(accrued), 0) from loan_month_end where month = ended
    having count(*) = count(accrued) and not exists (select from period where month >= ended)
    on conflict do nothing;
end $$;

-- What is posted of accrued interest in a span of time: at the end of each month the change since the one before, as a debit of what borrowers will
-- owe and a credit of what lenders will get. The two ids stand for these accounts, which the ledger does not have.
create or replace function accrual_legs(since timestamptz, until timestamptz)
  returns table (id uuid, created_at timestamptz, account_id uuid, account_kind text, amount bigint) stable
  language sql security definer set search_path from current as $$
  select change.id, ends_at, leg.account_id, leg.account_kind, sign * change.amount
  from (
    select accrual.id, end_of_day((month + interval '1 month')::date - 1) - interval '1 ms' as ends_at,
      accrual.amount - lag(accrual.amount, 1, 0::bigint) over (order by month) as amount from accrual) as change
  cross join (values ('a0000000-0000-8000-8000-000000000001'::uuid, 'accrued_debit', -1), ('a0000000-0000-8000-8000-000000000002', 'accrued_credit', 1))
    as leg (account_id, account_kind, sign)
  where ends_at >= since and ends_at < until and change.amount <> 0;
$$;

create or replace trigger never_changed before update or delete on accrual for each row execute function refuse_change();
