-- The words of loans that are or can be open get those of their places; later loans have them from the start (search-text.sql). Nothing else of a loan changes.
alter table loan disable trigger user;
update loan set words = words || to_tsvector('simple', location_description) where status in ('draft', 'submitted', 'open', 'funded') and location_description is not null;
alter table loan enable trigger user;
