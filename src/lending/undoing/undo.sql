-- Stores the instalments of before the history of a loan was replayed, as far as they are different now.
create or replace function keep_former(of_loan uuid, stored jsonb) returns void
  language sql security definer set search_path from current as $$
  insert into former_instalment (loan_id, number, revision, due_on, principal, interest, balance, prepaid)
    select of_loan, was.number, 1 + coalesce((select max(revision) from former_instalment as one where one.loan_id = of_loan and one.number = was.number), 0),
      was.due_on, was.principal, was.interest, was.balance, was.prepaid
    from jsonb_populate_recordset(null::instalment, stored -> 'instalments') as was
    left join instalment on instalment.loan_id = of_loan and instalment.number = was.number
    where (was.due_on, was.principal, was.interest, was.balance, was.prepaid)
      is distinct from (instalment.due_on, instalment.principal, instalment.interest, instalment.balance, instalment.prepaid);
$$;

-- Ends an operator's correction of a loan's history, for a reason: unless it is in default, the loan is active again if something is owed, or repaid if nothing is; late fees that
-- were waived by it are noted in the trail, and its borrower pays what they owe the platform from what came back.
create or replace function end_correction(of_loan uuid, by_user uuid, stored jsonb, why text) returns void
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
  becomes text;
begin
  select * into target from loan where id = of_loan;
  perform keep_former(of_loan, stored);
  perform log_replayed(of_loan, stored);
  perform record_audit('waiveCharge', by_user, null, 'charge', charge.id, target.borrower_id, jsonb_build_object('reason', why,
      'before', jsonb_build_object('loan_id', of_loan, 'amount', was -> 1, 'paid', was -> 2, 'waived', was -> 3),
      'after', jsonb_build_object('loan_id', of_loan, 'amount', amount, 'paid', paid, 'waived', waived)))
    from jsonb_array_elements(stored -> 'charges') as was join charge on charge.id = (was ->> 0)::uuid where waived > (was ->> 3)::bigint;
  select case when target.status = 'defaulted' then 'defaulted' when payoff_amount > 0 then 'active' else 'repaid' end into becomes
    from loan_debt where loan_id = of_loan;
  if target.status <> becomes then
    update investment set status = becomes where loan_id = of_loan and status = target.status;
    update loan set status = becomes, updated_at = gateway_now() where id = of_loan;
    insert into loan_event (id, loan_id, actor_id, from_status, to_status, reason) values (new_id(), of_loan, by_user, target.status, becomes, why);
  end if;
  perform set_off_owed(target.borrower_id);
end $$;

-- Refuses a history in which a different part of the loan's fee would have been given back.
create or replace function refuse_other_refund(target loan) returns void
  language plpgsql security definer set search_path from current as $$
begin
  if (select fee_refunded from loan where id = target.id) <> target.fee_refunded then
    raise exception using errcode = 'FEES0', message = 'another part of the fee would have been given back';
  end if;
end $$;

-- Why an operator can't undo a repayment like this, or lend a part of it again; null if they can. The caller has locked its loan.
create or replace function obstacle_to_undoing(one repayment, target loan, mode text, amount bigint, value_on date) returns jsonb stable
  language plpgsql security definer set search_path from current as $$
declare
  most bigint;
  gone record;
begin
  -- Whoever has left can neither give money back nor be paid by the loan that is active again: its borrower, or any lender.
  select profile_id as id, exists (select from erasure where member_id = profile_id) as erased into gone from identity
    where profile_id = any (parties_of_loan(target.id)) and closed_at is not null
    order by erased desc, profile_id <> target.borrower_id, profile_id limit 1;
  if one.booked_by is null then
    return jsonb_build_object('code', 'ALREADY_REVERSED', 'reversed_at', (select created_at from ledger_transaction where id = one.undone_by));
  -- What came in since a default can be undone: before, it was set off against claims, which the default has written off.
  elsif not (target.status in ('active', 'repaid') or target.status = 'defaulted' and one.created_at > (
      select max(created_at) from loan_event where loan_id = target.id and to_status = 'defaulted')) or mode = 'return' and target.status <> 'active' then
    return jsonb_build_object('code', 'INVALID_TRANSITION', 'from', target.status, 'to', 'active', 'mode', mode);
  elsif target.withdrawn_at is not null and target.repay_by is null then
    return jsonb_build_object('code', 'INVALID_TRANSITION', 'from', 'withdrawn', 'to', 'active');
  elsif gone.id is not null then
    return jsonb_build_object('code', 'INVALID_TRANSITION', 'from', case when gone.erased then 'erased' else 'closed' end, 'to', 'active', 'member_id', gone.id);
  elsif mode = 'undo' then
    return (select jsonb_build_object('code', 'INVALID_TRANSITION', 'from', 'lent_again', 'to', 'undone', 'by', id)
      from repayment where returns = one.id and undone_by is null order by id limit 1);
  end if;
  -- Principal alone is lent again: lenders keep the interest that they have earned.
  select least(one.amount - coalesce((select sum(later.amount) from repayment as later where returns = one.id and undone_by is null), 0),
      (select sum(principal_repaid - principal_before) from investment where loan_id = target.id and status <> 'cancelled')) into most;
  if one.returns is not null or most <= 0 then
    return jsonb_build_object('code', 'INVALID_TRANSITION', 'from', 'lent_again', 'to', 'lent_again', 'by', one.id);
  elsif (amount between 1 and most) is not true then
    return jsonb_build_object('code', 'AMOUNT_OUT_OF_RANGE', 'min', 1, 'max', most);
  elsif (value_on between one.value_on and business_date()) is not true then
    return jsonb_build_object('code', 'VALIDATION_FAILED', 'min', one.value_on, 'max', business_date());
  end if;
  return null;
