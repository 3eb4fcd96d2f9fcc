-- Refuses changes of terms that are fixed in the loan's state, as in editable_terms (change.sql); a test compares the two. The borrower
-- never changes, nor do the published terms that lenders have agreed to.
create or replace function guard_terms() returns trigger language plpgsql security definer set search_path from current as $$
declare
  is_draft constant boolean := old.status = 'draft';
  is_open constant boolean := old.status = 'open';
  words constant text[] := '{title, description, location_latitude, location_longitude, public_latitude, public_longitude, location_description,
    external_id, metadata, frozen_reason, words, version, updated_at}'::text[];
begin
  -- The words of an erased member's loans are taken away as a whole.
  if new.title = 'Erased' and num_nonnulls(new.location_latitude, new.location_description) = 0 and to_jsonb(old) - words = to_jsonb(new) - words
      and exists (select from erasure where member_id = old.borrower_id) then
    return new;
  end if;
  if (new.id, new.borrower_id, new.currency, new.created_at)
      is distinct from (old.id, old.borrower_id, old.currency, old.created_at)
    or (new.late_terms, new.withdrawal_days, new.withdrawable_until, new.fee_refund, new.even_end)
      is distinct from (old.late_terms, old.withdrawal_days, old.withdrawable_until, old.fee_refund, old.even_end) and old.status <> 'funded'
    or old.withdrawn_at is not null and (new.withdrawn_at, new.repay_by) is distinct from (old.withdrawn_at, old.repay_by)
    or new.origination_fee is distinct from coalesce(old.origination_fee, new.origination_fee)
    or not is_draft and (new.amount_requested, new.interest_rate, new.repayment_period_months, new.purpose, new.risk_level)
      is distinct from (old.amount_requested, old.interest_rate, old.repayment_period_months, old.purpose, old.risk_level)
    or not (is_draft or is_open and old.amount_funded = 0) and (new.title, new.location_latitude, new.location_longitude,
        new.public_latitude, new.public_longitude, new.location_description)
      is distinct from (old.title, old.location_latitude, old.location_longitude,
        old.public_latitude, old.public_longitude, old.location_description)
    or not (is_draft or is_open) and new.description is distinct from old.description
    or old.status not in ('funded', 'active') and new.autopay <> old.autopay then
    raise exception 'a loan that is % keeps its terms', old.status using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace trigger keeps_its_terms before update of id, borrower_id, currency, created_at, amount_requested,
    interest_rate, repayment_period_months, purpose, risk_level, title, description, location_latitude, location_longitude,
    public_latitude, public_longitude, location_description, origination_fee, late_terms, autopay, withdrawal_days, withdrawable_until, fee_refund, even_end, withdrawn_at, repay_by on loan
  for each row execute function guard_terms();
