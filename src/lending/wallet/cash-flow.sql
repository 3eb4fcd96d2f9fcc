-- The cash flow of each wallet by category, with repayments split into their parts. A loss from a default moves no cash, so it has no
-- balance, and takes the position of the statement line before it. Each part of a repayment has the balance after that part.
create or replace view cash_flow as
  select wallet.user_id, line.position, line.id, part.number as part, part.category, part.amount, line.currency, line.balance_after - part.later as balance_after,
    line.description, line.loan_id, line.investment_id, line.counterparty_id, line.created_at, line.wallet_id
  from wallet_transaction as line join wallet on wallet.id = line.wallet_id
  cross join lateral (select coalesce(line.charges, 0) as part, case line.direction when 'debit' then -1 else 1 end as sign) as charged
  cross join lateral (
    select 1 as number, category, case line.direction when 'debit' then -line.amount else line.amount end as amount, 0 as later
      from (values ('deposit', 'deposit'), ('withdrawal', 'withdrawal'), ('transfer_in', 'transfer'), ('transfer_out', 'transfer'),
        ('investment_settlement', 'investment'), ('loan_disbursement', 'loan'), ('repayment_paid', 'repayment'), ('fee', 'fee'),
        ('reversal', 'reversal')) as kind (type, category) where kind.type = line.type
    union all select 1, 'principal', sign * line.principal, sign * (line.amount - line.principal) where line.type = 'repayment_received'
    union all select 2, 'interest', sign * (line.amount - line.principal - charged.part + line.fee), sign * (charged.part - line.fee) where line.type = 'repayment_received'
    union all select 3, 'fee', -sign * line.fee, sign * charged.part where line.type = 'repayment_received'
    union all select 4, 'charge', sign * charged.part, 0 where line.type = 'repayment_received') as part
  where part.amount <> 0
  union all
  select investment.lender_id as user_id, investment.loss_position as position, investment.id, 4 as part, 'loss' as category,
    entry.amount, account.currency, null::bigint as balance_after, loan.title as description, loan.id as loan_id,
    investment.id as investment_id, loan.borrower_id as counterparty_id, moved.created_at, wallet.id as wallet_id
  from investment join account on account.investment_id = investment.id join entry on entry.account_id = account.id
  join ledger_transaction as moved on moved.id = entry.ledger_transaction_id and moved.kind = 'write_off'
  join loan on loan.id = investment.loan_id join wallet on wallet.user_id = investment.lender_id
  where investment.status = 'defaulted';
