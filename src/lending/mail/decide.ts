import { classOf } from './classes.ts'
import type { DueLetter } from './due.ts'
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
  const { hour } = inZone(now, zone)
  const isNight = hour < QUIET_UNTIL || hour >= QUIET_FROM
  const until = isNight && classOf(kind) !== 'urgent' ? nextMorning(now, zone) : now
  return until > now ? { act: 'wait', until } : { act: 'send', address }
}

/** Letters about an address itself go to that address. */
function addressOf({ kind, about, address }: DueLetter): string | null {
  return kind === 'confirmation' || kind === 'address_changed' ? about : address
}

/** The quiet hours of a person's day: what is not urgent waits from 21:00 until 8:00. */
const [QUIET_FROM, QUIET_UNTIL] = [21, 8]

/** The next time after this one at which it is 8:00 in the time zone. */
function nextMorning(now: Date, zone: string): Date {
  const local = inZone(now, zone)
  const today = morningOf(local)
  const morning =
    Temporal.ZonedDateTime.compare(today, local) > 0 ? today : morningOf(local.add({ days: 1 }))
  return new Date(morning.epochMilliseconds)
}

function morningOf(day: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  return day.with({ hour: QUIET_UNTIL, minute: 0, second: 0, millisecond: 0 })
}

function inZone(time: Date, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(zone)
}
