-- Finds active loans that owe nothing but charges: their borrowers are reminded of those.
create index loan_owes_charges_index on loan (id) where status = 'active' and next_due_on is null;

-- The reason for a waiver can be redacted.
alter table charge drop constraint charge_waived_for_reason;
alter table charge add constraint charge_waived_for_reason check (waived_reason is null or waived > 0);
