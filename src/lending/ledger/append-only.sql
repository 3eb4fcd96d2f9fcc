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

create or replace trigger append_only before update or delete on ledger_transaction for each row execute function refuse_change();
create or replace trigger never_emptied before truncate on ledger_transaction for each statement execute function refuse_change();
create or replace trigger append_only before update or delete on entry for each row execute function refuse_change();
create or replace trigger never_emptied before truncate on entry for each statement execute function refuse_change();
create or replace trigger append_only before delete on account for each row execute function refuse_change();
create or replace trigger never_emptied before truncate on account for each statement execute function refuse_change();
create or replace trigger append_only before delete on wallet_transaction for each row execute function refuse_change();
create or replace trigger only_emptied before update on wallet_transaction for each row execute function refuse_all_but_emptying('description', 'external_id', 'metadata');
create or replace trigger never_emptied before truncate on wallet_transaction for each statement execute function refuse_change();
create or replace trigger append_only before delete on idempotency_key for each row execute function refuse_change();
create or replace trigger never_emptied before truncate on idempotency_key for each statement execute function refuse_change();
create or replace trigger never_emptied before truncate on instalment for each statement execute function refuse_change();
create or replace trigger never_emptied before truncate on investment for each statement execute function refuse_change();
create or replace trigger append_only before delete on loan_event for each row execute function refuse_change();
create or replace trigger only_emptied before update on loan_event for each row execute function refuse_all_but_emptying('reason', 'private_reason');
create or replace trigger never_emptied before truncate on loan_event for each statement execute function refuse_change();
create or replace trigger append_only before update or delete on period_file for each row execute function refuse_change();
create or replace trigger never_emptied before truncate on period_file for each statement execute function refuse_change();
create or replace trigger append_only before update or delete on period_piece for each row execute function refuse_change();
create or replace trigger never_emptied before truncate on period_piece for each statement execute function refuse_change();
create or replace trigger append_only before delete on period for each row execute function refuse_change();
create or replace trigger only_kept before update on period for each row execute function refuse_other_changes('kept_at');
create or replace trigger never_emptied before truncate on period for each statement execute function refuse_change();
