/** Triggers by which the database refuses what would corrupt money, whoever asks. */
export const guards = `
  -- What was written stays as it was written.
  create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is append-only: % is refused', tg_table_name, lower(tg_op)
      using errcode = 'restrict_violation';
  end $$;
  create trigger append_only before update or delete on ledger_transaction for each row execute function refuse_change();
  create trigger append_only before update or delete on entry for each row execute function refuse_change();
  create trigger append_only before update or delete on wallet_transaction for each row execute function refuse_change();
  create trigger append_only before update or delete on idempotency_key for each row execute function refuse_change();
  create trigger append_only before delete on account for each row execute function refuse_change();
  create trigger never_emptied before truncate on ledger_transaction for each statement execute function refuse_change();
  create trigger never_emptied before truncate on entry for each statement execute function refuse_change();
  create trigger never_emptied before truncate on wallet_transaction for each statement execute function refuse_change();
  create trigger never_emptied before truncate on idempotency_key for each statement execute function refuse_change();
  create trigger never_emptied before truncate on account for each statement execute function refuse_change();

  -- An account begins empty, and changes only as its entries say.
  create function guard_account() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' and (new.balance <> 0 or new.version <> 0) then
      raise exception 'an account begins empty' using errcode = 'restrict_violation';
    elsif tg_op = 'UPDATE' and pg_trigger_depth() < 2 then
      raise exception 'a balance changes only through entries' using errcode = 'restrict_violation';
    end if;
    return new;
  end $$;
  create trigger only_through_entries before insert or update on account
    for each row execute function guard_account();

  create function seal_ledger_transaction() returns trigger language plpgsql as $$
  begin
    new.database_transaction := pg_current_xact_id();
    return new;
  end $$;
  create trigger seal before insert on ledger_transaction
    for each row execute function seal_ledger_transaction();

  -- Balance and version come from the account alone; a ledger transaction takes entries only while it is made.
  create function apply_entry() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  begin
    if not exists (select from ledger_transaction where id = new.ledger_transaction_id
        and database_transaction = pg_current_xact_id()) then
      raise exception 'a ledger transaction is sealed when it is committed' using errcode = 'restrict_violation';
    end if;
    update account set balance = balance + new.amount, version = version + 1, updated_at = gateway_now()
      where id = new.account_id returning version, balance into new.version, new.balance_after;
    return new;
  end $$;
  create trigger apply_entry before insert on entry for each row execute function apply_entry();

  create function refuse_unbalanced() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  declare
    transaction_id uuid;
  begin
    if tg_table_name = 'entry' then
      transaction_id := new.ledger_transaction_id;
    else
      transaction_id := new.id;
    end if;
    if (select count(*) < 2 or sum(amount) <> 0 or count(distinct account_id) < 2 from entry
        where ledger_transaction_id = transaction_id) then
      raise exception 'ledger transaction % does not balance', transaction_id using errcode = 'restrict_violation';
    end if;
    return null;
  end $$;
  create constraint trigger balanced after insert on ledger_transaction
    deferrable initially deferred for each row execute function refuse_unbalanced();
  create constraint trigger balanced after insert on entry
    deferrable initially deferred for each row execute function refuse_unbalanced();

  -- A line of a wallet's statement: its place and the balance after it are the accounts' own.
  create function place_wallet_transaction() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  begin
    select sum(balance), sum(version), min(currency)
      from account where wallet_id = new.wallet_id
      into new.balance_after, new.position, new.currency;
    return new;
  end $$;
  create trigger place before insert on wallet_transaction
    for each row execute function place_wallet_transaction();

  create function open_accounts() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  begin
    insert into account (kind, wallet_id, currency)
      values ('available', new.id, new.currency), ('held', new.id, new.currency);
    return null;
  end $$;
  create trigger open_accounts after insert on wallet for each row execute function open_accounts();

  create function open_house_accounts() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  begin
    insert into account (kind, currency)
      values ('settlement', new.currency), ('fees', new.currency);
    return null;
  end $$;
  create trigger open_accounts after insert on deployment
    for each row execute function open_house_accounts();
`
