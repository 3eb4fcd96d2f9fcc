-- A new UUID (RFC 9562, version 7) for rows that are inserted in bulk. PostgreSQL 18 has a function for this that costs a tenth
-- as much; on older versions, the id consists of the time in microseconds and random bits.
do $install$
declare
  body text := 'select uuidv7()';
begin
  if current_setting('server_version_num')::int < 180000 then
    body := $body$
      select encode(substring(int8send(us / 1000) from 3)
        || set_byte(set_byte(substring(uuid_send(gen_random_uuid()) from 7), 0,
          112 + ((us % 1000) * 4096 / 1000 / 256)::int), 1, ((us % 1000) * 4096 / 1000 % 256)::int), 'hex')::uuid
      from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as us) as clock
    $body$;
  end if;
  execute format('create or replace function new_id() returns uuid volatile language sql as %L', body);
end $install$;

-- As many new ids as a function that posts several things needs.
create or replace function new_ids(number int) returns uuid[] volatile language sql
  as 'select array(select new_id() from generate_series(1, number))';
