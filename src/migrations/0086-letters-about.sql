-- Notifications are forgotten after a while, and letters are not: each letter says itself which members and loans it names, so that an erasure finds it.
alter table letter add column about text[] null;
update letter set about = named.ids from (
    select coalesce(part.digest_id, part.id) as id, array_agg(distinct one.id) as ids from letter as part join notification on notification.id = part.id
      cross join lateral (values (data ->> 'counterparty_id'), (data ->> 'lender_id'), (data ->> 'loan_id')) as one (id)
      where one.id is not null group by 1) as named
  where letter.id = named.id and letter.content is not null;
-- Whom a loan was offered, without their having lent to its borrower.
create index letter_match_index on letter using gin (about) where kind in ('loan_matches', 'digest');
create index notification_match_index on notification ((data ->> 'loan_id')) where type = 'loan_matches';
