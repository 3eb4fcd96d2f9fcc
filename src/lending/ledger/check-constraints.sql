-- Conditions that rows of the ledger must satisfy. CHECK constraints use these functions.
create or replace function account_has_owner(kind text, wallet_id uuid, loan_id uuid, investment_id uuid) returns boolean
  immutable language plpgsql as $$
begin
  return kind in ('settlement', 'bank', 'in_transit', 'suspense', 'provider_fees', 'fees', 'own_funds', 'available', 'held', 'owed', 'advanced', 'receivable', 'claim')
    and (kind in ('available', 'held', 'owed', 'advanced')) = (wallet_id is not null)
    and (kind = 'receivable') = (loan_id is not null) and (kind = 'claim') = (investment_id is not null);
end $$;

-- The fees are overdrawn if the platform owes more of them than it has: whoever is due a refund gets it (leaving/fee-refund.sql).
create or replace function account_may_hold(kind text, balance bigint) returns boolean
  immutable language plpgsql as $$
begin
  return case when kind in ('settlement', 'bank', 'in_transit', 'suspense', 'provider_fees', 'fees', 'own_funds') then true
    when kind in ('receivable', 'owed', 'advanced') then balance <= 0 else balance >= 0 end;
end $$;

-- A reversal of a repayment from before these named what they reverse may name nothing; a trigger has new ones name it.
create or replace function movement_is_whole(kind text, reverses_id uuid) returns boolean
  immutable language plpgsql as $$
begin
  return kind in ('deposit', 'withdrawal', 'transfer', 'investment', 'release', 'disbursement', 'repayment', 'repayment_reversal', 'relending', 'fee',
    'write_off', 'reversal', 'return', 'payment_hold', 'payment_release', 'set_off', 'advance', 'bank_line', 'assignment') and (kind in ('reversal', 'return')) = (reverses_id is not null and kind <> 'repayment_reversal');
end $$;
