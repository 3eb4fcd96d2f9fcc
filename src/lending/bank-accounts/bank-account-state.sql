-- Bank accounts with the mandate to debit them, if there is one.
create or replace view bank_account_state as
  select account.id, user_id, holder, kind, country, last_digits, usable_at, created_at,
    mandate.id as mandate_id, mandate.reference as mandate_reference, signed_at as mandate_signed_at
  from bank_account as account left join mandate on bank_account_id = account.id and ended_at is null
  where removed_at is null;
