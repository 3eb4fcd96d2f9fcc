-- Whether whoever is connected may do what operators do, and say that money came in: the owner, the role of operators, and every role of a
-- database that has none of operators. A connection can't change who it belongs to.
create or replace function may_operate() returns boolean stable
  language plpgsql security definer set search_path from current as $$
begin
  return session_user = current_user or coalesce((
    select exists (select from pg_roles where rolname = kept.hash and pg_has_role(session_user, pg_roles.oid, 'member'))
    from sql_source as kept where name = 'role of operators'), true);
end $$;
