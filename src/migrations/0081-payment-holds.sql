-- A payment names what was posted to hold its money, and to free it. Until now, that was found by its member, amount and time. Those of one member that
-- were alike at one time have theirs in the order of their ids: nothing tells them apart.
alter table payment add column hold_id uuid null, add column release_id uuid null;
alter table payment disable trigger user;
with movement as (
  select moved.id, moved.kind, moved.created_at, user_id, abs(entry.amount) as amount,
    row_number() over (partition by moved.kind, user_id, entry.amount, moved.created_at order by moved.id) as number
  from ledger_transaction as moved join entry on ledger_transaction_id = moved.id
  join account on account.id = account_id and account.kind = 'held' join wallet on wallet.id = wallet_id
  where moved.kind in ('payment_hold', 'payment_release')
), held as (
  select id, user_id, amount, created_at, row_number() over (partition by user_id, amount, created_at order by id) as number
  from payment where direction = 'out' and settled_at is distinct from created_at
), freed as (
  select id, user_id, amount, ended_at, row_number() over (partition by user_id, amount, ended_at order by id) as number
  from payment where direction = 'out' and state in ('failed', 'canceled')
)
update payment set hold_id = hold.id, release_id = release.id
  from held join movement as hold on hold.kind = 'payment_hold'
    and (hold.user_id, hold.amount, hold.created_at, hold.number) = (held.user_id, held.amount, held.created_at, held.number)
  left join freed on freed.id = held.id
  left join movement as release on release.kind = 'payment_release'
    and (release.user_id, release.amount, release.created_at, release.number) = (freed.user_id, freed.amount, freed.ended_at, freed.number)
  where payment.id = held.id;
alter table payment enable trigger user;
alter table payment add constraint payment_hold_id_unique unique (hold_id);
alter table payment add constraint payment_release_id_unique unique (release_id);
alter table payment add constraint payment_hold_id_foreign foreign key (hold_id) references ledger_transaction (id);
alter table payment add constraint payment_release_id_foreign foreign key (release_id) references ledger_transaction (id);
