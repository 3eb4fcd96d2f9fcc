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

create or replace trigger append_only before update or delete on ledger_transaction for each row execute function refuse_change();
create or replace trigger never_emptied before truncate on ledger_transaction for each statement execute function refuse_change();
create or replace trigger append_only before update or delete on entry for each row execute function refuse_change();
create or replace trigger never_emptied before truncate on entry for each statement execute function refuse_change();
create or replace trigger append_only before delete on account for each row execute function refuse_change();
create or replace trigger never_emptied before truncate on account for each statement execute function refuse_change();
create or replace trigger append_only before update or delete on wallet_transaction for each row execute function refuse_change();
create or replace trigger never_emptied before truncate on wallet_transaction for each statement execute function refuse_change();
create or replace trigger append_only before delete on idempotency_key for each row execute function refuse_change();
create or replace trigger never_emptied before truncate on idempotency_key for each statement execute function refuse_change();
create or replace trigger never_emptied before truncate on instalment for each statement execute function refuse_change();
create or replace trigger never_emptied before truncate on investment for each statement execute function refuse_change();
create or replace trigger append_only before update or delete on loan_event for each row execute function refuse_change();
create or replace trigger never_emptied before truncate on loan_event for each statement execute function refuse_change();
