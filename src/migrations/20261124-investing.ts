import { Migration } from '@mikro-orm/migrations'
import { guards } from './20261124-investing-guards.ts'
import { disbursing } from './20261124-investing-holds.ts'
import { investing } from './20261124-investing-invest.ts'
import { opportunities } from './20261124-investing-opportunities.ts'
import { amortising } from './20261124-investing-schedule.ts'

/** Investments, what becomes of them, and where lenders find them. */
export class Investing extends Migration {
  override up(): void {
    this.addSql(tables)
    this.addSql(accounts)
    this.addSql(guards)
    this.addSql(amortising)
    this.addSql(disbursing)
    this.addSql(investing)
    this.addSql(opportunities)
    // Functions are open to all by default.
    this.addSql('revoke execute on all functions in schema public from public')
  }
}

const tables = `
  create table investment (
    id uuid not null,
    loan_id uuid not null,
    lender_id uuid not null,
    amount bigint not null,
    interest_rate int not null,
    status text not null default 'pending',
    principal_repaid bigint not null default '0',
    interest_earned bigint not null default '0',
    created_at timestamptz(3) not null default gateway_now(),
    updated_at timestamptz(3) not null default gateway_now(),
    primary key (id)
  );
  create index investment_loan_index on investment (loan_id, created_at, id);
  create index investment_lender_index on investment (lender_id, created_at, id);
  alter table investment add constraint investment_loan_id_foreign foreign key (loan_id) references loan (id);
  alter table investment add constraint investment_lender_id_foreign foreign key (lender_id) references profile (id);
  alter table investment add constraint investment_status_check check (status in ('pending', 'active', 'repaid', 'defaulted', 'cancelled'));
  alter table investment add constraint investment_amount_range check (amount > 0);
  alter table investment add constraint investment_repaid_range check (principal_repaid between 0 and amount);
  alter table investment add constraint investment_earned_range check (interest_earned >= 0);
  create table instalment (
    loan_id uuid not null,
    number smallint not null,
    starts_on date not null,
    due_on date not null,
    principal bigint not null,
    interest bigint not null,
    balance bigint not null,
    principal_paid bigint not null default '0',
    interest_paid bigint not null default '0',
    primary key (loan_id, number)
  );
  alter table instalment add constraint instalment_loan_id_foreign foreign key (loan_id) references loan (id);
  alter table instalment add constraint instalment_days_in_order check (due_on > starts_on);
  alter table instalment add constraint instalment_amounts_range check (principal >= 0 and interest >= 0 and balance >= 0);
  alter table instalment add constraint instalment_paid_range check (principal_paid between 0 and principal and interest_paid between 0 and interest);
  alter table loan add constraint loan_unfunded_when_ended check (status not in ('draft', 'cancelled', 'expired') or amount_funded = 0);
  alter table loan add constraint loan_disbursed_when_active check ((status in ('active', 'repaid', 'defaulted')) = (disbursement_date is not null));
  alter table wallet_transaction add column investment_id uuid null;
  alter table wallet_transaction add constraint wallet_transaction_investment_id_foreign foreign key (investment_id) references investment (id);
`

// A receivable stands for what a borrower owes, so it is 0 or below; a claim for what a lender is owed.
const accounts = `
  alter table account add column loan_id uuid null, add column investment_id uuid null;
  alter table account add constraint account_loan_id_unique unique (loan_id);
  alter table account add constraint account_investment_id_unique unique (investment_id);
  alter table account add constraint account_loan_id_foreign foreign key (loan_id) references loan (id);
  alter table account add constraint account_investment_id_foreign foreign key (investment_id) references investment (id);
  alter table account drop constraint account_kind_check;
  alter table account add constraint account_kind_check check (kind in ('settlement', 'fees', 'available', 'held', 'receivable', 'claim'));
  alter table account add constraint account_owner_of_kind check ((kind = 'receivable') = (loan_id is not null) and (kind = 'claim') = (investment_id is not null));
  alter table account drop constraint account_not_overdrawn;
  alter table account add constraint account_not_overdrawn check (case kind when 'settlement' then true when 'receivable' then balance <= 0 else balance >= 0 end);
  drop index account_house_kind;
  create unique index account_house_kind on account (kind) where wallet_id is null and loan_id is null and investment_id is null;
  create or replace function house_account(of_kind text) returns uuid stable
    language sql security definer set search_path = public, pg_temp as $$
    select id from account where wallet_id is null and loan_id is null and investment_id is null and kind = of_kind;
  $$;
  alter table ledger_transaction drop constraint ledger_transaction_kind_check;
  alter table ledger_transaction add constraint ledger_transaction_kind_check check (kind in ('deposit', 'withdrawal', 'transfer', 'investment', 'release', 'disbursement', 'fee', 'write_off', 'reversal'));
`
