-- The refusal of a name under which a member already has another loan; null if it is free, and then no other transaction can take it until this one ends.
create or replace function taken_reference(of_borrower uuid, wanted text, but_loan uuid) returns jsonb
  language plpgsql security definer set search_path from current as $$
begin
  if wanted is null then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(of_borrower || ' calls a loan ' || wanted, 0));
  return (select jsonb_build_object('code', 'EXTERNAL_ID_TAKEN', 'taken_by', id) from loan
    where external_id = wanted and borrower_id = of_borrower and id is distinct from but_loan);
end $$;

-- The same for what a member calls a movement of their own money: one of these is on the statement, or a payment, even one that failed. The caller has locked
-- the member's account, so that no other transaction takes the name meanwhile.
create or replace function taken_by_movement(of_member uuid, wanted text) returns jsonb stable
  language sql security definer set search_path from current as $$
  select jsonb_build_object('code', 'EXTERNAL_ID_TAKEN', 'taken_by', id) from (
    select id from wallet_transaction where external_id = wanted and wallet_id = (select id from wallet where user_id = of_member)
    union all select line_id from payment where external_id = wanted and user_id = of_member) as named limit 1;
$$;
