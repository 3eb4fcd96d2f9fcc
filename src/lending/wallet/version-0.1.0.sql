-- Functions that gateways of version 0.1.0 call, which may run beside this version. The next version drops them.
create or replace function move_money(
  operation text, by_user uuid, with_key text, hash bytea, ids uuid[], amount bigint,
  counterparty uuid, description text, provider_reference text
) returns jsonb
  language sql security definer set search_path from current as $$
  select make_movements(jsonb_build_array(jsonb_build_object('operation', operation, 'by_user', by_user, 'with_key', with_key,
    'hash', hash, 'ids', ids, 'amount', amount, 'counterparty', counterparty, 'description', description,
    'provider_reference', provider_reference)));
$$;

create or replace function transfer_together(transfers jsonb) returns setof jsonb
  language sql security definer set search_path from current as $$
  select make_movements(jsonb_agg(transfer || '{"operation": "transfer"}' order by (transfer ->> 'place')::int), '{}')
    from jsonb_array_elements(transfers) as transfer;
$$;
