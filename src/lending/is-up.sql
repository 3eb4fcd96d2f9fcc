-- Whether a gateway that last renewed its row at this time counts as up. A time far in the future means that the database's clock
-- was set back; the gateway then counts as down until it renews its row.
create or replace function is_up(renewed_at timestamptz) returns boolean stable language sql set search_path from current as $$
  select abs(extract(epoch from now() - renewed_at)) < 15;
$$;
