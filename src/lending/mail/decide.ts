import { classOf } from './classes.ts'
import type { DueLetter } from './due.ts'
import { nextMorning, nextWaking } from './morning.ts'
import type { Problem } from './problem.ts'

/** What to do with a letter whose time has come. */
type Decision =
  | { readonly act: 'send'; readonly address: string }
  | { readonly act: 'gather' }
  | { readonly act: 'drop' }
  | { readonly act: 'wait'; readonly until: Date }
  | { readonly act: 'fail'; readonly problem: Problem; readonly address: string | null }

interface Rules {
  /** The platform's time zone, for members who have chosen none. */
  readonly timezone: string
  /** Whether letters are only shown, in a sandbox, so that members without an address get them too. */
  readonly pretends: boolean
}

/** Decides what becomes of a letter now. Preferences and addresses count as they are now, not as they were when it was asked for. */
export function decideOn(letter: DueLetter, { timezone, pretends }: Rules): Decision {
  const { kind, now, createdAt, digest, wanted } = letter
  const optional = classOf(kind) === 'optional'
  if (optional && !wanted) return { act: 'drop' }
  const address = addressOf(letter) ?? (pretends ? `${letter.userId}@sandbox.invalid` : null)
  // Somebody who confirms an address again wants to know whether letters arrive there now.
  if (address === null || (address === letter.bounced && kind !== 'confirmation')) {
    const problem = address === null ? 'letter.problem.no_address' : 'letter.problem.bounced'
    return optional ? { act: 'drop' } : { act: 'fail', problem, address }
  }
  const zone = letter.zone ?? timezone
  if (optional && digest && kind !== 'digest') {
    const until = nextMorning(createdAt, zone)
    return until > now ? { act: 'wait', until } : { act: 'gather' }
  }
  const until = classOf(kind) === 'urgent' ? now : nextWaking(now, zone)
  return until > now ? { act: 'wait', until } : { act: 'send', address }
}

/** Letters about an address itself go to that address. */
function addressOf({ kind, about, address }: DueLetter): string | null {
  return kind === 'confirmation' || kind === 'address_changed' ? about : address
}
