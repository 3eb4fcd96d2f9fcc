-- What a member owes, in loans and to the platform, and how much of it is in the wallet already or on its way there.
create or replace function debts_of(member uuid, out owed bigint, out covered bigint) stable
  language sql security definer set search_path from current as $$
  select own.owed + (select coalesce(sum(payoff_amount), 0) from loan join loan_debt on loan_id = loan.id
      where borrower_id = member and status in ('active', 'defaulted')), available_balance - advanced + pending_balance
    from wallet_state as own where user_id = member;
$$;

-- Why a frozen member's payment is refused, with the most that would work; null if it isn't: they may deposit what they owe, and do nothing
-- else. The caller has locked the wallet.
create or replace function refused_while_frozen(member uuid, operation text, amount bigint) returns jsonb stable
  language sql security definer set search_path from current as $$
  select case
      when operation <> 'deposit' or owed = 0 or exists (select from identity where profile_id = member and closed_at is not null) then
        '{"code": "BLOCKED"}'::jsonb
      when amount > owed - covered then
        jsonb_build_object('code', 'LIMIT_EXCEEDED', 'limit', 'deposit while frozen', 'max', owed, 'used', least(owed, covered)) end
    from debts_of(member);
$$;
