-- What waits for operators, since when, what comes next, and who has taken it. Cases have an operator of their own. A loan that was written off is no work.
-- What a late loan has due is not here: it would be added up for each, and not for those of a page.
create or replace view work_item as
  select item.kind || ':' || item.subject_id as id, item.kind, item.subject_id, coalesce(item.member_id, work_note.member_id) as member_id, loan_id,
    since, case when item.kind = 'late' then days_late_on(loan_id, late_due_on, business_date())
      else greatest(0, floor(extract(epoch from gateway_now() - since) / 86400)) end::int as age_days, due_at, next_step, coalesce(assignee_id, owner_id) as owner_id, note, coalesce(version, 0) as version, amount, counterparty, look_again_on,
    -- The same without bank lines, by which indexes find a member's items.
    item.member_id as concerned_id, topic, rule
  from (
    select 'late' as kind, loan.id as subject_id, borrower_id as member_id, loan.id as loan_id,
        (late_due_on + 1)::timestamp at time zone business_timezone() as since, null::timestamptz as due_at,
        case when status = 'defaulted' then 'recover' when coalesce(days <= 30, late_due_on > due.after_30) then case when reminded then 'await_payment' else 'remind' end
          when coalesce(days <= 90, late_due_on > due.after_90) then 'agree_plan' else 'decide_default' end as next_step,
        null::uuid as assignee_id, late_due_on, null::bigint as amount, null::text as counterparty, null::text as topic, null::text as rule
      from loan cross join (select latest_due(business_date() - 31) as after_30, latest_due(business_date() - 91) as after_90 offset 0) as due
      -- Days are counted only of loans that were paused. Of the others, which are many, the due date says it.
      cross join lateral (select case when loan.id in (select loan_id from plan_change where kind = 'interest_pause' and status = 'effective')
        then days_late_on(loan.id, late_due_on, business_date()) end as days offset 0) as late
      -- Whom an operator has just reminded is given a week.
      cross join lateral (select exists (select from reminder where loan_id = loan.id and actor_id is not null and sent_at > gateway_now() - interval '7 days') as reminded offset 0) as asked
      where status in ('active', 'defaulted') and late_due_on <= latest_due(business_date() - 1) and written_off_at is null and days is distinct from 0
    union all
    select 'review', loan.id, borrower_id, loan.id, submitted.at, null, 'review', null, null, amount_requested, null, null, null
      from loan cross join lateral (select max(event.created_at) as at from loan_event as event
        where event.loan_id = loan.id and to_status = 'submitted') as submitted
      where status = 'submitted'
    union all
    select 'request', id, member_id, null, asked_at, null, 'approve', null, null, nullif(amount, 0), null, null, null from approval_request where status = 'pending'
    union all
    select 'payment', id, user_id, null, created_at, null, 'approve', null, null, amount, null, null, null from payment where state = 'requested'
    union all
    select 'bank_line', id, null, null, booked_on::timestamp at time zone business_timezone(), null, 'assign', null, null, amount, counterparty, null, null from bank_line where purpose = 'suspense'
      -- What an operator has asked for waits as that request.
      and not exists (select from approval_request where act = 'assignBankLine' and target_id = bank_line.id and status = 'pending')
    union all
    select 'mail', user_id, user_id, null, bounced_at, null, 'ask_address', null, null, null, null, null, null
      from mail_address where bounced_at is not null and bounced_address = coalesce(own_address, token_address)
    union all
    select 'help', id, user_id, loan_id, coalesce(replied_at, created_at), null, case when replied_at is null then 'answer' else 'answer_reply' end, null, null,
        coalesce((select amount from payment where id = payment_id), (select amount_requested from loan where loan.id = loan_id)), null, topic, null
      from help_request where state = 'open'
    union all
    select 'case', id, member_id, null, created_at, due_at,
        case when proposal is not null then 'confirm' when assignee_id is null then 'take' else 'decide' end, assignee_id, null, null, null, null, rule
      from member_case where state <> 'closed'
  ) as item
  left join work_note on work_note.kind = item.kind and work_note.subject_id = item.subject_id;