end $$;

-- Tells a borrower and the lenders of a loan that a repayment was undone, or lent again: the borrower with what came back (of a recovery nothing does, since
-- its deposit is undone, too), and each lender with what was taken back in all, and what of it the platform bears.
create or replace function notify_of_undoing(target loan, line uuid, moved uuid[], reason text, borne jsonb, recovery boolean) returns void
  language plpgsql security definer set search_path from current as $$
begin
  perform notify_users(array_agg(user_id), array_agg(case when user_id = target.borrower_id then 'repayment_undone' else 'repayment_taken_back' end),
      array_agg(jsonb_strip_nulls(jsonb_build_object('amount', sum, 'currency', target.currency, 'loan_id', target.id, 'loan_title', target.title,
        'reason', reason, 'borne', borne -> user_id::text, 'transaction_id', case when user_id = target.borrower_id then line end,
        'recovery', case when user_id = target.borrower_id and recovery then true end))))
    from (select wallet.user_id, abs(sum(case direction when 'credit' then amount else -amount end))::bigint as sum
      from wallet_transaction join wallet on wallet.id = wallet_id
      where ledger_transaction_id = any (moved) group by wallet.user_id) as party;
end $$;

-- Undoes a repayment, for an operator: it is reversed, with the deposit of what was recovered, and the history of its loan is replayed as if it had never
-- been (`undo`). Or lends a part of it again as of a day (`return`). Lenders give back what is there, and owe the rest, unless the platform bears that. Above
-- a sum, another operator has to approve it first; operators can't undo what moved their own money. It is refused if it would now do something other
-- than a preview said (`seen`).
create or replace function undo_repayment(
  by_user uuid, with_key text, hash bytea, in_repayment uuid, mode text, amount bigint, value_on date, reason text, fee_rate int, borne_by text,
  above bigint default null, days int default 1, seen int default null
) returns jsonb
  language plpgsql security definer set search_path from current set plan_cache_mode = force_generic_plan as $$
declare
  one repayment%rowtype;
  target loan%rowtype;
  sum bigint;
  stored jsonb;
  before jsonb;
  after jsonb;
  owed jsonb;
  borne jsonb;
  paid record;
  moved constant uuid := new_id();
  line constant uuid := new_id();
  result jsonb := replay(by_user, 'undoRepayment', with_key, hash);
