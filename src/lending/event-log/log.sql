-- What the triggers of triggers.sql write when something happens: the type of the event, the id of its record and, if the record can change
-- later, its ids, states, amounts, rates and times. No name, place or text that somebody wrote is copied, so nothing here has to be
-- erased with a member. Lines of statements never change, so their events copy nothing and are joined with the line when they are read.
create or replace function log_movements() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into pending_event (type, subject_id, created_at) select 'movement.' || type, id, created_at from added;
  return null;
end $$;

create or replace function log_notifications() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into pending_event (type, subject_id, data, created_at)
    select 'notification.created', id, jsonb_build_object('user_id', user_id, 'type', type), created_at from added;
  return null;
end $$;

create or replace function log_loan_state() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into pending_event (type, subject_id, data)
    select 'loan.' || new.to_status, id, loan_facts(loan) from loan where id = new.loan_id;
  return null;
end $$;

create or replace function log_loan() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into pending_event (type, subject_id, data) values ('loan.' || case
    when new.written_off_amount is distinct from old.written_off_amount then 'written_off'
    when new.withdrawn_at is distinct from old.withdrawn_at then 'withdrawn'
    when new.frozen then 'frozen' else 'released' end, new.id, loan_facts(new));
  return null;
end $$;

create or replace function loan_facts(one loan) returns jsonb stable
  language sql set search_path from current as $$
  select jsonb_build_object('borrower_id', one.borrower_id, 'amount_requested', one.amount_requested, 'interest_rate', one.interest_rate,
    'repayment_period_months', one.repayment_period_months, 'risk_level', one.risk_level, 'status', one.status,
    'amount_funded', one.amount_funded, 'currency', one.currency, 'created_at', one.created_at, 'updated_at', one.updated_at,
    'published_at', one.published_at, 'expires_at', one.expires_at, 'disbursement_date', one.disbursement_date,
    'written_off_at', one.written_off_at, 'written_off_amount', one.written_off_amount, 'recovered', one.recovered,
    'withdrawn_at', one.withdrawn_at, 'repay_by', one.repay_by, 'fee_refunded', one.fee_refunded, 'version', one.version);
$$;

create or replace function log_payment() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into pending_event (type, subject_id, data) values ('payment.' || new.state, new.id, jsonb_build_object(
    'user_id', new.user_id, 'direction', new.direction, 'amount', new.amount, 'currency', new.currency, 'state', new.state,
    'provider', new.provider, 'reference', new.reference, 'reason_code', new.reason_code, 'bank_account_id', new.bank_account_id,
    'loan_id', new.loan_id, 'line_id', new.line_id, 'created_at', new.created_at, 'updated_at', new.updated_at,
    'settled_at', new.settled_at, 'ended_at', new.ended_at));
  return null;
end $$;

create or replace function log_investment() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into pending_event (type, subject_id, data) values ('investment.' || new.status, new.id, jsonb_build_object(
    'loan_id', new.loan_id, 'lender_id', new.lender_id, 'amount', new.amount, 'interest_rate', new.interest_rate, 'status', new.status,
    'principal_repaid', new.principal_repaid, 'interest_earned', new.interest_earned, 'charges_earned', new.charges_earned,
    'recovered', new.recovered, 'automatic', new.automatic, 'created_at', new.created_at, 'updated_at', new.updated_at));
  return null;
end $$;

-- An instalment of which its borrower is reminded, before or after its due day, or that is paid.
create or replace function log_instalment() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into pending_event (type, subject_id, data)
    select 'instalment.' || case when new.reminded is not distinct from old.reminded then 'paid' when new.reminded < 0 then 'due' else 'late' end,
      id, instalment_facts(new, borrower_id)
    from loan where id = new.loan_id;
  return null;
end $$;

create or replace function instalment_facts(one instalment, borrower_id uuid) returns jsonb stable
  language sql set search_path from current as $$
  select jsonb_build_object('borrower_id', borrower_id, 'number', one.number, 'due_on', one.due_on, 'principal', one.principal,
    'interest', one.interest, 'principal_paid', one.principal_paid, 'interest_paid', one.interest_paid);
$$;

create or replace function log_charge() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into pending_event (type, subject_id, data)
    select 'charge.' || case when tg_op = 'INSERT' then 'made' when new.waived > old.waived then 'waived' else 'paid' end,
      new.id, charge_facts(new, borrower_id)
    from loan where id = new.loan_id;
  return null;
end $$;

create or replace function charge_facts(one charge, borrower_id uuid) returns jsonb stable
  language sql set search_path from current as $$
  select jsonb_build_object('loan_id', one.loan_id, 'borrower_id', borrower_id, 'number', one.number, 'kind', one.kind,
    'due_on', one.due_on, 'amount', one.amount, 'paid', one.paid, 'waived', one.waived);
$$;

