/** Triggers that note changes and tell users of them: whatever writes the facts, they are told. */
export const telling = `
  -- Statement lines: the wallet has changed, and some of them are news.
  create function tell_lines() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  begin
    insert into change (kind, record_id)
      select distinct 'wallet', user_id from added join wallet on wallet.id = added.wallet_id;
    perform announce(array_agg(user_id order by user_id, line.id), array_agg(news order by user_id, line.id), array_agg(
        jsonb_strip_nulls(jsonb_build_object('amount', amount, 'currency', line.currency, 'description', description,
          'transaction_id', line.id, 'loan_id', loan_id, 'investment_id', investment_id,
          'counterparty_id', counterparty_id, 'counterparty_name', full_name)) order by user_id, line.id))
      from added as line join wallet on wallet.id = line.wallet_id
      join (values ('deposit', 'deposit'), ('withdrawal', 'withdrawal'), ('transfer_in', 'transfer_received'),
        ('investment_release', 'investment_released'), ('investment_settlement', 'investment_active'),
        ('loan_disbursement', 'loan_disbursed'), ('repayment_received', 'repayment_received'),
        ('reversal', 'reversal')) as told (type, news) on told.type = line.type
      left join profile on profile.id = counterparty_id
      having count(*) > 0;
    return null;
  end $$;
  create trigger tell after insert on wallet_transaction referencing new table as added
    for each statement execute function tell_lines();

  -- Investments are news to the borrower.
  create function tell_investments() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  begin
    perform announce(array_agg(borrower_id), array_agg('investment_received'::text), array_agg(jsonb_build_object(
        'amount', added.amount, 'currency', currency, 'loan_id', loan.id, 'loan_title', title,
        'investment_id', added.id, 'lender_id', lender_id, 'lender_name', full_name)))
      from added join loan on loan.id = added.loan_id join profile on profile.id = lender_id
      having count(*) > 0;
    return null;
  end $$;
  create trigger tell after insert on investment referencing new table as added
    for each statement execute function tell_investments();

  -- So are the turns of a loan that the borrower did not ask for.
  create function tell_turns() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  begin
    perform announce(array_agg(borrower_id), array_agg('loan_' || to_status), array_agg(jsonb_build_object(
        'amount', amount_requested, 'currency', currency, 'loan_id', loan.id, 'loan_title', title)))
      from added join loan on loan.id = added.loan_id
      where to_status in ('funded', 'cancelled', 'expired', 'defaulted')
      having count(*) > 0;
    perform announce(array_agg(lender_id), array_agg('investment_defaulted'::text), array_agg(facts))
      from (select lender_id, jsonb_build_object('amount', sum(amount - principal_repaid), 'currency', currency,
          'loan_id', loan.id, 'loan_title', title) as facts
        from added join loan on loan.id = added.loan_id join investment on investment.loan_id = loan.id
        where to_status = 'defaulted' group by lender_id, loan.id) as losses
      having count(*) > 0;
    return null;
  end $$;
  create trigger tell after insert on loan_event referencing new table as added
    for each statement execute function tell_turns();

  create function note_changes() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  begin
    insert into change (kind, record_id) select distinct tg_argv[0], id from written;
    return null;
  end $$;
  create trigger note_inserted after insert on loan referencing new table as written
    for each statement execute function note_changes('loan');
  create trigger note_updated after update on loan referencing new table as written
    for each statement execute function note_changes('loan');

  create function note_inboxes() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  begin
    insert into change (kind, record_id) select distinct 'inbox', user_id from added;
    return null;
  end $$;
  create trigger note after insert on notification referencing new table as added
    for each statement execute function note_inboxes();
`
