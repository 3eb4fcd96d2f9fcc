-- The life of a loan: every change of state that there is, as in loan-states.ts; a test compares the two. Who may bring one
-- about is decided by the functions, since only they can write a state.
create or replace function is_transition(from_status text, to_status text) returns boolean immutable
  language sql return (from_status, to_status) in (
    ('draft', 'open'), ('draft', 'cancelled'), ('open', 'cancelled'), ('open', 'funded'), ('open', 'expired'),
    ('funded', 'active'), ('active', 'repaid'), ('active', 'defaulted'));

create or replace function guard_transition() returns trigger language plpgsql as $$
begin
  if not is_transition(old.status, new.status) then
    raise exception 'a loan that is % cannot become %', old.status, new.status using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace trigger changes_as_allowed before update of status on loan
  for each row when (old.status <> new.status) execute function guard_transition();
