/** What becomes of the money that lenders promised: it is given back, or goes to the borrower. */
export const disbursing = `
  -- A new id as RFC 9562 has it (version 7, microseconds), for rows that are made in sets.
  create function new_id() returns uuid volatile
    language sql as $$
    select encode(substring(int8send(us / 1000) from 3)
      || set_byte(set_byte(substring(uuid_send(gen_random_uuid()) from 7), 0,
        112 + ((us % 1000) * 4096 / 1000 / 256)::int), 1, ((us % 1000) * 4096 / 1000 % 256)::int), 'hex')::uuid
    from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as us) as clock;
  $$;

  -- An account of every wallet that has a part in a loan, for one ordered lock.
  create function accounts_of_loan(of_loan uuid) returns uuid[] stable
    language sql security definer set search_path = public, pg_temp as $$
    select array_agg(account.id) from account join wallet on wallet.id = account.wallet_id
      where kind = 'held' and user_id in (
        select lender_id from investment where loan_id = of_loan
        union select borrower_id from loan where id = of_loan);
  $$;

  -- Moves every hold of a loan: back to its lender ('release'), or against a claim ('disbursement', to the
  -- borrower). One investment of each lender at a time, since each line of a statement has its own place.
  create function conclude_holds(target loan, as_kind text) returns uuid
    language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    moved uuid;
    picked uuid[];
  begin
    loop
      select array_agg(id) into picked from (
        select distinct on (lender_id) id from investment where loan_id = target.id and status = 'pending'
        order by lender_id, created_at, id) as next;
      exit when picked is null;
      moved := new_id();
      perform post(moved, as_kind, array_agg(id), array_agg(leg)) from (
        select account.id, case kind when 'held' then -amount else amount end as leg
          from investment join wallet on user_id = lender_id join account on wallet_id = wallet.id
          where investment.id = any (picked) and (as_kind = 'release' or kind = 'held')
        union all select account.id, amount
          from investment join account on investment_id = investment.id
          where investment.id = any (picked) and as_kind = 'disbursement'
        union all select account.id, case kind when 'receivable' then -total else total end
          from (select sum(amount)::bigint as total from investment where id = any (picked)) as sum, account
          where as_kind = 'disbursement'
            and (loan_id = target.id or account.id = account_of(target.borrower_id, 'available'))) as legs;
      insert into wallet_transaction (id, wallet_id, type, direction, amount, description, reference,
          counterparty_id, loan_id, investment_id, ledger_transaction_id)
        select new_id(), wallet.id, case as_kind when 'release' then 'investment_release' else 'investment_settlement' end,
          case as_kind when 'release' then 'credit' else 'debit' end, amount, target.title, moved::text,
          target.borrower_id, target.id, investment.id, moved
        from investment join wallet on user_id = lender_id where investment.id = any (picked);
      update investment set status = case as_kind when 'release' then 'cancelled' else 'active' end
        where id = any (picked);
    end loop;
    return moved;
  end $$;

  -- Gives every promise for a loan back; the caller holds the loan's lock.
  create function release_holds(of_loan uuid) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    target loan%rowtype;
  begin
    select * into target from loan where id = of_loan and status = 'open' for no key update;
    perform lock_accounts(accounts_of_loan(of_loan));
    perform conclude_holds(target, 'release');
  end $$;

  -- Pays a funded loan out, less the fee, and freezes its schedule; accounts are locked already.
  create function disburse(target loan, fee bigint) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    moved uuid;
    own uuid := account_of(target.borrower_id, 'available');
    day date := (gateway_now() at time zone 'UTC')::date;
  begin
    insert into account (kind, loan_id, currency) values ('receivable', target.id, target.currency);
    insert into account (kind, investment_id, currency)
      select 'claim', id, target.currency from investment where loan_id = target.id;
    moved := conclude_holds(target, 'disbursement');
    insert into wallet_transaction
      (id, wallet_id, type, direction, amount, description, reference, loan_id, ledger_transaction_id)
      select new_id(), id, 'loan_disbursement', 'credit', target.amount_requested, target.title,
        moved::text, target.id, moved from wallet where user_id = target.borrower_id;
    if fee > 0 then
      moved := new_id();
      perform post(moved, 'fee', array[own, house_account('fees')], array[-fee, fee]);
      insert into wallet_transaction
        (id, wallet_id, type, direction, amount, description, reference, loan_id, ledger_transaction_id)
        select new_id(), id, 'fee', 'debit', fee, 'Origination fee', moved::text, target.id, moved
        from wallet where user_id = target.borrower_id;
    end if;
    insert into instalment (loan_id, number, starts_on, due_on, principal, interest, balance)
      select target.id, number, day + make_interval(months => number - 1), day + make_interval(months => number),
        principal, interest, balance
      from amortise(target.amount_requested, target.interest_rate, target.repayment_period_months);
    update loan set status = 'active', disbursement_date = gateway_now() where id = target.id;
  end $$;
`
