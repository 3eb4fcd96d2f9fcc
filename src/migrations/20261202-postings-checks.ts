/**
 * The rules of the busiest tables as functions. PostgreSQL reads the text of a CHECK anew for each statement, but keeps what
 * a function consists of: the lists of kinds were a fifth of a transfer.
 */
export const checks = `
  create function account_has_owner(kind text, wallet_id uuid, loan_id uuid, investment_id uuid) returns boolean
    immutable language plpgsql as $$
  begin
    return kind in ('settlement', 'fees', 'available', 'held', 'receivable', 'claim')
      and (kind in ('available', 'held')) = (wallet_id is not null)
      and (kind = 'receivable') = (loan_id is not null) and (kind = 'claim') = (investment_id is not null);
  end $$;
  create function account_may_hold(kind text, balance bigint) returns boolean
    immutable language plpgsql as $$
  begin
    return case kind when 'settlement' then true when 'receivable' then balance <= 0 else balance >= 0 end;
  end $$;
  alter table account drop constraint account_kind_check, drop constraint account_wallet_when_wallets,
    drop constraint account_owner_of_kind, drop constraint account_not_overdrawn;
  alter table account
    add constraint account_owner_of_kind check (account_has_owner(kind, wallet_id, loan_id, investment_id)),
    add constraint account_not_overdrawn check (account_may_hold(kind, balance));

  create function movement_is_whole(kind text, reverses_id uuid) returns boolean
    immutable language plpgsql as $$
  begin
    return kind in ('deposit', 'withdrawal', 'transfer', 'investment', 'release', 'disbursement', 'repayment', 'fee',
      'write_off', 'reversal') and (kind = 'reversal') = (reverses_id is not null);
  end $$;
  alter table ledger_transaction drop constraint ledger_transaction_kind_check, drop constraint ledger_transaction_reversal_whole;
  alter table ledger_transaction
    add constraint ledger_transaction_reversal_whole check (movement_is_whole(kind, reverses_id));

  create function line_is_whole(type text, direction text, amount bigint, principal bigint, fee bigint) returns boolean
    immutable language plpgsql as $$
  begin
    return type in ('deposit', 'withdrawal', 'transfer_in', 'transfer_out', 'investment_hold', 'investment_release',
        'investment_settlement', 'loan_disbursement', 'repayment_paid', 'repayment_received', 'fee', 'reversal')
      and direction in ('credit', 'debit') and amount > 0
      and (type = 'repayment_received') = (principal is not null) and (principal is null) = (fee is null)
      and coalesce(principal >= 0 and fee >= 0 and principal <= amount, true);
  end $$;
  alter table wallet_transaction drop constraint wallet_transaction_type_check, drop constraint wallet_transaction_direction_check,
    drop constraint wallet_transaction_amount_range, drop constraint wallet_transaction_parts_of_repayment;
  alter table wallet_transaction
    add constraint wallet_transaction_whole check (line_is_whole(type, direction, amount, principal, fee));
`