begin
  if (mode in ('undo', 'return') and borne_by in ('lenders', 'platform') and fee_rate between 0 and 9999) is not true then
    raise exception 'no repayment is undone on such terms' using errcode = 'invalid_parameter_value';
  end if;
  result := coalesce(result, refused_on_loan(by_user, (select loan_id from repayment where id = in_repayment), above));
  if result is not null then
    return result;
  end if;
  if seen is not null then
    result := refused_outdated(seen, preview_act(by_user, 'undoRepayment', in_repayment, jsonb_strip_nulls(jsonb_build_object('mode', mode, 'amount', amount,
      'value_on', value_on, 'borne_by', borne_by)), '{}', fee_rate));
    if result is not null then
      return remember(by_user, 'undoRepayment', with_key, hash, result);
    end if;
  end if;
  select * into one from repayment where id = in_repayment;
  select * into target from loan where id = one.loan_id;
  value_on := coalesce(value_on, business_date());
  sum := case mode when 'return' then amount else one.amount end;
  result := obstacle_to_undoing(one, target, mode, amount, value_on);
  if result is not null then
    return remember(by_user, 'undoRepayment', with_key, hash, result);
  elsif is_above_alone(by_user, array[target.borrower_id], sum, above, days) then
    return remember(by_user, 'undoRepayment', with_key, hash, ask_approval('undoRepayment', by_user, in_repayment, target.borrower_id, sum, null, reason,
      terms => jsonb_strip_nulls(jsonb_build_object('mode', mode, 'amount', amount, 'value_on', value_on, 'borne_by', borne_by))));
  end if;
  if borne_by = 'platform' then
    -- One at a time: two who each hold one of the accounts of fees and then wait for all others would wait in a circle.
    perform pg_advisory_xact_lock(hashtextextended(format('%s borne by the platform', current_schema()), 0));
  end if;
  -- Before the platform's fees, as when a recovery is recorded.
  perform lock_movement(one.deposit_id) where mode = 'undo' and one.deposit_id is not null;
  select jsonb_object_agg(lender_id, owed_by(lender_id)) into owed from investment where loan_id = target.id and status <> 'cancelled';
  begin
    -- What is lent again as of today changes nothing before today, so it needs no history.
    if mode = 'return' and value_on = business_date() then
      perform plan_arrears(target.id);
      perform charge_penalty(target.id);
      stored := jsonb_build_object('instalments', '[]'::jsonb, 'charges', '[]'::jsonb);
      select * into paid from share_relending(target, amount, value_on);
      perform keep_shares(target, 0, 0, target.charges_first, paid.unearned, false, paid.investments, paid.principals, paid.nothing, paid.nothing, paid.nothing);
      insert into repayment (id, loan_id, amount, value_on, returns, made_by) values (moved, target.id, undo_repayment.amount, undo_repayment.value_on, one.id, by_user);
      before := '{}';
      after := jsonb_build_object(moved, to_jsonb(paid));
    else
      before := rebuild_known(target.id, fee_rate);
      stored := figures_of_loan(target.id);
      if before is null then
        return remember(by_user, 'undoRepayment', with_key, hash, jsonb_build_object('code', 'HISTORY_UNKNOWN'));
      elsif mode = 'undo' then
        perform reverse_repayment(one, moved, line, reason, one.deposit_id is not null);
        update repayment set undone_by = moved, booked_by = null where id = one.id;
        if one.deposit_id is not null and reverse_transaction(one.deposit_id, array[new_id(), new_id()], reason) ? 'code' then
          raise exception 'what was recovered goes back entirely' using errcode = 'restrict_violation';
        end if;
      else
        insert into repayment (id, loan_id, amount, value_on, returns, made_by) values (moved, target.id, undo_repayment.amount, undo_repayment.value_on, one.id, by_user);
      end if;
      after := rebuild_loan(target.id, before);
      perform refuse_other_refund(target);
    end if;
    perform book_differences(target, before, after, line, reason);
  exception
    when restrict_violation or check_violation then
      return remember(by_user, 'undoRepayment', with_key, hash, jsonb_build_object('code', 'HISTORY_UNKNOWN'));
    when sqlstate 'FEES0' then
      return remember(by_user, 'undoRepayment', with_key, hash, jsonb_build_object('code', 'INVALID_TRANSITION', 'from', 'fee_refunded', 'to', 'undone'));
  end;
  perform end_correction(target.id, by_user, stored, reason);
  if borne_by = 'platform' then
    borne := borne_by_platform(target, owed, one.id);
  end if;
  perform notify_of_undoing(target, line, array[moved], reason, borne, mode = 'undo' and one.deposit_id is not null);
  perform note_alone('undoRepayment', by_user, array[target.borrower_id], sum, above);
  perform record_audit('undoRepayment', by_user, null, 'repayment', in_repayment, target.borrower_id, jsonb_build_object('reason', reason,
    'before', jsonb_strip_nulls(jsonb_build_object('loan_id', target.id, 'status', target.status, 'amount', one.amount, 'value_on', one.value_on,
      'written_off_amount', target.written_off_amount)),
    'after', (select jsonb_strip_nulls(jsonb_build_object('mode', mode, 'status', status, 'amount', sum, 'value_on', value_on, 'ledger_transaction_id', moved,
      'written_off_amount', written_off_amount)) from loan where id = target.id)));
  return remember(by_user, 'undoRepayment', with_key, hash, jsonb_build_object(
    'transaction', (select to_jsonb(made) from wallet_transaction as made where id = line),
    'loan_debt', (select to_jsonb(debt) from loan_debt as debt where loan_id = target.id),
    'loan', (select to_jsonb(loan) from loan where id = target.id)));
end $$;
