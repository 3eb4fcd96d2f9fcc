-- Why the operator has frozen a member, or closed their account for good.
alter table identity add column block_reason text null, add column closed_at timestamptz(3) null;
alter table identity add constraint identity_closed_is_blocked check (closed_at is null or blocked_at is not null);

-- Why the operator has frozen this one loan; `frozen` also says that its borrower is.
alter table loan add column frozen_reason text null;
alter table loan add constraint loan_frozen_for_reason check (frozen or frozen_reason is null);
