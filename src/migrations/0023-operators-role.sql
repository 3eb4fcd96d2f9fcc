-- Whether a gateway does what operators do by a role of its own. Those of older versions do not say.
alter table gateway add column operates boolean not null default false;

-- Acts of operators since then are compared with the audit trail: older versions did not record each.
alter table audit_head add column compared_since timestamptz(3) not null default now();
