-- Chains an entry when its transaction commits, so that the chain is in commit order. The lock of audit_head makes transactions wait for
-- one another here. It can't cause a deadlock, since a transaction that commits has already taken all its other locks.
create or replace function chain_audit() returns trigger language plpgsql security definer
  set search_path from current as $$
declare
  head audit_head%rowtype;
  next_hash bytea;
begin
  select * into head from audit_head for no key update;
  next_hash := audit_hash(new, head.number + 1, head.hash);
  update audit_entry set number = head.number + 1, previous_hash = head.hash, hash = next_hash where id = new.id;
  update audit_head set number = head.number + 1, hash = next_hash;
  return null;
end $$;

-- An entry is chained once, and its personal part can be removed as a whole. Nothing else in it ever changes.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
declare
  kept constant text[] := case when old.number is null then array['number', 'previous_hash', 'hash'] else array['personal', 'salt'] end;
begin
  if to_jsonb(old) - kept = to_jsonb(new) - kept and (old.number is null or new.personal is null) then
    return new;
  end if;
  raise exception 'audit_entry is append-only: update is refused' using errcode = 'restrict_violation';
end $$;

drop trigger if exists chain on audit_entry;
create constraint trigger chain after insert on audit_entry
  deferrable initially deferred for each row when (new.number is null) execute function chain_audit();
create or replace trigger append_only before update on audit_entry for each row execute function refuse_audit_change();
