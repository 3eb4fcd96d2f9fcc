import { escapeIdentifier, escapeLiteral } from 'pg'
import { sandboxSource } from '../../migrations/sources.ts'
import { statementsOf } from '../../migrations/statements.ts'
import type { Run } from './sources.ts'

/** Functions that the application's role calls in a sandbox. */
const serving = 'move_clock, aim_clock, read_clock, end_advance, pausing_turns, next_stop'
/** The functions of a sandbox; gateway_now replaces the one that every database has. */
const ofSandbox = [...sandboxSource.text.matchAll(/create or replace function (\w+)/g)].map(
  ([, name]) => name,
)

/**
 * Puts what was chosen for this database into the functions that depend on it: whose midnight counts, and in a sandbox a clock that
 * the application's role can move. Does nothing in a database for which nothing was chosen yet. Files that create these functions
 * anew take that back, so this follows them in the same transaction.
 */
export async function applyChosen(run: Run, role: string): Promise<void> {
  const [chosen] = await run<{ sandbox: boolean; timezone: string }>(
    'select sandbox, timezone from deployment',
  )
  if (chosen === undefined) return
  await run(
    `create or replace function business_timezone() returns text immutable language sql return ${escapeLiteral(chosen.timezone)}`,
  )
  if (!chosen.sandbox) return
  for (const statement of statementsOf(sandboxSource.text)) await run(statement)
  await run('select install_clock()')
  await run(`revoke execute on function ${ofSandbox.join(', ')} from public`)
  await run(
    `grant execute on function gateway_now, clock_ahead, ${serving} to ${escapeIdentifier(role)}`,
  )
}

/** The functions, such as `function business_timezone`, that this database has in its own form because of what was chosen for it. */
export async function chosenFunctions(run: Run): Promise<ReadonlySet<string>> {
  const [chosen] = await run<{ sandbox: boolean; kept: boolean }>(
    'select sandbox, business_timezone() = timezone as kept from deployment',
  )
  const names = [
    ...(chosen?.kept ? ['business_timezone'] : []),
    ...(chosen?.sandbox ? ofSandbox : []),
  ]
  return new Set(names.map((name) => `function ${name}`))
}
