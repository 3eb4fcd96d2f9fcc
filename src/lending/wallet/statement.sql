-- Sets the position of a new line in its wallet's statement, and the balance after it, from the wallet's accounts. When a batch inserts
-- several lines of a wallet, a position of -n says that n newer ledger transactions of its account are posted already.
create or replace function place_wallet_transaction() returns trigger language plpgsql security definer
  set search_path from current as $$
declare
  newest bigint;
begin
  select sum(balance), sum(version), min(currency)
    from account where wallet_id = new.wallet_id
    into new.balance_after, newest, new.currency;
  if new.position < 0 then
    select new.balance_after - account.balance + entry.balance_after into strict new.balance_after
      from account join entry on account_id = id and entry.version = account.version + new.position
      where wallet_id = new.wallet_id and ledger_transaction_id = new.ledger_transaction_id;
  end if;
  new.position := newest + coalesce(new.position, 0);
  return new;
end $$;

create or replace trigger place before insert on wallet_transaction
  for each row execute function place_wallet_transaction();

-- What a repayment paid of its borrower's principal, or what undoes it gave back, as their plan counts it (repayment_effect): interest that was paid ahead is
-- interest there, though lenders have it as principal until it is earned. Of repayments whose effect is not stored, it is what the lenders' lines have.
create or replace function principal_of_repayment(of_transaction uuid) returns bigint stable
  language sql as $$
  select coalesce((select line.amount - coalesce(line.charges, 0) - (effect ->> 'interest')::bigint
      from ledger_transaction as moved
      join repayment on repayment.id = coalesce(moved.reverses_id, moved.id)
      join wallet_transaction as line on line.ledger_transaction_id = moved.id and line.type = 'repayment_paid'
      where moved.id = of_transaction),
    (select sum(principal)::bigint from wallet_transaction where ledger_transaction_id = of_transaction and type = 'repayment_received'));
$$;
