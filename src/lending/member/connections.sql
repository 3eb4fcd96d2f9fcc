-- Counts a new connection of a member on a gateway; false if the member already has `most` on the gateways that are up.
create or replace function take_connection(by_gateway uuid, member uuid, most int) returns boolean
  language plpgsql set search_path from current as $$
begin
  -- Makes the connections of one member wait for one another; each statement below sees what was committed before.
  perform pg_advisory_xact_lock(hashtextextended(format('connections %s %s', current_schema(), member), 0));
  if most <= (select coalesce(sum(count), 0) from open_connection join gateway on id = gateway_id
      where member_id = member and is_up(renewed_at)) then
    return false;
  end if;
  insert into open_connection as known (member_id, gateway_id, count) values (member, by_gateway, 1)
    on conflict (member_id, gateway_id) do update set count = known.count + 1;
  return true;
end $$;
