import { Migration } from '@mikro-orm/migrations'
import { autoInvesting } from './20261128-collection-auto-invest.ts'
import { reminding } from './20261128-collection-reminders.ts'
import { repaying } from './20261128-collection-repay.ts'

/** What comes of loans in time: reminders, parts of repayments, standing orders. */
export class Collection extends Migration {
  override up(): void {
    this.addSql(parts)
    this.addSql(repaying)
    this.addSql(cashFlow)
    this.addSql(instalments)
    this.addSql(reminding)
    this.addSql(autoInvesting)
    this.addSql('revoke execute on all functions in schema public from public')
  }
}

// A lender's line of a repayment says what it consists of. Of earlier lines the ledger knows the principal, unless
// the loan was given up before; their fees were not kept apart.
const parts = `
  alter table wallet_transaction add column principal bigint null, add column fee bigint null;
  alter table wallet_transaction disable trigger append_only;
  update wallet_transaction as line set fee = 0, principal = coalesce((
      select -sum(entry.amount) from entry join account on account.id = account_id join investment on investment.id = account.investment_id
      join wallet on wallet.user_id = lender_id
      where entry.ledger_transaction_id = line.ledger_transaction_id and wallet.id = line.wallet_id), 0)
    where type = 'repayment_received';
  alter table wallet_transaction enable trigger append_only;
  alter table wallet_transaction add constraint wallet_transaction_parts_of_repayment check (
    (type = 'repayment_received') = (principal is not null) and (principal is null) = (fee is null)
    and principal >= 0 and fee >= 0 and principal <= amount);
`

const cashFlow = `
  -- What came in and went out of each wallet, by category: repayments in their parts. What a default took moves no
  -- cash: it has no balance, and comes after the line before it.
  create view cash_flow as
    select wallet.user_id, line.position, line.id, part.number as part, part.category, part.amount, line.currency, line.balance_after,
      line.description, line.loan_id, line.investment_id, line.counterparty_id, line.created_at
    from wallet_transaction as line join wallet on wallet.id = line.wallet_id
    cross join lateral (
      select 1 as number, category, case line.direction when 'debit' then -line.amount else line.amount end as amount
        from (values ('deposit', 'deposit'), ('withdrawal', 'withdrawal'), ('transfer_in', 'transfer'), ('transfer_out', 'transfer'),
          ('investment_settlement', 'investment'), ('loan_disbursement', 'loan'), ('repayment_paid', 'repayment'), ('fee', 'fee'),
          ('reversal', 'reversal')) as kind (type, category) where kind.type = line.type
      union all select 1, 'principal', line.principal where line.type = 'repayment_received'
      union all select 2, 'interest', line.amount - line.principal + line.fee where line.type = 'repayment_received'
      union all select 3, 'fee', -line.fee where line.type = 'repayment_received') as part
    where part.amount <> 0
    union all
    select wallet.user_id, (select max(position) from wallet_transaction where wallet_id = wallet.id and created_at <= moved.created_at),
      investment.id, 4, 'loss', entry.amount, account.currency, null, loan.title, loan.id, investment.id, loan.borrower_id, moved.created_at
    from investment join account on account.investment_id = investment.id join entry on entry.account_id = account.id
    join ledger_transaction as moved on moved.id = entry.ledger_transaction_id and moved.kind = 'write_off'
    join loan on loan.id = investment.loan_id join wallet on wallet.user_id = investment.lender_id
    where investment.status = 'defaulted';
`

const instalments = `
  -- A schedule as it is today, by the clock that all else goes by.
  create view instalment_state as
    select loan_id, number, due_on, principal, interest, balance, principal_paid, interest_paid,
      due_on < (gateway_now() at time zone 'UTC')::date as past
    from instalment;
`
