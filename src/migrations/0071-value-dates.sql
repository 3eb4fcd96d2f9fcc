-- The day as of which a movement counts, if that is before the one on which it was posted: of repayments that were booked as of an earlier day, and of what
-- corrects them. Null for all others.
alter table ledger_transaction add column value_on date null;
create index ledger_transaction_value_index on ledger_transaction (created_at) where value_on is not null;

-- What was booked before.
alter table ledger_transaction disable trigger user;
update ledger_transaction as moved set value_on = repayment.value_on
  from wallet_transaction as line join repayment on repayment.id::text = line.reference
  where line.ledger_transaction_id = moved.id and moved.kind in ('repayment', 'repayment_reversal', 'relending')
    and repayment.value_on < (moved.created_at at time zone business_timezone())::date;
alter table ledger_transaction enable trigger user;
