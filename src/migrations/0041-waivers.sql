-- When an operator has last waived a charge: the audit trail is compared with it.
alter table charge add column waived_at timestamptz(3) null;
alter table charge add constraint charge_waived_when check ((waived > 0) = (waived_at is not null));
