-- Whether a gateway that renewed its row then is up. Far ahead means that the database's clock was set back.
create or replace function is_up(renewed_at timestamptz) returns boolean stable language sql set search_path from current as $$
  select abs(extract(epoch from gateway_now() - renewed_at)) < 15;
$$;
