-- Records that a provider's reference will never be posted, unless it was posted already; returns whether the provider may void it.
create or replace function void_reference(voided text) returns boolean
  language sql security definer set search_path from current as $$
  insert into provider_reference (reference, voided_at) values (voided, gateway_now()) on conflict (reference) do nothing;
  select voided_at is not null from provider_reference where reference = voided;
$$;
