/** Reminders of repayments that are due soon or late. */
export const reminding = `
  alter table instalment add column reminded smallint null;
  alter table instalment add constraint instalment_reminded_range check (reminded between -31 and 3650);
  -- What is not paid yet, by its day: of it, what is owed by active loans is reminded of, and given up in the end.
  create index instalment_due_index on instalment (due_on) where principal_paid < principal;

  -- Reminders to be sent today: 3 days before an instalment is due, and of the oldest of a late loan after so many days.
  create view due_reminder as
    select instalment.loan_id, instalment.number, borrower_id, title, currency, due_on, stage,
      principal + interest - principal_paid - interest_paid as amount
    from instalment join loan on loan.id = loan_id and status = 'active'
    cross join lateral (select (gateway_now() at time zone 'UTC')::date as today) as clock
    cross join lateral (select max(days) as stage from unnest('{-3,1,7,30,60}'::int[]) as days where days <= today - due_on) as reached
    where due_on <= today + 3 and principal_paid < principal and (reminded is null or reminded < stage)
      and (due_on >= today and stage < 0 or due_on < today and not exists (
        select from instalment as elder where elder.loan_id = instalment.loan_id and elder.number < instalment.number
          and elder.principal_paid < elder.principal));

  -- Sends one of them, unless it was sent meanwhile.
  create function remind(of_loan uuid, of_number int) returns boolean
    language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    told due_reminder%rowtype;
  begin
    update instalment set reminded = due.stage from due_reminder as due
      where due.loan_id = of_loan and due.number = of_number and instalment.loan_id = of_loan and instalment.number = of_number
        and (instalment.reminded is null or instalment.reminded < due.stage)
      returning due.* into told;
    if not found then
      return false;
    end if;
    perform announce(array[told.borrower_id], array[case when told.stage < 0 then 'repayment_due' else 'repayment_late' end],
      array[jsonb_build_object('amount', told.amount, 'currency', told.currency, 'loan_id', of_loan, 'loan_title', told.title,
        'number', of_number, 'due_on', told.due_on, 'days_past_due', greatest(0, told.stage))]);
    return true;
  end $$;
`
