-- Stores with a loan the first and the last due date of its unpaid instalments, and the one from which it is late, so that lists find it
-- by an index. A loan is late from the first instalment of which nothing was paid, or up to which the unpaid ones add up to more than
-- both its tolerances, of which one is a share of all that is unpaid. An instalment of interest alone, such as the one after the last
-- month, counts by its amount only. What was paid on charges instead counts as paid. A defaulted loan
-- that owes nothing but charges is late from the first of them. Every function that changes a schedule updates its loan afterwards, which runs this trigger.
create or replace function note_due_dates() returns trigger language plpgsql security definer set search_path from current as $$
declare
  tolerated constant bigint := coalesce((new.late_terms ->> 'tolerance_amount')::bigint, 0);
  share constant numeric := coalesce((new.late_terms ->> 'tolerance_percent')::numeric, 0);
begin
  select min(due_on), max(due_on), min(due_on) filter (where paid = 0 and principal > 0 and new.charges_first <= up_to_it - rest
      or up_to_it - new.charges_first > tolerated and (up_to_it - new.charges_first) * 10000 > share * outstanding)
    into new.next_due_on, new.last_due_on, new.late_due_on
    from (
      select due_on, instalment.principal, principal_paid + interest_paid as paid, rest, sum(rest) over (order by number) as up_to_it, sum(rest) over () as outstanding
      from instalment cross join lateral (select principal + interest - principal_paid - interest_paid as rest) as unpaid
      where loan_id = new.id and rest > 0) as owed;
  if new.status = 'defaulted' and new.next_due_on is null then
    new.late_due_on := (select min(due_on) from charge where loan_id = new.id and amount > paid + waived);
  end if;
  return new;
end $$;

create or replace trigger has_its_due_dates before update on loan
  for each row when (new.status in ('active', 'repaid', 'defaulted')) execute function note_due_dates();
