-- Whether a line of a wallet's statement is valid. A CHECK constraint calls this function.
create or replace function line_is_whole(type text, direction text, amount bigint, principal bigint, fee bigint) returns boolean
  immutable language plpgsql as $$
begin
  return type in ('deposit', 'withdrawal', 'transfer_in', 'transfer_out', 'investment_hold', 'investment_release',
      'investment_settlement', 'loan_disbursement', 'repayment_paid', 'repayment_received', 'fee', 'reversal')
    and direction in ('credit', 'debit') and amount > 0
    and (type = 'repayment_received') = (principal is not null) and (principal is null) = (fee is null)
    and coalesce(principal >= 0 and fee >= 0 and principal <= amount, true);
end $$;

-- The direction that members see: money that starts or stops being held for an investment stays in the wallet, so such a line has none,
-- although it is stored as a debit or credit. An index uses this function.
create or replace function shown_direction(type text, direction text) returns text immutable
  language sql return case when type in ('investment_hold', 'investment_release') then 'none' else direction end;
