-- What undid a repayment, or what was lent again of one, now names what it reversed: the newest entry of the same reference before it.
alter table ledger_transaction disable trigger user;
update ledger_transaction as undoing set reverses_id = reversed.ledger_transaction_id
  from wallet_transaction as line
  cross join lateral (select earlier.ledger_transaction_id from wallet_transaction as earlier
    where earlier.wallet_id = line.wallet_id and earlier.position < line.position and earlier.reference = line.reference and earlier.loan_id = line.loan_id
      and earlier.type = line.type
    order by earlier.position desc limit 1) as reversed
  where line.ledger_transaction_id = undoing.id and undoing.kind = 'repayment_reversal' and line.type = 'repayment_paid';
alter table ledger_transaction enable trigger user;
