-- Whether a payment's state is one of its direction, and it was posted as its state says. A CHECK constraint calls this function.
create or replace function payment_is_whole(direction text, state text, ledger_transaction_id uuid, return_id uuid) returns boolean
  immutable language plpgsql as $$
begin
  return case when state in ('pending', 'disputed') then direction = 'in' when state in ('requested', 'approved', 'sent') then direction = 'out' else true end
    and (ledger_transaction_id is not null) = (state in ('settled', 'disputed', 'returned'))
    and (return_id is not null) = (state = 'returned');
end $$;

-- Whether it is known what a line of a bank statement is for, unless it is in suspense. A CHECK constraint calls this function.
create or replace function bank_line_is_whole(purpose text, payment_id uuid, provider text, matched_at timestamptz) returns boolean
  immutable language plpgsql as $$
begin
  return (purpose in ('payment', 'return')) = (payment_id is not null) and (purpose = 'provider') = (provider is not null)
    and (purpose = 'suspense') = (matched_at is null);
end $$;

-- All runs of three characters in a text, in lower case. Whatever contains a phrase contains all its runs, so an index of them finds the texts that may contain
-- it. bank_line_remittance_index calls this function.
create or replace function triples_of(words text) returns text[] immutable strict parallel safe
  language plpgsql as $$
begin
  return array(select distinct substr(lower(words), start, 3) from generate_series(1, length(words) - 2) as start);
end $$;
