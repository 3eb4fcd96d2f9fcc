-- Loans are found by their words without accents, too; later loans have these from the start (search-text.sql). Nothing else of a loan changes.
alter table loan disable trigger user;
update loan set words = words || to_tsvector('simple', plain)
  from (select id as of_loan, written, translate(replace(regexp_replace(normalize(written, nfd), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'øØłŁđĐıŧŦ', 'oOlLdDitT') as plain
    from loan as accented cross join lateral (select concat_ws(' ', title, description, purpose, location_description) as written) as texts) as texts
  where id = of_loan and plain <> written;
alter table loan enable trigger user;
