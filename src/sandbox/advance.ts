import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { v7 as newId } from 'uuid'
import { onlyValue } from '../database/change.ts'
import type { Database } from '../database/connection.ts'
import { loggedReason } from '../database/connections/reasons.ts'
import { jobsSchemaOf } from '../database/listen-notify.ts'
import { collectPayments } from '../lending/bank-files/collect.ts'
import { screenMovements } from '../lending/cases/screen.ts'
import { screenNames } from '../lending/cases/screen-names.ts'
import { forgetNotifications } from '../lending/inbox/forget.ts'
import { autoInvest } from '../lending/investing/orders/standing-orders.ts'
import { payOutLoans } from '../lending/investing/pay-out.ts'
import { planLateLoans } from '../lending/late/arrears.ts'
import { freezeLate } from '../lending/late/borrower.ts'
import { expireLoans } from '../lending/loan/expire.ts'
import { deliverLetters } from '../lending/mail/deliver.ts'
import { followPayments, settleTransfers } from '../lending/payments/follow.ts'
import { changePlans } from '../lending/plan-changes/due.ts'
import type { Platform } from '../lending/platform.ts'
import { prune } from '../lending/prune.ts'
import { takeAutopayments } from '../lending/repaying/due/autopay.ts'
import { workDays } from '../lending/repaying/due/day.ts'
import { keepMonthEnd } from '../lending/reports/month-end.ts'
import { todayOf } from '../lending/reports/read.ts'
import { followVerifications } from '../lending/verification/verify.ts'
import { addMagic, doMagic } from './magic.ts'

const JOBS_WAIT_MS = 5_000
const JOBS_LOOK_MS = 50
const RENEW_MS = 2_000
/** How often the same failure is logged. */
const TELL_MS = 60_000
const MARGIN_MS = 2
const DAY_MS = 86_400_000

/** What carries out advances of the clock. */
interface Advances {
  /** Does what magic values ask for, sends letters, and looks for an advance to carry out, unless it is at one already. */
  wake(): void
  work(platform: Platform): Promise<void>
  close(): Promise<void>
}

interface Held {
  readonly now: Date
  readonly readyAt: Date | null
  readonly held: boolean
}

const hold = 'select now, ready_at as "readyAt", held from read_clock($1)'

/**
 * Carries out advances: moves the clock from one time at which something happens to the next, and does there what jobs would have
 * done. Everything that it needs to go on is in the database, so another gateway goes on with an advance 10 seconds after this one
 * was killed. `told` is called after each move.
 */
export function openAdvances(
  database: Database,
  log: FastifyBaseLogger,
  told: () => Promise<unknown>,
): Advances {
  const id = newId()
  let platform: Platform | undefined
  let running: Promise<void> | undefined
  let closed = false
  const run = async (by: Platform) => {
    await doMagic(by, log)
    await sendLetters(by)
    const [state] = await database.query<Held>(hold, [id])
    if (!state?.held || state.readyAt === null) return
    const began = performance.now()
    const renewing = setInterval(
      () => void database.query(hold, [id]).catch(() => undefined),
      RENEW_MS,
    )
    try {
      await jobsDone(database)
      // A gateway that was killed may have moved the clock to this time, and done nothing yet.
      await doWhatIsDue(by, log, new Date(state.now.getTime() - DAY_MS))
      let worked = state.now
      for (let until: Date | null = state.readyAt; until !== null && !closed; ) {
        const moved = await step(by, log, until, worked)
        until = moved.until
        worked = moved.worked
        await told()
      }
      const ms = Math.round(performance.now() - began)
      log.info(
        { from: state.now, ms },
        closed ? 'the clock stops on its way' : 'the clock has arrived',
      )
    } finally {
      clearInterval(renewing)
    }
  }
  let failed: { readonly reason: string; readonly at: number } | undefined
  const tell = (error: unknown) => {
    const [reason, at] = [loggedReason(error), performance.now()]
    if (failed?.reason === reason && at - failed.at < TELL_MS) return
    failed = { reason, at }
    log.warn({ reason }, 'the clock could not be advanced; the next attempt is in a second')
  }
  const wake = () => {
    if (platform === undefined || running !== undefined || closed) return
    running = run(platform)
      .then(() => {
        failed = undefined
      }, tell)
      .finally(() => {
        running = undefined
      })
  }
  return {
    wake,
    work: async (given) => {
      await addMagic(given)
      platform = given
      wake()
    },
    close: async () => {
      closed = true
      await running
    },
  }
}

interface Step {
  /** What is still aimed at; null at the end. */
  readonly until: Date | null
  /** Everything that was due by then was done. */
  readonly worked: Date
}

/** Moves the clock to the next time at which something happens, and does it. */
async function step(
  platform: Platform,
  log: FastifyBaseLogger,
  until: Date,
  last: Date,
): Promise<Step> {
  const { database } = platform
  const stop = await onlyValue<Date>(database.query('select next_stop($1, $2)', [until, last]))
  const wait = await onlyValue<number | null>(database.change('select move_clock($1)', [stop]))
  if (wait !== null) await sleep(Math.max(0, wait) + MARGIN_MS)
  const now = await onlyValue<Date>(database.query('select gateway_now()'))
  await doWhatIsDue(platform, log, last)
  if (stop < until) return { until, worked: now }
  const rest = await onlyValue<Date | null>(database.change('select end_advance($1)', [until]))
  if (rest === null) {
    await forgetNotifications(platform)
    await prune(platform)
  }
  return { until: rest, worked: now }
}

/** Does what is due now, payments before what lateness brings; standing orders invest whose pause has ended since then. */
async function doWhatIsDue(platform: Platform, log: FastifyBaseLogger, since: Date): Promise<void> {
  const invested = () => investAfter(platform, since)
  // Before anything of the first day of the next month is done.
  const monthEnd = async () => keepMonthEnd(platform, await todayOf(platform.database))
  for (const act of [
    monthEnd,
    expireLoans,
    payOutLoans,
    changePlans,
    planLateLoans,
    takeAutopayments,
    freezeLate,
    invested,
    workDays,
    screenMovements,
    screenNames,
    settleTransfers,
    followPayments,
    collectPayments,
    followVerifications,
    () => doMagic(platform, log),
    // Of what has come in meanwhile, so that nothing waits for the next stop, which may be another day.
    takeAutopayments,
    sendLetters,
  ])
    await act(platform).catch((error: unknown) =>
      log.warn(
        { reason: loggedReason(error) },
        'something failed while the clock advanced; the advance goes on',
      ),
    )
}

/** Sends the letters whose time has come. */
async function sendLetters({ mail, ...platform }: Platform): Promise<void> {
  if (mail !== null) await deliverLetters({ ...platform, mail })
}

/** Lets standing orders invest whose pause has ended since then. */
async function investAfter(platform: Platform, since: Date): Promise<void> {
  const loans = await platform.database.query<{ id: string }>(
    'select distinct loan_id as id, turn from pausing_turns() where turn > $1 and turn <= gateway_now() order by turn',
    [since],
  )
  for (const { id } of loans) await autoInvest(platform, id, true)
}

/** Waits, though not for long, until jobs have offered all published loans to standing orders. */
async function jobsDone({ query, schema }: Database): Promise<void> {
  const text = `select from ${jobsSchemaOf(schema)}.job
    where name = 'auto-invest' and state < 'completed' and start_after <= now() limit 1`
  for (
    const end = performance.now() + JOBS_WAIT_MS;
    performance.now() < end;
    await sleep(JOBS_LOOK_MS)
  )
    if ((await query(text)).length === 0) return
}
