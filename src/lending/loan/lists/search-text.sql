-- The words of a loan, for searches. They are stored with the loan, since computing them for each loan in a search would take seconds.
create or replace function words_of(title text, description text, purpose text) returns tsvector immutable
  language sql return to_tsvector('simple', title || ' ' || coalesce(description, '') || ' ' || coalesce(purpose, ''));

create or replace function note_words() returns trigger language plpgsql security definer set search_path from current as $$
begin
  new.words := words_of(new.title, new.description, new.purpose);
  return new;
end $$;

create or replace trigger has_its_words before insert or update of title, description, purpose, words on loan
  for each row execute function note_words();
