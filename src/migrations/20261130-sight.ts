import { Migration } from '@mikro-orm/migrations'

/** Who sees what, kept by the database too. */
export class Sight extends Migration {
  override up(): void {
    this.addSql(finances)
    this.addSql(unpublished)
    // An item that is no text, as NULL was stored once, broke every later read.
    this.addSql(`update preferences set purposes = array_remove(purposes, null)
      where array_position(purposes, null) is not null`)
    this.addSql('revoke execute on all functions in schema public from public')
  }
}

const finances = `
  -- Score and income of one member, for whoever has the id: no list, join or filter can carry them.
  create function finances_of(member uuid) returns finances stable
    language sql security definer set search_path = public, pg_temp
    return (select finances from finances where profile_id = member);
  do $$
  declare
    role regrole;
  begin
    for role in select distinct grantee::regrole from pg_class, aclexplode(relacl)
      where oid = 'finances'::regclass and grantee not in (0, relowner)
    loop
      execute format('revoke all on finances from %s', role);
    end loop;
  end $$;
`

const unpublished = `
  -- A loan that never was published is not there for others, whether it is a draft still or was withdrawn.
  do $$
  declare
    seen text;
  begin
    foreach seen in array array['invest', 'repay_loan'] loop
      execute replace(pg_get_functiondef(seen::regproc), 'target.status = ''draft'' and', 'target.published_at is null and');
    end loop;
  end $$;
`
