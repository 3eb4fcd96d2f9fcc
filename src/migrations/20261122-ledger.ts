import { Migration } from '@mikro-orm/migrations'
import { guards } from './20261122-ledger-guards.ts'

/** Double-entry ledger that the database itself defends; wallets stand on it. */
export class Ledger extends Migration {
  override up(): void {
    this.addSql(tables)
    this.addSql(guards)
    this.addSql(opening)
  }
}

const tables = `
  create table account (
    id uuid not null default gen_random_uuid(),
    kind text not null,
    wallet_id uuid null,
    currency text not null,
    balance bigint not null default '0',
    version bigint not null default '0',
    updated_at timestamptz(3) not null default gateway_now(),
    primary key (id)
  );
  alter table account add constraint account_kind_check check (kind in ('settlement', 'fees', 'available', 'held'));
  alter table account add constraint account_wallet_id_foreign foreign key (wallet_id) references wallet (id);
  alter table account add constraint account_wallet_kind unique (wallet_id, kind);
  create unique index account_house_kind on account (kind) where wallet_id is null;
  alter table account add constraint account_wallet_when_wallets check ((kind in ('available', 'held')) = (wallet_id is not null));
  alter table account add constraint account_not_overdrawn check (kind = 'settlement' or balance >= 0);
  alter table account add constraint account_exact_in_json check (wallet_id is null or balance < 1000000000000000);
  alter table account add constraint account_version_range check (version >= 0);
  create table ledger_transaction (
    id uuid not null,
    kind text not null,
    reverses_id uuid null,
    database_transaction xid8 not null default pg_current_xact_id(),
    created_at timestamptz(3) not null default gateway_now(),
    primary key (id)
  );
  alter table ledger_transaction add constraint ledger_transaction_kind_check check (kind in ('deposit', 'withdrawal', 'transfer', 'reversal'));
  alter table ledger_transaction add constraint ledger_transaction_reverses_id_unique unique (reverses_id);
  alter table ledger_transaction add constraint ledger_transaction_reverses_id_foreign foreign key (reverses_id) references ledger_transaction (id);
  alter table ledger_transaction add constraint ledger_transaction_reversal_whole check ((kind = 'reversal') = (reverses_id is not null));
  create table entry (
    account_id uuid not null,
    version bigint not null,
    ledger_transaction_id uuid not null,
    amount bigint not null,
    balance_after bigint not null,
    primary key (account_id, version)
  );
  create index entry_ledger_transaction_id_index on entry (ledger_transaction_id);
  alter table entry add constraint entry_account_id_foreign foreign key (account_id) references account (id);
  alter table entry add constraint entry_ledger_transaction_id_foreign foreign key (ledger_transaction_id) references ledger_transaction (id);
  alter table entry add constraint entry_amount_moves check (amount <> 0);
  create table wallet_transaction (
    id uuid not null,
    wallet_id uuid not null,
    position bigint not null,
    type text not null,
    direction text not null,
    amount bigint not null,
    currency text not null,
    balance_after bigint not null,
    description text null,
    reference text not null,
    counterparty_id uuid null,
    loan_id uuid null,
    ledger_transaction_id uuid not null,
    created_at timestamptz(3) not null default gateway_now(),
    primary key (id)
  );
  alter table wallet_transaction add constraint wallet_transaction_position unique (wallet_id, position);
  create index wallet_transaction_ledger_transaction_id_index on wallet_transaction (ledger_transaction_id);
  alter table wallet_transaction add constraint wallet_transaction_wallet_id_foreign foreign key (wallet_id) references wallet (id);
  alter table wallet_transaction add constraint wallet_transaction_counterparty_id_foreign foreign key (counterparty_id) references profile (id);
  alter table wallet_transaction add constraint wallet_transaction_loan_id_foreign foreign key (loan_id) references loan (id);
  alter table wallet_transaction add constraint wallet_transaction_ledger_transaction_id_foreign foreign key (ledger_transaction_id) references ledger_transaction (id);
  alter table wallet_transaction add constraint wallet_transaction_type_check check (type in ('deposit', 'withdrawal', 'transfer_in', 'transfer_out', 'investment_hold', 'investment_release', 'investment_settlement', 'loan_disbursement', 'repayment_paid', 'repayment_received', 'fee', 'reversal'));
  alter table wallet_transaction add constraint wallet_transaction_direction_check check (direction in ('credit', 'debit'));
  alter table wallet_transaction add constraint wallet_transaction_amount_range check (amount > 0);
  alter table wallet_transaction add constraint wallet_transaction_description_length check (char_length(description) <= 200);
  create table idempotency_key (
    user_id uuid not null,
    operation text not null,
    key text not null,
    request_hash bytea not null,
    outcome jsonb not null,
    created_at timestamptz(3) not null default gateway_now(),
    primary key (user_id, operation, key)
  );
  alter table idempotency_key add constraint idempotency_key_user_id_foreign foreign key (user_id) references profile (id);
`

const opening = `
  insert into account (kind, wallet_id, currency)
    select kind, id, currency from wallet, unnest(array['available', 'held']) as kind;
  insert into account (kind, currency)
    select kind, currency from deployment, unnest(array['settlement', 'fees']) as kind;
`
