import type { Change } from '../../database/change.ts'
import { onlyValue } from '../../database/change.ts'
import { codeOf, isUnavailable } from '../../database/connections/faults.ts'
import { type Attempts, beginAttempts } from '../attempts.ts'
import type { Platform } from '../platform.ts'
import { rulesJson } from './rules.ts'

/** How many movements are looked at before it is noted how far the rules have come. */
const MOVEMENTS = 5_000
/** How many members are checked by one statement. */
const MEMBERS = 100
/** For how long senders are checked at once: those who are left are due again in a minute, and meanwhile providers are asked about everything else. */
const SENDERS_MS = 10_000
const TOO_LONG = '57014'

const moved =
  'select moved, members, seen::text as seen, cluster, moved_until as "movedUntil" from members_to_screen($1, $2)'

interface Moved {
  readonly moved: number
  readonly members: readonly string[]
  readonly seen: string
  readonly cluster: string
  readonly movedUntil: string | null
}

/**
 * Checks all movements of money since the last time by the rules; returns how many hits were new. Does nothing where there are no rules.
 * Members who can't be checked keep nobody else from it, and are checked once their money moves again, before any leaves: what failed
 * is thrown at the end.
 */
export async function screenMovements({
  database,
  limits,
}: Pick<Platform, 'database' | 'limits'>): Promise<number> {
  const rules = rulesJson(limits.screening)
  if (rules === null || rules === '{}') return 0
  const { change } = database.operating()
  const { attempt, end } = beginAttempts()
  let found = 0
  for (;;) {
    const [row] = await change<Moved>(moved, [rules, MOVEMENTS])
    if (row === undefined) break
    const { members, seen, cluster, movedUntil } = row
    for (let from = 0; from < members.length; from += MEMBERS)
      found += await screened(change, rules, members.slice(from, from + MEMBERS), attempt)
    await change('select screened_until($1, $2, $3)', [seen, cluster, movedUntil])
    if (row.moved < MOVEMENTS) break
  }
  end()
  return found
}

/**
 * Checks by the rules the money of members from whom some is about to leave, each alone, and returns those who could be checked, which are all
 * where there are no rules. Whoever's turn does not come in time is left out.
 */
export async function screenSenders(
  { database, limits }: Pick<Platform, 'database' | 'limits'>,
  members: ReadonlySet<string>,
  attempt: Attempts['attempt'],
): Promise<ReadonlySet<string>> {
  const rules = rulesJson(limits.screening)
  if (rules === null) return members
  const checked = new Set<string>()
  const end = performance.now() + SENDERS_MS
  for (const member of members) {
    if (performance.now() > end) break
    if (
      await attempt(`member ${member}`, () => database.operating().change(check, [[member], rules]))
    )
      checked.add(member)
  }
  return checked
}

const check = 'select screen_members($1, $2) as hits'

/** Checks some members; if that fails or takes too long, each half of them. Throws only if the database is not there. */
async function screened(
  change: Change,
  rules: string,
  members: readonly string[],
  attempt: Attempts['attempt'],
): Promise<number> {
  try {
    return await onlyValue<number>(change(check, [members, rules]))
  } catch (error) {
    if (isUnavailable(error) && codeOf(error) !== TOO_LONG) throw error
    if (members.length === 1)
      return (await attempt<number>(`member ${members[0]}`, () => Promise.reject(error))) ?? 0
    const half = Math.ceil(members.length / 2)
    const first = await screened(change, rules, members.slice(0, half), attempt)
    return first + (await screened(change, rules, members.slice(half), attempt))
  }
}
