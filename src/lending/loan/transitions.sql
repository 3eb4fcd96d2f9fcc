-- Who may cause a state transition of a loan; null if there is no such transition.
create or replace function loan_changers(from_status text, to_status text) returns text[] immutable
  language sql return case from_status || ' to ' || to_status
    when 'draft to open' then array['borrower']
    when 'draft to submitted' then array['borrower']
    when 'submitted to open' then array['operator']
    when 'submitted to draft' then array['borrower', 'operator']
    when 'submitted to cancelled' then array['borrower']
    when 'draft to cancelled' then array['borrower']
    when 'open to cancelled' then array['borrower', 'operator']
    when 'open to funded' then array['lender']
    when 'open to expired' then array['clock']
    when 'funded to active' then array['lender', 'clock']
    when 'funded to open' then array['lender']
    when 'funded to cancelled' then array['operator']
    when 'funded to expired' then array['clock']
    when 'active to repaid' then array['borrower', 'operator']
    when 'repaid to active' then array['operator']
    when 'active to defaulted' then array['clock', 'operator'] end;

-- No function can cause any other transition.
create or replace function guard_transition() returns trigger language plpgsql set search_path from current as $$
begin
  if loan_changers(old.status, new.status) is null then
    raise exception 'a loan that is % cannot become %', old.status, new.status using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace trigger changes_as_allowed before update of status on loan
  for each row when (old.status <> new.status) execute function guard_transition();
