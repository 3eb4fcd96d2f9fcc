-- What operators did, which jobs and rules outnumber, in the order of the audit trail; their looks are found by the name of the act.
create index audit_entry_people_index on audit_entry (number) where actor_kind = 'operator' and act <> 'lookAtMember';
