-- Operators find payments and movements by their exact amount. Of movements, those whose amount somebody names: not each lender's share of each repayment.
create index payment_amount_index on payment (amount, created_at, id);
create index wallet_transaction_amount_index on wallet_transaction (amount, created_at, id)
  where type in ('deposit', 'withdrawal', 'transfer_in', 'transfer_out', 'loan_disbursement', 'repayment_paid', 'fee', 'reversal');
