import { escapeIdentifier, escapeLiteral } from 'pg'
import {
  eventsSource,
  followingSource,
  mailSource,
  type Source,
  sandboxSource,
  tableFunctions,
} from '../../migrations/sources.ts'
import { statementsOf } from '../../migrations/statements.ts'
import { type Run, runFile } from './sources.ts'

/** Functions that the application's role calls in a sandbox. */
const serving =
  'move_clock, aim_clock, read_clock, end_advance, pausing_turns, next_stop, add_blocked_member'
const following = statementsOf(followingSource.text)
/** The functions that `following` replaces, as every database has them at first. */
const ofEveryDay = tableFunctions
  .flatMap(({ text }) => statementsOf(text))
  .filter((statement) => /function (payable_until|latest_due)\b/.test(statement))

const [logging, writing] = [choiceOf(eventsSource), choiceOf(mailSource)]

/** The functions of a sandbox, and of a database with BUSINESS_DAYS=following; some replace those that every database has. */
const [ofSandbox, ofFollowing] = [sandboxSource, followingSource].map(({ text }) =>
  [...text.matchAll(/create or replace function (\w+)/g)].map(([, name]) => name),
) as [string[], string[]]

/**
 * Puts what was chosen for this database into the functions that depend on it: whose midnight counts, whether events are logged and letters written, and in a sandbox a clock that
 * the application's role can move. Does nothing in a database for which nothing was chosen yet. Files that create these functions
 * anew undo that, so this runs after them, in the same transaction.
 */
export async function applyChosen(run: Run, role: string): Promise<void> {
  const [chosen] = await run<{
    sandbox: boolean
    timezone: string
    following: boolean
    logged: boolean
    mailing: boolean
  }>(
    `select sandbox, timezone, business_days = 'following' as following, event_log as logged, mail or sandbox as mailing
      from deployment`,
  )
  if (chosen === undefined) return
  await run(
    `create or replace function business_timezone() returns text immutable language sql return ${escapeLiteral(chosen.timezone)}`,
  )
  for (const statement of chosen.following ? following : ofEveryDay) await run(statement)
  for (const [isChosen, choice] of [
    [chosen.logged, logging],
    [chosen.mailing, writing],
  ] as const)
    for (const statement of isChosen ? choice.statements : await ending(run, choice))
      await run(statement)
  if (!chosen.sandbox) return
  await runFile(run, sandboxSource)
  await run(`revoke execute on function install_clock, ${serving} from public`)
  await run(`grant execute on function ${serving} to ${escapeIdentifier(role)}`)
}

/** The functions and triggers, such as `function business_timezone`, that this database has in its own form because of what was chosen for it. */
export async function chosenObjects(run: Run): Promise<ReadonlySet<string>> {
  const [chosen] = await run<{ sandbox: boolean; kept: boolean; following: boolean }>(
    `select sandbox, business_timezone() = timezone as kept, business_days = 'following' as following from deployment`,
  )
  const names = [
    ...(chosen?.kept ? ['business_timezone'] : []),
    ...(chosen?.following ? ofFollowing : []),
    ...(chosen?.sandbox ? ofSandbox : []),
  ]
  return new Set([
    ...names.map((name) => `function ${name}`),
    ...[...logging.triggers, ...writing.triggers].map((name) => `trigger ${name}`),
  ])
}

/** What removes the triggers of a choice, without locking tables that have none. */
async function ending(run: Run, { triggers }: Choice): Promise<string[]> {
  const rows = await run<{ text: string }>(
    `select format('drop trigger %I on %s', tgname, tgrelid::regclass) as text from pg_trigger join pg_class on pg_class.oid = tgrelid
      where relnamespace = current_schema()::regnamespace and tgname in (${triggers.map((name) => `'${name}'`)})`,
  )
  return rows.map(({ text }) => text)
}

/** What a choice adds to a database: statements, and the names of the triggers that they create. */
interface Choice {
  readonly statements: readonly string[]
  readonly triggers: readonly (string | undefined)[]
}

function choiceOf({ text }: Source): Choice {
  const names = [...text.matchAll(/create or replace trigger (\w+)/g)].map(([, name]) => name)
  return { statements: statementsOf(text), triggers: [...new Set(names)] }
}
