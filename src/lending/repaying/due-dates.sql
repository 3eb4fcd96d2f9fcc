-- Stores the first and the last due date of a loan's unpaid instalments with the loan, so that lists find it by an index. Every function
-- that changes a schedule updates its loan afterwards, which runs this trigger.
create or replace function note_due_dates() returns trigger language plpgsql security definer set search_path from current as $$
begin
  select min(due_on), max(due_on) into new.next_due_on, new.last_due_on
    from instalment where loan_id = new.id and principal_paid + interest_paid < principal + interest;
  return new;
end $$;

create or replace trigger has_its_due_dates before update on loan
  for each row when (new.status in ('active', 'repaid', 'defaulted')) execute function note_due_dates();
