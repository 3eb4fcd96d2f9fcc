-- Asks for the document about a repayment of the caller's own. There is one for each; one that was undone before has none.
create or replace function request_receipt(by_user uuid, of_line uuid) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  line record;
begin
  select wallet_transaction.loan_id, ledger_transaction_id into line from wallet_transaction join wallet on wallet.id = wallet_id
    where wallet_transaction.id = of_line and user_id = by_user and type = 'repayment_paid' and direction = 'debit';
  if not found then
    return '{"code": "NOT_FOUND"}'::jsonb;
  elsif is_blocked_meanwhile(by_user) then
    return '{"code": "BLOCKED"}'::jsonb;
  elsif reversed_at(line.ledger_transaction_id) is not null
      and not exists (select from receipt where id = of_line and made_at is not null) then
    return '{"code": "INVALID_TRANSITION", "from": "reversed"}'::jsonb;
  end if;
  insert into receipt (id, user_id, loan_id) values (of_line, by_user, line.loan_id) on conflict do nothing;
  return jsonb_build_object('receipt', of_line);
end $$;

-- Ends requests for receipts of a repayment that is undone, or booked anew, before they are made.
create or replace function end_receipts() returns trigger
  language plpgsql security definer set search_path from current as $$
begin
  delete from receipt using wallet_transaction as line
    where receipt.loan_id = new.loan_id and made_at is null and line.id = receipt.id
      and reversed_at(line.ledger_transaction_id) is not null;
  return null;
end $$;

create or replace trigger ends_receipts after update of booked_by, undone_by on repayment for each row execute function end_receipts();
