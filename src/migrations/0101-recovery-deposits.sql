-- The deposit that a recovery paid on, in the same transaction: it is reversed when the recovery is undone.
alter table repayment add column deposit_id uuid null constraint repayment_deposit_id_foreign references ledger_transaction (id);
update repayment set deposit_id = moved.id
  from wallet_transaction as line join ledger_transaction as moved on moved.id = line.ledger_transaction_id
  where line.loan_id = repayment.loan_id and line.type = 'deposit' and line.amount = repayment.amount and repayment.returns is null
    and moved.created_at = repayment.created_at;
