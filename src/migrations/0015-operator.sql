-- Why the operator has frozen a member, or closed their account for good.
alter table identity add column block_reason text null, add column closed_at timestamptz(3) null;
alter table identity add constraint identity_closed_is_blocked check (closed_at is null or blocked_at is not null);

-- Why the operator has frozen this one loan; `frozen` also says that its borrower is.
alter table loan add column frozen_reason text null;
alter table loan add constraint loan_frozen_for_reason check (frozen or frozen_reason is null);

-- Between draft and open, where the operator reviews loans before they are published.
alter table loan drop constraint loan_status_check, drop constraint loan_complete_unless_draft, drop constraint loan_unfunded_when_ended;
alter table loan add constraint loan_status_check check (status in ('draft', 'submitted', 'open', 'funded', 'active', 'repaid', 'defaulted', 'cancelled', 'expired')),
  add constraint loan_complete_unless_draft check (status in ('draft', 'submitted', 'cancelled') or num_nulls(description, interest_rate, repayment_period_months, purpose, published_at, expires_at) = 0),
  add constraint loan_unfunded_when_ended check (status not in ('draft', 'submitted', 'cancelled', 'expired') or amount_funded = 0);
alter table loan_event drop constraint loan_event_from_status_check, drop constraint loan_event_to_status_check;
alter table loan_event add constraint loan_event_from_status_check check (from_status in ('draft', 'submitted', 'open', 'funded', 'active', 'repaid', 'defaulted', 'cancelled', 'expired')),
  add constraint loan_event_to_status_check check (to_status in ('draft', 'submitted', 'open', 'funded', 'active', 'repaid', 'defaulted', 'cancelled', 'expired'));
