/** Statements that insert loans with their investments, schedules, histories and accounts; `$1` has their columns as JSON. */
export const writeLoans: readonly string[] = [
  `insert into seeded_loan
    select row.*, gateway_now() - age_hours * interval '1 hour',
      case when status in ('active', 'repaid', 'defaulted') then gateway_now() - age_hours * interval '1 hour' + interval '90 minutes' end
    from jsonb_to_recordset($1) as row (
      id uuid, borrower_id uuid, title text, description text, purpose text, amount_requested bigint, interest_rate numeric,
      repayment_period_months int, risk_level text, status text, location_latitude float8, location_longitude float8,
      public_latitude float8, public_longitude float8, location_description text, currency text, age_hours int,
      investments jsonb)
    where not exists (select from loan where loan.id = row.id)`,
  `insert into loan (id, borrower_id, title, description, purpose, amount_requested, interest_rate,
      repayment_period_months, risk_level, status, amount_funded, location_latitude, location_longitude,
      public_latitude, public_longitude, location_description, currency, created_at, updated_at,
      published_at, expires_at, disbursement_date, origination_fee, words)
    select id, borrower_id, title, description, purpose, amount_requested, interest_rate,
      repayment_period_months, risk_level, status,
      case when status in ('cancelled', 'expired') then 0
        else (select coalesce(sum((one->>'amount')::bigint), 0) from jsonb_array_elements(investments) as one) end,
      location_latitude, location_longitude, public_latitude, public_longitude, location_description, currency,
      since, since, case when status <> 'draft' then since end,
      case when status <> 'draft' then since + interval '14 days' end, disbursed, case when disbursed is not null then 0 end,
      words_of(title, description, purpose)
    from seeded_loan`,
  `insert into seeded_investment
    select (one->>'id')::uuid, loan.id, (one->>'lender_id')::uuid, (one->>'amount')::bigint,
      since + interval '30 minutes' + ordinal * interval '1 minute'
    from seeded_loan as loan, jsonb_array_elements(investments) with ordinality as list (one, ordinal)`,
  'analyze seeded_loan',
  'analyze seeded_investment',
  `insert into investment (id, loan_id, lender_id, amount, interest_rate, status, principal_repaid, interest_earned, created_at, updated_at, loss_position)
    select one.id, loan.id, lender_id, amount, interest_rate,
      case loan.status when 'open' then 'pending' when 'expired' then 'cancelled' else loan.status end,
      case when loan.status = 'repaid' then amount else 0 end,
      case when loan.status = 'repaid' then (select sum(interest)
        from amortise(amount_requested, interest_rate, repayment_period_months)) else 0 end, at, at,
      -- A placeholder until the lender's statement is written.
      case loan.status when 'defaulted' then 0 end
    from seeded_investment as one join seeded_loan as loan on loan.id = loan_id`,
  `insert into instalment (loan_id, number, starts_on, due_on, principal, interest, balance, principal_paid, interest_paid)
    select id, number, day + make_interval(months => number - 1), day + make_interval(months => number), principal, interest, balance,
      case when status = 'repaid' then principal else 0 end, case when status = 'repaid' then interest else 0 end
    from seeded_loan, lateral (select (disbursed at time zone 'UTC')::date as day) as start,
      amortise(amount_requested, interest_rate, repayment_period_months)
    where disbursed is not null`,
  `update loan set next_due_on = due.next_on, last_due_on = due.last_on
    from (select loan_id, min(due_on) as next_on, max(due_on) as last_on from instalment join seeded_loan on id = loan_id
      where status <> 'repaid' group by loan_id) as due
    where id = loan_id`,
  `insert into loan_event (id, loan_id, actor_id, from_status, to_status, reason, created_at)
    select pg_temp.seeded_id(at, id || to_status), id, case when to_status in ('draft', 'open', 'cancelled') then borrower_id end,
      from_status, to_status, reason, at
    from seeded_loan, lateral (values
      (null, 'draft', 'created by the borrower', since),
      ('draft', 'open', 'published by the borrower', since + interval '1 s'),
      ('open', 'funded', 'funded by the last investment', disbursed),
      ('funded', 'active', 'paid out to the borrower', disbursed + interval '1 ms'),
      ('open', 'cancelled', 'withdrawn by the borrower', since + interval '40 minutes'),
      ('open', 'expired', 'not funded in time', since + interval '14 days'),
      ('active', 'repaid', 'repaid entirely', gateway_now() - interval '1 day'),
      ('active', 'defaulted', 'not repaid in time', gateway_now() - interval '1 day')
    ) as turn (from_status, to_status, reason, at)
    where case to_status when 'draft' then true when 'open' then status <> 'draft'
      when 'funded' then disbursed is not null when 'active' then disbursed is not null else status = to_status end`,
  `insert into account (kind, loan_id, currency) select 'receivable', id, currency from seeded_loan where disbursed is not null`,
  `insert into account (kind, investment_id, currency)
    select 'claim', one.id, currency from seeded_investment as one join seeded_loan as loan on loan.id = loan_id
    where disbursed is not null`,
]
