import type { Client } from 'pg'
import { timeouts } from './pooling.ts'

const LOCK = 4_915_512_762

/** A role may set its own defaults; those that an operator has set for it in this database stay. */
const setMissing = `do $$ declare wanted text; begin
  -- Of gateways that start together, one alters the role.
  perform pg_advisory_xact_lock(${LOCK});
  foreach wanted in array array[${Object.entries(timeouts).map(([name, value]) => `'${name}=${value}'`)}] loop
    if not exists (
      select from pg_db_role_setting, unnest(setconfig) as setting
      where setrole = current_user::regrole and setdatabase = (select oid from pg_database where datname = current_database())
        and split_part(setting, '=', 1) = split_part(wanted, '=', 1))
    then
      execute format('alter role current_user in database %I set %s to %L',
        current_database(), split_part(wanted, '=', 1), split_part(wanted, '=', 2));
    end if;
  end loop; end $$`

/** Gives the connected role the gateway's time-outs in this database, where it has none: connections from now on have them. */
export async function giveRoleTimeouts(client: Client): Promise<void> {
  await client.query(setMissing)
}
