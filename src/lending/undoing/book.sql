-- Books a repayment from its borrower's wallet as of an earlier day, for an operator: as if it had come then, so that whoever paid in time is not late, though
-- the money came late. The history of the loan is replayed with it; late fees that would not have fallen due are waived. What later repayments then pay
-- in excess is the borrower's again. Above a sum, another operator has to approve it first.
create or replace function book_repayment(
  by_user uuid, with_key text, hash bytea, in_loan uuid, amount bigint, prepayment text, value_on date, reason text, fee_rate int,
  above bigint default null, days int default 1
) returns jsonb
  language plpgsql security definer set search_path from current set plan_cache_mode = force_generic_plan as $$
declare
  target loan%rowtype;
  available bigint;
  stored jsonb;
  before jsonb;
  after jsonb;
  first_day date;
  moved constant uuid := new_id();
  line constant uuid := new_id();
  result jsonb := replay(by_user, 'repayLoan', with_key, hash);
begin
  if (amount between 1 and amount_max() and fee_rate between 0 and 9999 and prepayment in ('shorten', 'lower', 'advance')) is not true then
    raise exception 'no repayment is made on such terms' using errcode = 'invalid_parameter_value';
  end if;
  result := coalesce(result, refused_on_loan(by_user, in_loan, above));
  if result is not null then
    return result;
  end if;
  select * into target from loan where id = in_loan;
  if target.status <> 'active' then
    return remember(by_user, 'repayLoan', with_key, hash, jsonb_build_object('code', 'INVALID_TRANSITION', 'from', target.status, 'to', 'repaid'));
  end if;
  select starts_on into first_day from instalment where loan_id = in_loan and number = 1;
  if (value_on between first_day and business_date()) is not true then
    return remember(by_user, 'repayLoan', with_key, hash, jsonb_build_object('code', 'VALIDATION_FAILED', 'min', first_day, 'max', business_date()));
  end if;
  select balance into available from account where id = account_of(target.borrower_id, 'available');
  if available < amount then
    return remember(by_user, 'repayLoan', with_key, hash, jsonb_build_object('code', 'INSUFFICIENT_FUNDS', 'available', available));
  elsif is_above_alone(by_user, array[target.borrower_id], amount, above, days) then
    return remember(by_user, 'repayLoan', with_key, hash, ask_approval('repayLoan', by_user, in_loan, target.borrower_id, amount, null, reason,
      terms => jsonb_build_object('prepayment', prepayment, 'value_on', value_on)));
  end if;
  begin
    before := rebuild_known(in_loan, fee_rate);
    stored := figures_of_loan(in_loan);
    if before is null then
      return remember(by_user, 'repayLoan', with_key, hash, jsonb_build_object('code', 'HISTORY_UNKNOWN'));
    end if;
    insert into repayment (id, loan_id, amount, prepayment, value_on, fee_rate, made_by)
      values (moved, in_loan, book_repayment.amount, book_repayment.prepayment, book_repayment.value_on, book_repayment.fee_rate, by_user);
    after := rebuild_loan(in_loan, before);
    perform refuse_other_refund(target);
    perform book_differences(target, before, after, line, null);
  exception
    when restrict_violation or check_violation then
      return remember(by_user, 'repayLoan', with_key, hash, jsonb_build_object('code', 'HISTORY_UNKNOWN'));
    when sqlstate 'FEES0' then
      return remember(by_user, 'repayLoan', with_key, hash, jsonb_build_object('code', 'INVALID_TRANSITION', 'from', 'fee_refunded', 'to', 'repaid'));
  end;
  perform end_correction(in_loan, by_user, stored, reason);
  amount := (after -> moved::text ->> 'applied')::bigint;
  perform notify_users(array[target.borrower_id], array['repayment_booked'], array[jsonb_build_object('amount', amount, 'currency', target.currency,
    'loan_id', in_loan, 'loan_title', target.title, 'value_date', value_on, 'reason', reason, 'transaction_id', line)]);
  perform note_alone('repayLoan', by_user, array[target.borrower_id], amount, above);
  perform record_audit('repayLoan', by_user, null, 'loan', in_loan, target.borrower_id, jsonb_build_object('reason', reason,
    'before', jsonb_build_object('status', target.status),
    'after', jsonb_build_object('status', (select status from loan where id = in_loan), 'amount', amount, 'value_on', value_on, 'ledger_transaction_id', moved)));
  return remember(by_user, 'repayLoan', with_key, hash, jsonb_build_object('applied', amount, 'prepaid', after -> moved::text -> 'prepaid_part',
    'transaction', (select to_jsonb(made) from wallet_transaction as made where id = line),
    'loan_debt', (select to_jsonb(debt) from loan_debt as debt where loan_id = in_loan),
    'loan', (select to_jsonb(loan) from loan where id = in_loan),
    'wallet', (select to_jsonb(state) from wallet_state as state where user_id = target.borrower_id)));
end $$;
