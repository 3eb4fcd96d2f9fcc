import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../src/database/migrating/migrate.ts'
import { type Checker, installedChecker, startChecker } from '../support/contract/plpgsql-check.ts'

/**
 * What the extension says of each function, as a trigger of each table that it is one of. Its warnings of performance are
 * left out: they are of casts that cost nothing, and of is_blocked_meanwhile, which is volatile so as to see what
 * others have committed meanwhile. So is what it can't know of the statement that ledger_differences makes: tests of audits run it;
 * and that install_clock quotes each literal of the function that it makes.
 */
const findings = `
  select distinct pg_proc.oid::regproc || ':' || coalesce(lineno::text, '') || ' ' || message || coalesce(' (' || detail || ')', '') as text
  from pg_proc
  join pg_language on pg_language.oid = prolang and lanname = 'plpgsql'
  left join pg_trigger on tgfoid = pg_proc.oid and not tgisinternal
  cross join lateral checking.plpgsql_check_function_tb(pg_proc.oid, coalesce(tgrelid, 0), fatal_errors => false,
    security_warnings => true, compatibility_warnings => true, oldtable => tgoldtable, newtable => tgnewtable)
  where pronamespace = current_schema()::regnamespace and detail is distinct from 'cannot to determine result of dynamic SQL'
    and not (proname = 'install_clock' and message like '%not sanitized%')
  order by text`

const installed = installedChecker()
const skipped = installed === undefined ? ' (skipped: on Debian, .ci/plpgsql-check brings one)' : ''
const checked = it.skipIf(installed === undefined)

let checker: Checker | undefined

beforeAll(async () => {
  if (installed === undefined) return
  checker = await startChecker(installed)
  // With what only some deployments have.
  const choices = { sandbox: true, businessDays: 'following' } as const
  await migrate(checker.ownerUrl, checker.url, 'USD', choices)
})
afterAll(() => checker?.stop())

const found = async () =>
  ((await checker?.sql<{ text: string }>(findings)) ?? []).map(({ text }) => text)

checked(`has nothing that PostgreSQL's type checker objects to${skipped}`, async () => {
  expect(await found()).toEqual([])
})

checked(`has no variable that hides another${skipped}`, async () => {
  const hiding = `create function planted(x int) returns int language plpgsql as $$ declare x int; begin return x; end $$`
  await expect(checker?.sql(hiding)).rejects.toThrow(
    'variable "x" shadows a previously defined variable',
  )
})

checked.each([
  [
    'an unknown column',
    'begin return (select titel from loan limit 1); end',
    'column "titel" does not exist',
  ],
  [
    'a wrong type',
    'declare amount bigint; begin select title into amount from loan; return amount; end',
    'target type is different type than source type',
  ],
  ['an unused variable', "declare spare int; begin return ''; end", 'unused variable "spare"'],
  [
    'a text that is no JSON',
    `begin return jsonb '{"code"' ->> 'code'; end`,
    'invalid input syntax for type json',
  ],
  ['a missing return', 'begin perform 1; end', 'control reached end of function without RETURN'],
])(`finds %s${skipped}`, async (_, body, message) => {
  await checker?.sql(`create function planted() returns text language plpgsql as $$ ${body} $$`)
  expect((await found()).filter((text) => text.startsWith('planted'))).toEqual([
    expect.stringContaining(message),
  ])
  await checker?.sql('drop function planted')
})
