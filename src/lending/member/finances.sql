-- Score and income of one member by id, so that no list, join or filter can include them.
create or replace function finances_of(member uuid) returns finances stable
  language sql security definer set search_path from current
  return (select finances from finances where profile_id = member);
