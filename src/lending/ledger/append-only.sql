-- Makes tables append-only: a trigger refuses changes of their rows.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % is refused', tg_table_name, lower(tg_op)
    using errcode = 'restrict_violation';
end $$;

-- Lets no column of a row change but those that the trigger names.
create or replace function refuse_other_changes() returns trigger language plpgsql as $$
begin
  if to_jsonb(old) - tg_argv <> to_jsonb(new) - tg_argv then
    raise exception 'of %, only % can change', tg_table_name, array_to_string(tg_argv, ', ') using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Lets the columns that the trigger names be emptied, and nothing else change.
create or replace function refuse_all_but_emptying() returns trigger language plpgsql as $$
begin
  if to_jsonb(old) - tg_argv <> to_jsonb(new) - tg_argv or exists (select from jsonb_each_text(to_jsonb(new)) as now (name, value)
      where name = any (tg_argv) and value <> '' and value is distinct from to_jsonb(old) ->> name) then
    raise exception '% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- The balance after a line, as that after an entry, can be set to what it has to be (repair.sql).
create or replace trigger only_emptied before update on wallet_transaction for each row when (old.balance_after = new.balance_after)
  execute function refuse_all_but_emptying('description', 'external_id', 'metadata');
create or replace trigger only_emptied before update on loan_event for each row execute function refuse_all_but_emptying('reason', 'private_reason');
create or replace trigger only_kept before update on period for each row execute function refuse_other_changes('kept_at');

-- The tables whose rows stay. Triggers beside their rules say what may change of those that can't only be added to. None of them is ever emptied.
do $$
declare
  named text;
  -- A row never changes, nor goes.
  fixed constant text[] := '{act_alone, agreement, bank_order, former_instalment, ledger_transaction, period_file, period_piece, provider_reference, reminder}';
  -- A row never goes.
  kept constant text[] := '{acceptance, account, approval_request, bank_account, bank_file, bank_line, entry, idempotency_key, lender_test, loan_event, mandate, payment,
    payment_event, period, plan_change, wallet_transaction}';
  recorded constant text[] := '{audit_entry, audit_head, case_entry, event_head, member_case, operator_note}';
  -- A row never changes.
  passing constant text[] := '{event, pending_event}';
  guarded constant text[] := '{accrual, charge, instalment, investment, loan_month_end}';
begin
  foreach named in array fixed || kept || passing loop
    execute format('create or replace trigger append_only before %s on %I for each row execute function refuse_change()',
      case when named = any (fixed) then 'update or delete' when named = any (kept) then 'delete' else 'update' end, named);
  end loop;
  foreach named in array recorded loop
    execute format('create or replace trigger never_deleted before delete on %I for each row execute function refuse_change()', named);
  end loop;
  foreach named in array fixed || kept || recorded || passing || guarded loop
    execute format('create or replace trigger never_emptied before truncate on %I for each statement execute function refuse_change()', named);
  end loop;
end $$;
