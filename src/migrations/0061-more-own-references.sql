-- What members and integrators call movements, payments and themselves in systems of their own, and what else they keep with them, as 0059 has it for loans.
alter table wallet_transaction add column external_id text null, add column metadata jsonb null,
  add constraint wallet_transaction_external_id_length check (char_length(external_id) between 1 and 64) not valid,
  add constraint wallet_transaction_metadata_object check (jsonb_typeof(metadata) = 'object') not valid;
alter table wallet_transaction validate constraint wallet_transaction_external_id_length;
alter table wallet_transaction validate constraint wallet_transaction_metadata_object;
create unique index wallet_transaction_external_id on wallet_transaction (external_id, wallet_id) where external_id is not null;
alter table payment add column external_id text null, add column metadata jsonb null,
  add constraint payment_external_id_length check (char_length(external_id) between 1 and 64),
  add constraint payment_metadata_object check (jsonb_typeof(metadata) = 'object');
create unique index payment_external_id on payment (external_id, user_id) where external_id is not null;
alter table profile add column external_id text null, add column metadata jsonb null,
  add constraint profile_external_id_length check (char_length(external_id) between 1 and 64),
  add constraint profile_metadata_object check (jsonb_typeof(metadata) = 'object');
-- Not unique: whoever sets a name must not learn whether somebody else has it.
create index profile_external_id on profile (external_id, created_at, id) where external_id is not null;
