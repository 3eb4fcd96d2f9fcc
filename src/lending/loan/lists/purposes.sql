-- A purpose as it is compared and counted: Craft and "craft " are the same. Loans keep what their borrowers wrote. It is inlined, so that
-- loan_plain_purpose_index, which can't depend on it, is used: there, it is written out.
create or replace function plain_purpose(purpose text) returns text immutable
  language sql return lower(btrim(regexp_replace(purpose, '\s+', ' ', 'g')));

-- The purposes that somebody looks for, each once, in their order.
create or replace function plain_purposes(purposes text[]) returns text[] immutable
  language sql as $$
  select coalesce(array_agg(one order by number), '{}')
  from (select plain_purpose(given) as one, min(number) as number from unnest(purposes) with ordinality as listed (given, number) group by 1) as each;
$$;
