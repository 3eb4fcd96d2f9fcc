-- The highest payment that was still unpaid of a plan before a change and after it; null for changes from before this was stored.
alter table plan_change add column payment_before bigint null, add column payment_after bigint null;
