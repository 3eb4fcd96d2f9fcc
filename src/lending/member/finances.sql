-- Score and income of one member, for whoever has the id: no list, join or filter can carry them.
create or replace function finances_of(member uuid) returns finances stable
  language sql security definer set search_path from current
  return (select finances from finances where profile_id = member);
