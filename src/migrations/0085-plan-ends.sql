-- What was left to pay of a plan, and its last day, before a change and after it; null for changes from before this was stored, and for a day where nothing was left.
alter table plan_change add column to_pay_before bigint null, add column to_pay_after bigint null, add column last_due_before date null, add column last_due_after date null;
