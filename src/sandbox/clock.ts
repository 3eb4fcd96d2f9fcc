import type { FastifyBaseLogger } from 'fastify'
import { isDay, timeOf } from '../calendar.ts'
import { oneRow, onlyValue } from '../database/change.ts'
import type { Database } from '../database/connection.ts'
import { type Watch, Watches } from '../feed/watches.ts'
import { type Operator, requireOperator } from '../lending/member/access.ts'
import { doneOrRefused, idempotencyOf, type Outcome } from '../lending/outcome.ts'
import type { Platform } from '../lending/platform.ts'
import { invalid, type Reason } from '../lending/refusal.ts'
import { openAdvances } from './advance.ts'

const LOOK_MS = 1_000
const ANSWER_MS = 5_000
const YEARS_MAX = 20
const DURATION = /^P(?=\d)(?:(\d{1,2})Y)?(?:(\d{1,3})M)?(?:(\d{1,4})D)?$/
const MOVED = 'clock'

/** The clock of a sandbox. */
export interface ClockState {
  readonly now: Date
  /** Such as `2026-01-31`. */
  readonly businessDate: string
  /** What an advance is on its way to. */
  readonly readyAt: Date | null
}

/** How far the clock is to advance; one of the two. */
interface Aim {
  readonly advance?: string | null
  readonly to?: string | null
  readonly idempotencyKey?: string | null
}

/** A clock that clients can move forward, one for all gateways of a sandbox. */
export interface SandboxClock {
  /** The platform's time; it knows of moves within a second. */
  readonly now: () => Date
  read(): Promise<ClockState>
  /**
   * Moves the clock forward; resolves when it has arrived, or after 5 seconds. Throws a Refusal if the aim is invalid or in the past, or
   * if the caller may not.
   */
  advance(
    platform: Platform,
    operator: Operator,
    aim: Aim,
  ): Promise<{ readonly clock: ClockState; readonly replayed: boolean }>
  /** Wakes after moves. */
  watch(): Watch
  /** Starts carrying out advances; each is carried out by one gateway. */
  work(platform: Platform): Promise<void>
  close(): Promise<void>
}

const text = 'select now, day::text as "businessDate", ready_at as "readyAt" from read_clock(null)'

/** Opens the clock of a sandbox, which everybody may move if `forAll` is set. */
export async function openClock(
  database: Database,
  log: FastifyBaseLogger,
  forAll: boolean,
): Promise<SandboxClock> {
  const watches = new Watches()
  let aheadMs = 0
  let wasReadyAt: number | undefined
  const read = async () => {
    const state = await oneRow(database.query<ClockState>(text))
    const before = aheadMs
    aheadMs = state.now.getTime() - Date.now()
    const readyAt = state.readyAt?.getTime()
    // A slow answer shifts it by less.
    if (Math.abs(aheadMs - before) > LOOK_MS || readyAt !== wasReadyAt) watches.wake(MOVED)
    wasReadyAt = readyAt
    return state
  }
  await read()
  const advances = openAdvances(database, log, read)
  const timer = setInterval(() => {
    read().then(advances.wake, () => undefined)
  }, LOOK_MS)
  return {
    now: () => new Date(Date.now() + aheadMs),
    read,
    advance: async (platform, operator, aim) => {
      if (!forAll) requireOperator(operator)
      const replayed = await take(platform, operator.id, aim)
      log.info({ member: operator.id, advance: aim.advance, to: aim.to }, 'the clock advances')
      advances.wake()
      return { clock: await arrived(read, watches.add(MOVED)), replayed }
    },
    watch: () => watches.add(MOVED),
    work: advances.work,
    close: async () => {
      clearInterval(timer)
      await advances.close()
    },
  }
}

/** Waits until no advance is on its way, but not for longer than the caller of a request waits. */
async function arrived(read: () => Promise<ClockState>, watch: Watch): Promise<ClockState> {
  const timer = setTimeout(() => watch.stop(), ANSWER_MS)
  try {
    for (;;) {
      const state = await read()
      if (state.readyAt === null || !(await watch.changed())) return state
    }
  } finally {
    clearTimeout(timer)
    watch.stop()
  }
}

/** Aims the clock, once for a key; returns whether it was aimed so before. Throws a Refusal. */
async function take(platform: Platform, byUser: string, aim: Aim): Promise<boolean> {
  const { with_key, hash } = idempotencyOf(aim, checkAim(aim))
  const { advance: period = null, to = null } = aim
  const [time, day] = to === null ? [null, null] : isDay(to) ? [null, to] : [to, null]
  const text = 'select aim_clock($1, $2, $3, $4, $5, $6)'
  const values = [byUser, with_key, hash, time, day, period]
  const outcome = await onlyValue<Outcome>(platform.database.change(text, values))
  const field = to === null ? 'advance' : 'to'
  const after = new Date(String(outcome.after)).toJSON()
  return doneOrRefused(platform, outcome, {
    VALIDATION_FAILED: {
      field,
      message: 'refusal.clock.end',
    },
    CLOCK_BACKWARDS: {
      field,
      message: 'refusal.clock.backwards',
      values: { after: { time: String(after) } },
      details: { after },
    },
  }).replayed
}

function checkAim({ advance = null, to = null }: Aim): Reason | undefined {
  if ((advance === null) === (to === null)) return invalid('advance', 'refusal.clock.which')
  if (to !== null)
    return isDay(to) || timeOf(to) !== undefined ? undefined : invalid('to', 'refusal.clock.time')
  const [years, months, days] = (DURATION.exec(advance ?? '') ?? [])
    .slice(1)
    .map((n = '0') => Number(n))
  const length = (years ?? 0) + (months ?? 0) / 12 + (days ?? 0) / 365
  if (length > 0 && length <= YEARS_MAX) return undefined
  return invalid(
    'advance',
    'refusal.clock.duration',
    { max: `P${YEARS_MAX}Y` },
    { years: YEARS_MAX },
  )
}
