-- Puts payments that the bank carries out into a new file of orders, and returns its id; null if there are none. Withdrawals are sent with
-- it, except those of frozen members and those that wait for a case. A payment is ordered once: whoever calls this at the same time gets other payments.
create or replace function order_payments(of_kind text, new_id uuid, of_account text, message text, on_days jsonb, most int) returns uuid
  language plpgsql security definer set search_path from current as $$
declare
  ordered uuid[];
begin
  -- `on_days` has the next banking day of each day on which something is due.
  with due as (
    select payment.id from payment
      where provider = 'bank-file' and bank_account_id is not null
        and state = case of_kind when 'pain.001' then 'approved' else 'pending' end
        and (of_kind = 'pain.001' or exists (select from mandate where id = mandate_id and ended_at is null))
        and not exists (select from bank_order where payment_id = payment.id)
        and (direction = 'in' or asks > 0 and not is_blocked(user_id)) and not waits_for_case(payment)
      order by created_at, id limit most for no key update skip locked
  )
  select array_agg(id) into ordered from due;
  if ordered is null then
    return null;
  end if;
  insert into bank_file (id, kind, message_id, account, day) values (new_id, of_kind, message, of_account, (on_days ->> 'today')::date);
  insert into bank_order (payment_id, file_id, day)
    select id, new_id, coalesce((on_days ->> due_on::text)::date, (on_days ->> 'today')::date) from payment where id = any (ordered);
  update payment set state = case direction when 'out' then 'sent' else state end, ask_at = null where id = any (ordered);
  return new_id;
end $$;

-- Whether a payment was ordered never changes, nor what a statement said. A file is done once.
create or replace trigger only_done before update on bank_file for each row execute function refuse_other_changes('done_at');

-- Notes that a file was written, or that all of its lines are imported.
create or replace function end_bank_file(of_file uuid) returns void
  language sql security definer set search_path from current as $$
  update bank_file set done_at = gateway_now() where id = of_file and done_at is null;
$$;

-- The payments of a file of orders, with the encrypted numbers of the accounts.
create or replace function ordered_payments(of_file uuid) returns table (
    payment_id uuid, direction text, amount bigint, day date, bank_account_id uuid, holder text, sealed bytea, mandate_reference text, mandate_signed_on date, description text
  ) stable
  language sql security definer set search_path from current as $$
  select payment.id, payment.direction, payment.amount, bank_order.day, bank_account.id, holder, sealed, mandate.reference,
      (signed_at at time zone business_timezone())::date, description
    from bank_order join payment on payment.id = payment_id join bank_account on bank_account.id = payment.bank_account_id
    left join mandate on mandate.id = mandate_id where file_id = of_file order by payment.id;
$$;
