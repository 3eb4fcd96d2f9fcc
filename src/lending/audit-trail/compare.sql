-- Contradictions between the audit trail and the records that operators' acts change: acts without entries, and entries without acts.
-- Acts from before comparing began, or before the database was last seeded, need no entry. Values that were redacted from an entry
-- are not compared.
create or replace function trail_differences() returns table (what text, id text, expected text, found text) stable
  language sql security definer set search_path from current as $$
  with known as materialized (
    select greatest(compared_since, (select max(at) from audit_entry where act = 'seed' and actor_kind = 'job')) as since from audit_head
  ), told as materialized (
    select act, target_id, number, at, personal from audit_entry where refused_with is null and act <> 'lookAtMember'
  ), recorded (act, target) as (
    select act, target_id from told, known where at > since and act in ('writeOffLoan', 'recordRecovery', 'defaultLoan', 'expireLoan', 'cancelLoan',
      'approveLoan', 'returnLoan', 'requestApproval', 'approveRequest', 'rejectRequest', 'redactAuditTrail', 'approvePayment', 'cancelPayment', 'assignBankLine', 'createWebhook', 'removeWebhook', 'closePeriod',
      'changePlan', 'undoPlanChange', 'undoRepayment', 'repayLoan')
    union all
    -- Penalty interest that has grown since can be waived again.
    select distinct act, target_id from told, known where at > since and act in ('waiveCharge', 'showLooks', 'markSophisticated', 'updateWorkItem', 'addMemberNote', 'addLoanNote', 'answerHelpRequest', 'remindBorrower')
    union all
    -- An erasure deletes documents.
    select act, target_id from told, known where at > since and act = 'correctDocument' and exists (select from document where id = target_id)
    union all
    select 'reverseTransaction', ledger_transaction_id from known, told left join wallet_transaction as line on line.id = target_id
      where told.at > since and act in ('reverseTransaction', 'returnPayment')
  ), done (act, target) as (
    -- The deposit of a recovery is reversed with its repayment.
    select 'reverseTransaction', reverses_id from ledger_transaction, known where kind in ('reversal', 'return') and created_at > since
      and not exists (select from repayment where deposit_id = reverses_id)
    union all
    select 'writeOffLoan', id from loan, known where written_off_at > since
    union all
    select 'changePlan', plan_change.loan_id from known, plan_change left join approval_request on approval_request.id = request_id
      where by_operator and acted_at is not null and coalesce(decided_at, plan_change.created_at) > since
    union all
    select 'undoPlanChange', id from plan_change, known where undone_at > since and (by_operator or undone_by <> actor_id)
    union all
    select 'waiveCharge', id from charge, known where waived_at > since
    union all
    select 'showLooks', member_id from shown_looks, known where shown_at > since
    union all
    select 'markSophisticated', user_id from sophisticated_lender, known where changed_at > since
    union all
    -- A loan can be an item of two kinds.
    select distinct 'updateWorkItem', subject_id from work_note, known where changed_at > since
    union all
    select distinct case when loan_id is null then 'addMemberNote' else 'addLoanNote' end, coalesce(loan_id, member_id) from operator_note, known where created_at > since
    union all
    -- It can be answered several times.
    select 'answerHelpRequest', id from help_request, known where answered_at > since
    union
    select 'answerHelpRequest', help_request_id from help_message, known where not from_member and written_at > since
    union all
    select distinct 'remindBorrower', loan_id from reminder, known where actor_id is not null and sent_at > since
    union all
    select 'undoRepayment', repayment.id from known, repayment join ledger_transaction as moved on moved.id = undone_by where moved.created_at > since
    union all
    select case when returns is null then 'repayLoan' else 'undoRepayment' end, coalesce(returns, loan_id) from repayment, known
      where made_by is not null and created_at > since
    union all
    select 'recordRecovery', loan_id from wallet_transaction, known where type = 'deposit' and loan_id is not null and created_at > since
    union all
    select case to_status when 'defaulted' then 'defaultLoan' when 'expired' then 'expireLoan' when 'cancelled' then 'cancelLoan'
        when 'open' then 'approveLoan' else 'returnLoan' end, loan_id
      from known, loan_event as event join loan on loan.id = loan_id where event.created_at > since
        and (to_status in ('defaulted', 'expired') or event.actor_id is distinct from borrower_id
          and (to_status = 'cancelled' or from_status = 'submitted' and to_status in ('open', 'draft')))
    union all
    select case when state = 'canceled' then 'cancelPayment' else 'approvePayment' end, id from payment, known where decided_at > since
    union all
    select 'assignBankLine', id from bank_line, known where assignment_id is not null and matched_at > since
    union all
    select 'correctDocument', replaces_id from document, known where replaces_id is not null and made_at > since
    union all
    select 'closePeriod', id from period, known where closed_at > since
    union all
    select 'createWebhook', id from webhook, known where created_at > since
    union all
    select 'removeWebhook', id from webhook, known where removed_at > since
    union all
    select 'requestApproval', id from approval_request, known where asked_at > since
    union all
    select case status when 'approved' then 'approveRequest' else 'rejectRequest' end, id from approval_request, known where decided_at > since
    union all
    -- The only way to redact is that another operator approves a request for it.
    select act, target_id from approval_request, known where act = 'redactAuditTrail' and status = 'approved' and decided_at > since
  ), shut as (
    select target_id as member, max(number) filter (where not is_review or is_shut is not false) as last_shut,
      max(number) filter (where act = 'releaseMember' or is_review and is_shut is not true) as last_free,
      max(number) filter (where act = 'releaseMember' or is_review and is_shut is false) as surely_free
    from told cross join lateral (
      select act = 'reviewMember' as is_review, (personal -> 'after' ->> 'blocked')::boolean as is_shut) as meaning
    where act in ('freezeMember', 'closeMember', 'eraseMember', 'releaseMember', 'reviewMember') group by target_id
  ), frozen as (
    select distinct on (target_id) target_id as loan, act = 'freezeLoan' as is_frozen, at from told
      where act in ('freezeLoan', 'releaseLoan') order by target_id, number desc
  ), forgiven as (
    select distinct on (target_id) target_id as charge, personal -> 'after' as after from told
      where act = 'waiveCharge' order by target_id, number desc
  ), reviewed as (
    select distinct on (target_id) target_id as member, personal -> 'after' as after from told
      where act in ('reviewMember', 'verifyMember') order by target_id, number desc
  )
  select 'acts recorded as ' || act, target::text, count(*) filter (where is_recorded)::text, count(*) filter (where not is_recorded)::text
    from (select true as is_recorded, * from recorded union all select false, * from done) as either
    group by act, target having count(*) filter (where is_recorded) <> count(*) filter (where not is_recorded)
  union all
  select 'block of member', profile_id::text, 'as the trail has it', case when blocked_at is null then 'not blocked' else 'blocked' end
    from known, identity left join shut on member = profile_id
    where case when blocked_at is null then last_shut > coalesce(last_free, 0)
      else surely_free > coalesce(last_shut, 0) or last_shut is null and blocked_at > since end
  union all
  select 'end of membership', profile_id::text, 'as the trail has it', 'closed' from known, identity
    where closed_at > since and not exists (select from told where act in ('closeMember', 'eraseMember') and target_id = profile_id)
  union all
  select 'erasure of member', coalesce(member_id, target_id)::text, case when target_id is null then 'none' else 'erased' end,
      case when member_id is null then 'not erased' else 'erased' end
    from erasure full join (select distinct target_id from told where act = 'eraseMember') as entry on target_id = member_id
    where member_id is null or target_id is null
  union all
  select 'freeze of loan', id::text, 'as the trail has it', case when frozen_reason is null then 'not frozen' else 'frozen' end
    from known, loan left join frozen on loan.id = frozen.loan
    where status = 'open' and case when frozen_reason is null then is_frozen and at >= published_at
      else is_frozen is false or is_frozen is null and published_at > since end
  union all
  select 'waiver of charge', id::text, after ->> 'waived', waived::text from charge join forgiven on forgiven.charge = charge.id
    where (after ->> 'waived')::bigint <> waived
  union all
  select 'redacted request', request.id::text, 'a redaction in the trail', 'none' from approval_request as request
    where redacted_at is not null and not exists (select from told where act in ('redactAuditTrail', 'eraseMember') and target_id = member_id and at >= decided_at)
  union all
  select 'review of member', profile.id::text,
      coalesce(concat_ws(', ', after ->> 'verification_status', after ->> 'credit_score'), 'none'), concat_ws(', ', verification_status, credit_score)
    from known, profile join finances on profile_id = profile.id left join reviewed on member = profile.id
    where case when member is null then created_at > since and (verification_status <> 'unverified' or credit_score is not null)
      else after is not null and (after ->> 'verification_status', (after ->> 'credit_score')::int)
        is distinct from (verification_status, credit_score::int) end;
$$;
