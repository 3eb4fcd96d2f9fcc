-- Everything in the trail that was changed, removed or added behind the gateway's back; no rows if the trail is intact.
create or replace function audit_breaks() returns table (number bigint, problem text) stable
  language sql security definer set search_path from current as $$
  select checked.number, problem from (
    select entry.number, entry.hash, row_number() over chain as place,
      lag(entry.hash, 1, decode(repeat('00', 32), 'hex')) over chain as before, entry
    from audit_entry as entry window chain as (order by entry.number)) as checked
  cross join lateral (values
    (checked.number is null, 'is not chained'),
    (checked.number <> place, format('has place %s: entries are missing before it, or were added', place)),
    ((entry).previous_hash <> before, 'does not follow from the entry before it'),
    (checked.hash <> audit_hash(entry, checked.number, (entry).previous_hash), 'was changed'),
    ((entry).digest <> audit_digest((entry).salt, (entry).personal), 'says something else than was recorded'),
    ((entry).personal is null and not exists (select from audit_entry as redaction where redaction.act in ('redactAuditTrail', 'eraseMember') and redaction.refused_with is null
      and redaction.member_id = (entry).member_id and redaction.number > checked.number), 'was redacted, but neither by an operator nor by an erasure')
  ) as found (is_broken, problem)
  where is_broken
  union all
  select head.number, 'should be the last one, but is not' from audit_head as head
    left join lateral (select entry.number, entry.hash from audit_entry as entry order by entry.number desc nulls last limit 1) as last on true
    where (head.number, head.hash)
      is distinct from (coalesce(last.number, 0), coalesce(last.hash, decode(repeat('00', 32), 'hex')))
  order by number;
$$;
