-- Letters without their accents, as people type names of other languages: Nováková is found as Novakova, and Bjørn as Bjorn. It is inlined, so
-- that profile_plain_words_index, which can't depend on it, is used: there, it is written out.
create or replace function plain_letters(words text) returns text immutable
  language sql return translate(replace(regexp_replace(normalize(words, nfd), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'øØłŁđĐıŧŦ', 'oOlLdDitT');

-- The words of a loan, for searches, as they are written and without their accents. They are stored with the loan, since computing them for
-- each loan in a search would take seconds.
create or replace function words_of(title text, description text, purpose text, place text default null) returns tsvector immutable
  language sql as $$
  select to_tsvector('simple', written || case when plain_letters(written) = written then '' else ' ' || plain_letters(written) end)
  from (select title || ' ' || coalesce(description, '') || ' ' || coalesce(purpose, '') || ' ' || coalesce(place, '') as written) as texts;
$$;

create or replace function note_words() returns trigger language plpgsql security definer set search_path from current as $$
begin
  new.words := words_of(new.title, new.description, new.purpose, new.location_description);
  return new;
end $$;

create or replace trigger has_its_words before insert or update of title, description, purpose, location_description, words on loan
  for each row execute function note_words();

-- The forms of an English word that have the same stem, besides itself: goat finds goats, and bakeries finds bakery. Words are stored as they are
-- written, so a search asks for each form; those that no loan has cost next to nothing.
create or replace function forms_of(word text) returns text[] immutable
  language sql as $$
  select coalesce(array_agg(distinct form) filter (where form <> word), '{}')
  from (select (ts_lexize('english_stem', word))[1] as stem) as of_word
  cross join lateral (values (stem), (left(stem, -1)), (stem || right(stem, 1))) as base (text)
  cross join unnest('{"",s,es,e,ed,ing,ings,y,ies,ied,er,ers,or,ors,ly,ion,ions,ment,ments,ate,ates,ated,ating,ation,ations}'::text[]) as ending
  cross join lateral (select base.text || ending as form) as made
  where word ~ '^[a-z]{3,}$' and (ts_lexize('english_stem', form))[1] = stem;
$$;

-- What a search for some words asks for: each word in all of its forms. It has the syntax of web searches. If `begins`, words that begin like
-- the last one are found, too.
create or replace function search_query(words text, begins boolean) returns tsquery immutable
  language sql as $$
  select coalesce(string_agg(case when part ~ '^''[a-z]{3,}''$'
      then '(' || part || case when begins and part_number = parts then ':*' else '' end
        || (select coalesce(string_agg(' | ''' || form || '''', ''), '') from unnest(forms_of(btrim(part, ''''))) as form) || ')'
      when part like '''%' and begins and part_number = parts then part || ':*'
      else part end, '' order by part_number), '')::tsquery
  from (select found[1] as part, part_number, count(*) over () as parts
    from regexp_matches(websearch_to_tsquery('simple', words)::text, '''(?:[^'']|'''')*''|[^'']+', 'g') with ordinality as piece (found, part_number)) as pieces;
$$;

-- The members with these words in their names or cities, as in profile_plain_words_index: the loans of at most 1000 are found, since each is looked up.
create or replace function members_called(words text, begins boolean) returns uuid[] stable
  language sql as $$
  select array(select id from profile
    where to_tsvector('simple', plain_letters(coalesce(full_name, '') || ' ' || coalesce(city, ''))) @@ (select search_query(plain_letters(words), begins)) limit 1000);
$$;
