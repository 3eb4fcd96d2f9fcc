import { escapeLiteral } from 'pg'
import { sources, tableFunctions } from '../../migrations/sources.ts'
import { chosenObjects } from './chosen.ts'
import { type Run, SOURCES_TABLE } from './sources.ts'

interface Live {
  readonly hash: string
  /** The text of a function's body; null if PostgreSQL keeps it in another form. */
  readonly body: string | null
}

const texts = [...tableFunctions, ...sources].map(({ text }) => text)

/** What the files define, such as `view loan_debt`. */
const declared = new Set(
  texts.flatMap((text) =>
    [...text.matchAll(/create (?:or replace )?(?:constraint )?(function|trigger|view) (\w+)/g)].map(
      ([, kind, name]) => `${kind} ${name}`,
    ),
  ),
)

/** The functions, triggers and views of this database except those of extensions, each with a hash of its definition. */
export async function liveObjects(run: Run): Promise<Map<string, Live>> {
  const rows = await run<Live & { readonly name: string }>(`
    select 'function ' || oid::regprocedure as name, md5(pg_get_functiondef(oid)) as hash,
        case when prosqlbody is null then prosrc end as body from pg_proc
      where pronamespace = current_schema()::regnamespace and prokind in ('f', 'p')
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all select 'trigger ' || tgname || ' on ' || tgrelid::regclass, md5(pg_get_triggerdef(pg_trigger.oid) || tgenabled::text), null
      from pg_trigger join pg_class on pg_class.oid = tgrelid
      where relnamespace = current_schema()::regnamespace and not tgisinternal
    union all select 'view ' || oid::regclass, md5(pg_get_viewdef(oid)), null from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'v'
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`)
  return new Map(rows.map(({ name, hash, body }) => [name, { hash, body }]))
}

/**
 * Records the objects that the files have just created. An object that was changed by hand before keeps its old record, so that
 * `drift` still reports it.
 */
export async function recordObjects(run: Run, before: ReadonlyMap<string, Live>): Promise<void> {
  const recorded = await recordedObjects(run)
  const after = await liveObjects(run)
  const made = [...after].filter(
    ([name, { hash }]) =>
      isDeclared(name) && !(recorded.has(name) && before.get(name)?.hash === hash),
  )
  const gone = [...recorded.keys()].filter((name) => before.has(name) && !after.has(name))
  for (const [name, { hash }] of made)
    await run(`insert into ${SOURCES_TABLE} values (${escapeLiteral(name)}, '${hash}')
      on conflict (name) do update set hash = excluded.hash`)
  for (const name of gone)
    await run(`delete from ${SOURCES_TABLE} where name = ${escapeLiteral(name)}`)
}

/** How the functions, triggers and views of this database differ from the files, for operators. */
export async function drift(run: Run): Promise<string[]> {
  const recorded = await recordedObjects(run)
  const live = await liveObjects(run)
  const chosen = await chosenObjects(run)
  const missing = [...recorded.keys()].filter((name) => !live.has(name))
  return [
    ...missing.map((name) => `${name} is missing`),
    ...[...live].flatMap(([name, object]) => {
      if (chosen.has(shortOf(name))) return []
      if (isDeclared(name))
        return isAsMade(object, recorded.get(name)) ? [] : [`${name} was changed`]
      // Views that come from elsewhere do no harm.
      return name.startsWith('view ') ? [] : [`${name} is in no file`]
    }),
  ]
}

async function recordedObjects(run: Run): Promise<Map<string, string>> {
  const rows = await run<{ readonly name: string; readonly hash: string }>(
    `select name, hash from ${SOURCES_TABLE} where name ~ '^(function|trigger|view) '`,
  )
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

function isDeclared(name: string): boolean {
  return declared.has(shortOf(name))
}

/** The name without a function's parameters or a trigger's table. */
function shortOf(name: string): string {
  return name.split(/\(| on /, 1)[0] ?? name
}

function isAsMade({ hash, body }: Live, recorded: string | undefined): boolean {
  return hash === recorded && (body === null || texts.some((text) => text.includes(body)))
}
