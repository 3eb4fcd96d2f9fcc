-- What a blocked member has open takes no money and is not listed until the block is lifted.
alter table loan add column frozen boolean not null default false;
alter table profile add column frozen boolean not null default false;

update profile set frozen = true from identity where profile_id = profile.id and blocked_at is not null;
update loan set frozen = true from identity
  where profile_id = borrower_id and blocked_at is not null and status = 'open';

-- The map reads from these indexes alone, so they leave out what it does not show.
drop index profile_place_index, profile_cluster_index, loan_place_index, loan_cluster_index;
create index profile_place_index on profile using spgist (point(public_longitude, public_latitude)) where show_on_map and not frozen and public_latitude is not null;
create index profile_cluster_index on profile (public_longitude, public_latitude) where show_on_map and not frozen and public_latitude is not null;
create index loan_place_index on loan using spgist (point(public_longitude, public_latitude)) where status = 'open' and not frozen and public_latitude is not null;
create index loan_cluster_index on loan (public_longitude, public_latitude) include (interest_rate, risk_level) where status = 'open' and not frozen and public_latitude is not null;
