-- When something unpaid is due, first and last: kept with the loan, so that lists find it by an index. Whatever changes a
-- schedule updates its loan afterwards.
create or replace function note_due_dates() returns trigger language plpgsql security definer set search_path from current as $$
begin
  select min(due_on), max(due_on) into new.next_due_on, new.last_due_on
    from instalment where loan_id = new.id and principal_paid + interest_paid < principal + interest;
  return new;
end $$;

create or replace trigger has_its_due_dates before update on loan
  for each row when (new.status in ('active', 'repaid', 'defaulted')) execute function note_due_dates();
