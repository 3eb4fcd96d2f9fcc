-- Purposes are compared without regard to capitals and spaces.
create index loan_plain_purpose_index on loan (lower(btrim(regexp_replace(purpose, '\s+', ' ', 'g'))), status) where published_at is not null;
drop index loan_purpose_index;
analyze loan;

-- What members look for is kept as it is compared.
update preferences set purposes = plain.purposes
  from (select user_id, array_agg(one order by number) as purposes
    from (select user_id, lower(btrim(regexp_replace(given, '\s+', ' ', 'g'))) as one, min(number) as number
      from preferences, unnest(purposes) with ordinality as listed (given, number) group by 1, 2) as each group by user_id) as plain
  where plain.user_id = preferences.user_id and plain.purposes <> preferences.purposes;
update saved_search set purposes = plain.purposes
  from (select id, array_agg(one order by number) as purposes
    from (select id, lower(btrim(regexp_replace(given, '\s+', ' ', 'g'))) as one, min(number) as number
      from saved_search, unnest(purposes) with ordinality as listed (given, number) group by 1, 2) as each group by id) as plain
  where plain.id = saved_search.id and plain.purposes <> saved_search.purposes;
