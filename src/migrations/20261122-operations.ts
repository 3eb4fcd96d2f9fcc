import { Migration } from '@mikro-orm/migrations'
import { moving, reversing } from './20261122-operations-wallet.ts'

/** The functions by which money moves: one call is one transaction. */
export class Operations extends Migration {
  override up(): void {
    this.addSql(idempotency)
    this.addSql(posting)
    this.addSql(moving)
    this.addSql(reversing)
    // Functions are open to all by default.
    this.addSql('revoke execute on all functions in schema public from public')
  }
}

const idempotency = `
  -- What a key answers: null when the operation may go on. Held until the transaction ends.
  create function replay(by_user uuid, for_operation text, with_key text, hash bytea) returns jsonb
    language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    kept idempotency_key%rowtype;
  begin
    if with_key is null then
      return null;
    end if;
    if not pg_try_advisory_xact_lock(hashtextextended(format('%s %s %s', by_user, for_operation, with_key), 0)) then
      return '{"code": "IDEMPOTENCY_IN_PROGRESS"}';
    end if;
    select * into kept from idempotency_key
      where user_id = by_user and operation = for_operation and key = with_key;
    if not found then
      return null;
    elsif kept.request_hash <> hash then
      return '{"code": "IDEMPOTENCY_KEY_REUSED"}';
    elsif kept.created_at <= gateway_now() - interval '48 hours' then
      return '{"code": "KEY_EXPIRED"}';
    end if;
    return kept.outcome || '{"replayed": true}';
  end $$;

  -- Keeps an outcome under its key, in the transaction that brought it about.
  create function remember(by_user uuid, for_operation text, with_key text, hash bytea, result jsonb) returns jsonb
    language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    if with_key is not null then
      insert into idempotency_key (user_id, operation, key, request_hash, outcome)
        values (by_user, for_operation, with_key, hash, result);
    end if;
    return result;
  end $$;
`

const posting = `
  -- The one way by which money moves: a balanced ledger transaction over accounts that are locked already.
  create function post(new_id uuid, new_kind text, accounts uuid[], amounts bigint[], reversed uuid default null) returns void
    language sql security definer set search_path = public, pg_temp as $$
    insert into ledger_transaction (id, kind, reverses_id) values (new_id, new_kind, reversed);
    insert into entry (account_id, ledger_transaction_id, amount)
      select account_id, new_id, amount from unnest(accounts, amounts) as leg (account_id, amount)
      order by account_id;
  $$;

  create function lock_accounts(accounts uuid[]) returns void
    language sql security definer set search_path = public, pg_temp as $$
    -- Both accounts of a wallet, since a line of its statement counts both.
    select from account where id in (
      select unnest(accounts)
      union select sibling.id from account as leg join account as sibling using (wallet_id)
      where leg.id = any (accounts)) order by id for no key update;
  $$;

  create function account_of(of_user uuid, of_kind text) returns uuid stable
    language sql security definer set search_path = public, pg_temp as $$
    select account.id from account join wallet on wallet.id = account.wallet_id
      where wallet.user_id = of_user and account.kind = of_kind;
  $$;

  create function house_account(of_kind text) returns uuid stable
    language sql security definer set search_path = public, pg_temp as $$
    select id from account where wallet_id is null and kind = of_kind;
  $$;

  -- A wallet with its balances, as one row.
  create view wallet_state as
    select wallet.id, user_id, wallet.currency, wallet.created_at,
      available.balance as available_balance, held.balance as held_balance,
      available.version + held.version as position,
      greatest(available.updated_at, held.updated_at) as updated_at
    from wallet
    join account as available on available.wallet_id = wallet.id and available.kind = 'available'
    join account as held on held.wallet_id = wallet.id and held.kind = 'held';
`
