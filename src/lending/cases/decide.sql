-- Proposes how a case ends, or that money is no longer held (proposeCaseDecision); confirms what another operator has proposed, which is then done
-- (confirmCaseDecision), or rejects it (rejectCaseDecision), as the one who proposed it can, too.
create or replace function decide_case(
  by_user uuid, operation text, with_key text, hash bytea, of_case uuid, decision text, why text
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  one member_case%rowtype;
  result jsonb := coalesce(replay(by_user, operation, with_key, hash), refused_case(by_user, of_case));
begin
  select * into one from member_case where id = of_case;
  if result is not null then
    return result;
  elsif operation = 'proposeCaseDecision' and (one.proposal is not null or decision = 'lift_hold' and not one.holds_money) then
    return remember(by_user, operation, with_key, hash, jsonb_build_object('code', 'INVALID_TRANSITION',
      'from', case when one.proposal is null then 'not_held' else 'proposed' end));
  elsif operation <> 'proposeCaseDecision' and one.proposal is null then
    return remember(by_user, operation, with_key, hash, '{"code": "INVALID_TRANSITION", "from": "not_proposed"}'::jsonb);
  elsif operation = 'confirmCaseDecision' and one.proposed_by = by_user then
    return '{"code": "OWN_REQUEST"}'::jsonb;
  elsif operation = 'confirmCaseDecision' and one.proposal is distinct from decision then
    return remember(by_user, operation, with_key, hash, '{"code": "INVALID_TRANSITION", "from": "other_proposal"}'::jsonb);
  end if;
  if operation = 'proposeCaseDecision' then
    update member_case set proposal = decision, proposed_by = by_user, updated_at = gateway_now() where id = of_case;
    perform record_case(of_case, by_user, null, 'propose', jsonb_build_object('decision', decision, 'text', why));
  elsif operation = 'rejectCaseDecision' then
    update member_case set proposal = null, proposed_by = null, updated_at = gateway_now() where id = of_case;
    perform record_case(of_case, by_user, null, case when one.proposed_by = by_user then 'take_back' else 'reject' end,
      jsonb_build_object('decision', one.proposal, 'text', why));
  else
    perform record_case(of_case, by_user, null, 'confirm', jsonb_build_object('decision', one.proposal, 'text', why));
    perform carry_out_case_decision(one, by_user);
  end if;
  select * into one from member_case where id = of_case;
  return remember(by_user, operation, with_key, hash, jsonb_build_object('case', to_jsonb(one)));
end $$;

-- Does what two operators have decided. Jobs carry on with payments that are no longer held; if the case ends with `terminated`, these are returned.
create or replace function carry_out_case_decision(one member_case, by_user uuid) returns void
  language plpgsql security definer set search_path from current as $$
declare
  returned uuid[];
begin
  if one.proposal = 'terminated' and one.holds_money then
    returned := return_held(one.member_id);
    if returned <> '{}' then
      perform record_case(one.id, by_user, null, 'return_money', jsonb_build_object('payment_ids', returned));
    end if;
  elsif one.holds_money then
    perform record_case(one.id, by_user, null, 'lift_hold', '{}');
  end if;
  update member_case set holds_money = false, proposal = null, proposed_by = null, updated_at = gateway_now(),
      state = case when one.proposal = 'lift_hold' then state else 'closed' end,
      outcome = case when one.proposal = 'lift_hold' then null else one.proposal end,
      closed_at = case when one.proposal = 'lift_hold' then null else gateway_now() end
    where id = one.id;
end $$;
