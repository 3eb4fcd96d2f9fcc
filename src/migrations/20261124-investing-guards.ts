/** Triggers by which the database refuses what would corrupt loans and investments, whoever asks. */
export const guards = `
  -- Each statement that posts entries leaves their ledger transactions balanced: checked once a
  -- statement, so that a disbursement to a thousand lenders is not summed a thousand times.
  create function refuse_unbalanced_entries() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  declare
    wrong uuid;
  begin
    select ledger_transaction_id into wrong from entry
      where ledger_transaction_id in (select ledger_transaction_id from added)
      group by ledger_transaction_id having sum(amount) <> 0 or count(distinct account_id) < 2 limit 1;
    if found then
      raise exception 'ledger transaction % does not balance', wrong using errcode = 'restrict_violation';
    end if;
    return null;
  end $$;
  drop trigger balanced on entry;
  create trigger balanced after insert on entry referencing new table as added
    for each statement execute function refuse_unbalanced_entries();

  -- What has become part of a loan can't be undone by itself.
  create function refuse_reversal() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  begin
    if not exists (select from ledger_transaction where id = new.reverses_id
        and kind in ('deposit', 'withdrawal', 'transfer', 'reversal')) then
      raise exception 'only deposits, withdrawals and transfers can be reversed' using errcode = 'restrict_violation';
    end if;
    return new;
  end $$;
  create trigger reversible before insert on ledger_transaction
    for each row when (new.reverses_id is not null) execute function refuse_reversal();

  -- The terms of an investment stay as they were agreed.
  create function guard_investment() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or (new.id, new.loan_id, new.lender_id, new.amount, new.interest_rate, new.created_at)
        is distinct from (old.id, old.loan_id, old.lender_id, old.amount, old.interest_rate, old.created_at) then
      raise exception 'an investment stays as it was made' using errcode = 'restrict_violation';
    end if;
    new.updated_at := gateway_now();
    return new;
  end $$;
  create trigger as_agreed before update or delete on investment for each row execute function guard_investment();
  create trigger never_emptied before truncate on investment for each statement execute function refuse_change();

  -- So does a schedule; only what is paid of it grows.
  create function guard_instalment() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or (new.loan_id, new.number, new.starts_on, new.due_on, new.principal, new.interest, new.balance)
        is distinct from (old.loan_id, old.number, old.starts_on, old.due_on, old.principal, old.interest, old.balance) then
      raise exception 'a schedule is frozen' using errcode = 'restrict_violation';
    end if;
    return new;
  end $$;
  create trigger frozen before update or delete on instalment for each row execute function guard_instalment();
  create trigger never_emptied before truncate on instalment for each statement execute function refuse_change();

  -- What a loan is funded with is the sum of its investments: each adds to it, a cancelled one takes away,
  -- and the one that fills it makes it funded.
  create function fund_loans() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  begin
    if exists (select from added join loan on loan.id = added.loan_id where loan.status <> 'open') then
      raise exception 'only an open loan takes investments' using errcode = 'restrict_violation';
    end if;
    update loan set amount_funded = amount_funded + total,
      status = case when amount_funded + total = amount_requested then 'funded' else status end
      from (select loan_id, sum(amount)::bigint as total from added group by loan_id) as more
      where loan.id = more.loan_id;
    return null;
  end $$;
  create trigger fund after insert on investment referencing new table as added
    for each statement execute function fund_loans();

  create function release_loans() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  begin
    update loan set amount_funded = amount_funded - total
      from (select loan_id, sum(amount)::bigint as total from after join before using (id, loan_id, amount)
        where after.status = 'cancelled' and before.status <> 'cancelled' group by loan_id) as less
      where loan.id = less.loan_id;
    return null;
  end $$;
  create trigger release after update on investment referencing old table as before new table as after
    for each statement execute function release_loans();

  create function guard_funding() returns trigger language plpgsql as $$
  begin
    if pg_trigger_depth() < 2 then
      raise exception 'amount_funded changes only through investments' using errcode = 'restrict_violation';
    end if;
    return new;
  end $$;
  create trigger funded_by_investments before update on loan
    for each row when (old.amount_funded <> new.amount_funded) execute function guard_funding();
  create trigger begins_unfunded before insert on loan
    for each row when (new.amount_funded <> 0) execute function guard_funding();
`
