-- What a repayment made of the plan, for its receipt; null for repayments from before this was stored, and for those that were booked as of an earlier day.
alter table repayment add column effect jsonb;
