-- Whether this connection may carry out operators' acts and record incoming money: the schema's owner and the operators' role may, and
-- in a database without an operators' role every role may. It goes by session_user, which a connection can't change.
create or replace function may_operate() returns boolean stable
  language plpgsql security definer set search_path from current as $$
begin
  return session_user = current_user or coalesce((
    select exists (select from pg_roles where rolname = kept.hash and pg_has_role(session_user, pg_roles.oid, 'member'))
    from sql_source as kept where name = 'role of operators'), true);
end $$;
