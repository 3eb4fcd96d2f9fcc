-- What an integrator calls a loan in a system of their own, and what else they keep with it. Only its borrower sees either.
alter table loan add column external_id text null, add column metadata jsonb null,
  add constraint loan_external_id_length check (char_length(external_id) between 1 and 64),
  add constraint loan_metadata_object check (jsonb_typeof(metadata) = 'object');
create unique index loan_external_id on loan (external_id, borrower_id) where external_id is not null;