-- While the history of a loan is replayed, the triggers don't tell again what is paid again. Tells what is paid now, and was not before.
create or replace function log_replayed(of_loan uuid, stored jsonb) returns void
  language sql security definer set search_path from current as $$
  insert into pending_event (type, subject_id, data)
    select 'instalment.paid', of_loan, instalment_facts(instalment, borrower_id)
      from deployment, loan join instalment on loan_id = loan.id
      join jsonb_populate_recordset(null::instalment, stored -> 'instalments') as was using (number)
      where event_log and loan.id = of_loan and instalment.principal_paid + instalment.interest_paid = instalment.principal + instalment.interest
        and was.principal_paid + was.interest_paid < was.principal + was.interest
        and was.principal_paid + was.interest_paid < instalment.principal_paid + instalment.interest_paid
    union all
    select 'charge.paid', charge.id, charge_facts(charge, borrower_id)
      from deployment, loan join charge on loan_id = loan.id join jsonb_array_elements(stored -> 'charges') as was on charge.id = (was ->> 0)::uuid
      where event_log and loan.id = of_loan and paid > (was ->> 2)::bigint;
$$;

-- A repayment, or a part of one that is lent again, once it is booked; what was booked before is undone, or has another amount.
create or replace function log_repayment() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into pending_event (type, subject_id, data)
    select 'repayment.' || case when new.undone_by is not null then 'undone'
        when tg_op = 'UPDATE' and (old.booked_by is not null or old.amount = 0) then 'changed'
        when new.returns is not null then 'lent_again' else 'made' end,
      new.id, jsonb_build_object('loan_id', new.loan_id, 'borrower_id', borrower_id, 'amount', new.amount, 'value_on', new.value_on,
        'prepayment', case when new.returns is null then new.prepayment end, 'returns', new.returns, 'made_by', new.made_by, 'created_at', new.created_at)
    from loan where id = new.loan_id;
  return null;
end $$;

create or replace function log_plan_change() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into pending_event (type, subject_id, data)
    select 'plan_change.' || new.status, new.id, new.terms || jsonb_build_object('loan_id', new.loan_id, 'borrower_id', borrower_id,
      'kind', new.kind, 'by_operator', new.by_operator, 'status', new.status, 'effective_on', new.effective_on, 'void_reason', new.void_reason,
      'created_at', new.created_at, 'undone_at', new.undone_at)
    from loan where id = new.loan_id;
  return null;
end $$;

create or replace function log_bank_account() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into pending_event (type, subject_id, data) values ('bank_account.' || case tg_op when 'INSERT' then 'added' else 'removed' end, new.id,
    jsonb_build_object('user_id', new.user_id, 'kind', new.kind, 'country', new.country, 'usable_at', new.usable_at, 'created_at', new.created_at));
  return null;
end $$;

create or replace function log_mandate() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into pending_event (type, subject_id, data)
    select 'mandate.' || case tg_op when 'INSERT' then 'signed' else 'ended' end, new.id, jsonb_build_object('user_id', user_id,
      'bank_account_id', new.bank_account_id, 'reference', new.reference, 'signed_at', new.signed_at)
    from bank_account where id = new.bank_account_id;
  return null;
end $$;

create or replace function log_bank_line() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into pending_event (type, subject_id, data) values ('bank_line.' || case tg_op when 'INSERT' then 'imported' else 'assigned' end, new.id,
    jsonb_build_object('booked_on', new.booked_on, 'amount', new.amount, 'purpose', new.purpose, 'payment_id', new.payment_id,
      'provider', new.provider, 'fee', new.fee));
  return null;
end $$;

create or replace function log_profile() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into pending_event (type, subject_id, data)
    values ('member.' || case tg_op when 'INSERT' then 'joined' else new.verification_status end, new.id, member_facts(new));
  return null;
end $$;

create or replace function log_identity() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into pending_event (type, subject_id, data)
    select 'member.' || case when new.blocked_at is null then 'released' when new.subject = 'erased:' || new.profile_id then 'erased' when new.closed_at is not null then 'closed' else 'frozen' end,
      id, member_facts(profile) || jsonb_build_object('blocked', new.blocked_at is not null)
    from profile where id = new.profile_id;
  return null;
end $$;

create or replace function member_facts(one profile) returns jsonb stable
  language sql set search_path from current as $$
  select jsonb_build_object('user_type', one.user_type, 'verification_status', one.verification_status, 'blocked', one.frozen,
    'created_at', one.created_at, 'updated_at', one.updated_at);
$$;

create or replace function log_request() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into pending_event (type, subject_id, data) values ('approval.' || new.status, new.id, jsonb_build_object(
    'act', new.act, 'target_id', new.target_id, 'member_id', new.member_id, 'asked_by', new.asked_by,
    'asked_at', new.asked_at, 'status', new.status, 'decided_by', new.decided_by, 'decided_at', new.decided_at));
  return null;
end $$;
