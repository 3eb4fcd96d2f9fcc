-- What this transaction has changed in members' wallets so far, first in that of one member.
create or replace function changed_wallets(first_member uuid) returns jsonb
  language sql security definer set search_path from current as $$
  select coalesce(jsonb_agg(jsonb_build_object('member_id', user_id, 'available', available, 'held', held, 'owed', owed) order by user_id <> first_member, user_id), '[]')
    from (
      select user_id, coalesce(sum(amount) filter (where account.kind = 'available'), 0) as available,
          coalesce(sum(amount) filter (where account.kind = 'held'), 0) as held, coalesce(-sum(amount) filter (where account.kind = 'owed'), 0) as owed
        from ledger_transaction as moved join entry on ledger_transaction_id = moved.id join account on account.id = account_id join wallet on wallet.id = wallet_id
        where database_transaction = pg_current_xact_id() group by user_id) as own
    where (available, held, owed) <> (0, 0, 0);
$$;

-- How a loan stands: what is owed of it and what is left of its plan; null without a loan.
create or replace function loan_standing(of_loan uuid) returns jsonb stable
  language sql security definer set search_path from current as $$
  select jsonb_build_object('status', status, 'payoff_amount', payoff_amount, 'amount_due', amount_due, 'days_past_due', days_past_due,
      'instalments_left', (select count(*) from instalment where loan_id = of_loan and principal_paid + interest_paid < principal + interest),
      'monthly_payment', plan -> 'monthly', 'last_due_on', plan -> 'last_due_on')
    from loan left join loan_debt on loan_id = loan.id cross join plan_figures(of_loan) as plan where loan.id = of_loan;
$$;

-- What an act would do now: it is carried out as decide_request does, and taken back. Says by how much the wallets of members change, and how the loan
-- stands before and after: it is locked first, so that nothing that others do meanwhile is shown as if the act did it. The caller has checked that the
-- operator may know.
create or replace function foresee(asked approval_request, by_user uuid, ids uuid[], fee_rate int) returns jsonb
  language plpgsql security definer set search_path from current set plan_cache_mode = force_generic_plan as $$
declare
  about constant uuid := loan_of_request(asked);
  stood jsonb;
  result jsonb;
begin
  begin
    perform from loan where id = about for no key update;
    stood := loan_standing(about);
    result := attempt_request(asked, by_user, ids, fee_rate);
    if not result ? 'code' then
      result := jsonb_build_object('member_id', asked.member_id, 'loan_id', about, 'before', stood, 'after', loan_standing(about), 'redacted', result -> 'redacted',
        'wallets', changed_wallets(asked.member_id));
      -- At most nine digits, as an ETag has them.
      result := result || jsonb_build_object('version', (hashtext(result::text) & 2147483647) % 1000000000);
    end if;
    raise exception using errcode = 'PLAN0', message = 'taken back';
  exception when sqlstate 'PLAN0' then
    null;
  end;
  return result;
end $$;

-- Refuses an act that would now do something other than the preview with the version `seen` said. The caller has locked what the act is about.
create or replace function refused_outdated(seen int, foreseen jsonb) returns jsonb immutable
  language sql return case when seen <> (foreseen -> 'version')::int
    then jsonb_build_object('code', 'VERSION_CONFLICT', 'version', foreseen -> 'version', 'seen', seen, 'previewed', true) end;

-- What approving a request would do now.
create or replace function preview_request(by_user uuid, in_request uuid, ids uuid[], fee_rate int) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  asked approval_request%rowtype;
  members uuid[];
begin
  select * into asked from approval_request where id = in_request for no key update;
  if not found then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  members := parties_of_request(asked);
  return coalesce(refused_operator(by_user, members), case when asked.status <> 'pending'
    then jsonb_build_object('code', 'INVALID_TRANSITION', 'from', asked.status, 'to', 'approved') end, foresee(asked, by_user, ids, fee_rate));
end $$;

-- What an act of an operator on a record (`terms` say how) would do now: the same as if another operator approved it.
create or replace function preview_act(by_user uuid, of_act text, in_target uuid, terms jsonb, ids uuid[], fee_rate int) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  asked approval_request%rowtype;
  members uuid[];
begin
  if (of_act in ('undoRepayment', 'reverseTransaction', 'undoPlanChange', 'repayLoan', 'redactAuditTrail')) is not true then
    raise exception 'nothing else is previewed' using errcode = 'invalid_parameter_value';
  end if;
  asked.act := of_act;
  asked.target_id := in_target;
  asked.terms := terms;
  asked.amount := (terms ->> 'amount')::bigint;
  asked.asked_by := by_user;
  asked.reason := 'preview';
  asked.member_id := case of_act
    when 'redactAuditTrail' then (select id from profile where id = in_target)
    when 'reverseTransaction' then (select user_id from wallet_transaction as line join wallet on wallet.id = wallet_id where line.id = in_target)
    else (select borrower_id from loan where id = loan_of_request(asked)) end;
  members := parties_of_request(asked);
  return coalesce(refused_operator(by_user, members) || jsonb_build_object('act', of_act),
    case when of_act = 'redactAuditTrail' and asked.member_id is null then '{"code": "NOT_FOUND"}'::jsonb end, foresee(asked, by_user, ids, fee_rate));
end $$;
