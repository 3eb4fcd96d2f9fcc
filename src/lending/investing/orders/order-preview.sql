-- What a lender's standing order, with these `wishes` in place of what is saved, would have done in the given number of days until now, if it had had the money
-- that is in the wallet now and no other order had come first: of the loans that were published, at most the newest `among`, which it matches, and
-- how much it would have invested in how many, the oldest first, within all of its limits; and what it may use now.
create or replace function preview_order(lender uuid, wishes jsonb, minimum bigint, limits jsonb, days int, among int)
  returns table (published bigint, matched bigint, investments bigint, invested bigint, usable bigint) stable
  language sql security definer set search_path from current as $$
  with wanted as materialized (
    select own.*, plain_purposes(own.purposes) as sought, place.public_latitude, place.public_longitude, least(unkept, own.auto_invest_budget, unlent) as money,
      greatest(0, least(unkept, left_of_budget(own), unlent)) as usable
    from preferences cross join lateral jsonb_populate_record(preferences, wishes) as own
    join profile as place on place.id = own.user_id
    -- What is overdue is kept in both.
    cross join lateral (select least(balance - kept_for_overdue(lender), balance - kept_by_order(own)) as unkept
      from account where id = account_of(lender, 'available')) as wallet
    -- What the platform's limits leave, but for the one of each loan.
    cross join lateral (select min(most - used) as unlent from lender_limits(null, lender, minimum, limits - 'share')) as lending
    where preferences.user_id = lender
  ), recent as materialized (
    select one.* from unnest('{open,funded,active,repaid,defaulted,cancelled,expired}'::text[]) as state (name)
    cross join lateral (select id, borrower_id, published_at, amount_requested, interest_rate, repayment_period_months, risk_level, purpose,
        public_latitude, public_longitude from loan
      where status = state.name and published_at > gateway_now() - make_interval(days => days) and not frozen and borrower_id <> lender
      order by published_at desc, id desc limit among) as one
    order by published_at desc, id desc limit among
  ), with_borrowers as materialized (
    -- What the lender had lent by hand before a loan was published, and did not get back: only that could have kept the order from it.
    select recent.id, sum(amount - principal_repaid) as unpaid
    from investment join loan on loan.id = loan_id
    join recent on recent.borrower_id = loan.borrower_id and investment.created_at < recent.published_at
    where lender_id = lender and not automatic and investment.status in ('pending', 'active', 'defaulted') group by recent.id
  ), matching as materialized (
    select recent.id, recent.borrower_id, published_at, least(minimum, amount_requested) as least_amount,
      least(amount_requested, auto_invest_max_per_loan, share_most(amount_requested, minimum, limits)) as most,
      coalesce(auto_invest_max_per_borrower, auto_invest_max_per_loan) - coalesce(with_borrowers.unpaid, 0) as per_borrower, auto_invest_max_per_loan, money
    from recent cross join wanted
    left join with_borrowers on with_borrowers.id = recent.id
    where match_score(interest_rate, repayment_period_months, amount_requested, risk_level, purpose,
      distance_km(wanted.public_latitude, wanted.public_longitude, recent.public_latitude, recent.public_longitude),
      min_interest_rate, max_term_months, min_amount, max_amount, risk_levels, sought, max_distance_km) = 100
      and not exists (select from loan as earlier where earlier.borrower_id = recent.borrower_id and earlier.status = 'defaulted')
      and (not only_verified_borrowers or exists (select from profile as borrower where borrower.id = recent.borrower_id and verification_status = 'verified'))
  ), within_borrower as (
    select *, least(most, per_borrower - coalesce(sum(greatest(most, minimum)) filter (where most >= least_amount) over (partition by borrower_id
      order by published_at, id rows between unbounded preceding and 1 preceding), 0)) as up_to
    from matching where auto_invest_max_per_loan is not null
  ), possible as (
    select *, least(up_to, money - coalesce(sum(up_to) over (
      order by published_at, id rows between unbounded preceding and 1 preceding), 0))::bigint as amount
    from within_borrower where up_to >= least_amount
  )
  select (select count(*) from recent), (select count(*) from matching), count(*), coalesce(sum(amount), 0)::bigint, (select wanted.usable from wanted)
  from possible where amount >= least_amount;
$$;
