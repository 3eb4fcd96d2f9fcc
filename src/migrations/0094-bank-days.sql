-- What was open between the bank's statements and the books at the end of each day, so that what is open now is found without reading all payments; null for
-- days that were added up before this was kept.
alter table books_day add column bank jsonb null;
create index bank_line_matched_index on bank_line (matched_at) where matched_at is not null;
