-- Conditions that rows of the ledger must satisfy. CHECK constraints use these functions.
create or replace function account_has_owner(kind text, wallet_id uuid, loan_id uuid, investment_id uuid) returns boolean
  immutable language plpgsql as $$
begin
  return kind in ('settlement', 'fees', 'available', 'held', 'receivable', 'claim')
    and (kind in ('available', 'held')) = (wallet_id is not null)
    and (kind = 'receivable') = (loan_id is not null) and (kind = 'claim') = (investment_id is not null);
end $$;

create or replace function account_may_hold(kind text, balance bigint) returns boolean
  immutable language plpgsql as $$
begin
  return case kind when 'settlement' then true when 'receivable' then balance <= 0 else balance >= 0 end;
end $$;

create or replace function movement_is_whole(kind text, reverses_id uuid) returns boolean
  immutable language plpgsql as $$
begin
  return kind in ('deposit', 'withdrawal', 'transfer', 'investment', 'release', 'disbursement', 'repayment', 'fee',
    'write_off', 'reversal') and (kind = 'reversal') = (reverses_id is not null);
end $$;
