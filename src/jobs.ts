import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { fromKysely, type Job, type JobResult, type KyselyTransactionLike, PgBoss } from 'pg-boss'
import { v5 as idOf } from 'uuid'
import type { Database } from './database/connection.ts'
import { isUnavailable } from './database/connections/faults.ts'
import { patiently } from './database/connections/patiently.ts'
import type { JobQueue } from './database/job-queues.ts'
import { jobsSchemaOf } from './database/listen-notify.ts'
import { eachPart } from './lending/attempts.ts'
import { collectPayments } from './lending/bank-files/collect.ts'
import { screenMovements } from './lending/cases/screen.ts'
import { screenNames } from './lending/cases/screen-names.ts'
import { makeExports } from './lending/data-export/make.ts'
import { documentKinds } from './lending/documents/list.ts'
import type { Unmade } from './lending/documents/maker.ts'
import { eraseDue } from './lending/erasure/due.ts'
import { forgetEvents } from './lending/event-log/number.ts'
import { giveWay } from './lending/give-way.ts'
import { forgetNotifications } from './lending/inbox/forget.ts'
import { tellOfMatches } from './lending/investing/matches.ts'
import { payOutLoans } from './lending/investing/pay-out.ts'
import { autoInvest, nextTurn, type Turn } from './lending/investing/standing-orders.ts'
import { planLateLoans } from './lending/late/arrears.ts'
import { freezeLate } from './lending/late/borrower.ts'
import { expireLoans } from './lending/loan/expire.ts'
import { followPayments, settleTransfers } from './lending/payments/follow.ts'
import { changePlans } from './lending/plan-changes/due.ts'
import type { Platform } from './lending/platform.ts'
import { prune } from './lending/prune.ts'
import { takeAutopayments } from './lending/repaying/due/autopay.ts'
import { workDays } from './lending/repaying/due/day.ts'
import { keepMonthEnd } from './lending/reports/month-end.ts'
import { todayOf } from './lending/reports/read.ts'
import { followVerifications } from './lending/verification/verify.ts'
import { countingJobs, type EndedJobs } from './telemetry/ended-jobs.ts'
import { type Carrier, newNoted, type Trace, type Tracing, traceFields } from './telemetry/noted.ts'
import { warningRarely } from './telemetry/queue-warnings.ts'

/** Whoever caused these jobs waits for them; the others run every minute or more rarely, and are looked for less often. */
const awaited: ReadonlySet<JobQueue> = new Set(['auto-invest', 'export-data', 'make-documents'])

/** While a fetch returns a full batch, the next one follows without a pause. */
const pollingOf = (job: JobQueue) =>
  ({
    pollingIntervalSeconds: awaited.has(job) ? 1 : 5,
    batchSize: 20,
    burstWhenBatchFull: true,
    perJobResults: true,
  }) as const
const STOP_MS = 2_000

/** Background jobs. Each is run once, by any gateway, at a certain time or after a change. */
export interface Jobs {
  readonly offer: Platform['offer']
  readonly exportSoon: Platform['exportSoon']
  readonly documentsSoon: Platform['documentsSoon']
  /** Starts running jobs. */
  work(platform: Platform): Promise<void>
  /** How many jobs have ended on this gateway. */
  ended(): readonly EndedJobs[]
  /** How many documents of each kind this gateway could not make. */
  unmade(): ReadonlyMap<string, number>
  close(): Promise<void>
}

type Work = (platform: Platform, data: Data, again: Again, unmade: Unmade) => Promise<object>

/** Offers a loan again once a pause ends. */
type Again = (loanId: string, turn: Turn) => Promise<void>

interface Data {
  readonly loanId?: string
  /** Whether the loan is offered again, to standing orders whose pause has ended. */
  readonly waited?: boolean
  /** Whether only those documents are made that somebody asked for. */
  readonly requested?: boolean
  /** The trace of the operation that caused the job. */
  readonly carrier?: Carrier
}

/** What each job does. Each can safely run twice, and returns what it did. */
const work: Readonly<Record<JobQueue, Work>> = {
  'expire-loans': (platform) =>
    eachPart({
      expired: () => expireLoans(platform),
      frozen: () => freezeLate(platform),
      paid: () => payOutLoans(platform),
    }),
  autopay: async (platform) => {
    // Before anything of the first day is taken, which waits if this fails: how a month ended is what loans owed at its end.
    const kept = await keepMonthEnd(platform, await todayOf(platform.database))
    return { kept, taken: await takeAutopayments(platform) }
  },
  'remind-and-default': async (platform) => {
    const { days, ...did } = await eachPart({
      changed: () => changePlans(platform),
      planned: () => planLateLoans(platform),
      days: () => workDays(platform),
    })
    return { ...did, ...days }
  },
  'forget-notifications': async (platform) => ({ forgotten: await forgetNotifications(platform) }),
  'follow-payments': async (platform) => {
    const { collected, ...did } = await eachPart({
      transferred: () => settleTransfers(platform),
      asked: () => followPayments(platform),
      collected: () => collectPayments(platform),
      verified: () => followVerifications(platform),
      // Last, since rules look at whoever sends money before it leaves anyhow, and providers of lists may be slow.
      screened: () => screenMovements(platform),
      listed: () => screenNames(platform),
    })
    return { ...did, ...collected }
  },
  'send-mail': async ({ mail, ...platform }) => {
    if (mail === null) return { sent: 0 }
    const { deliverLetters } = await import('./lending/mail/deliver.ts')
    const rest = (batchMs: number) => giveWay(platform.database, batchMs, 1)
    return { ...(await deliverLetters({ ...platform, mail }, rest)) }
  },
  'export-data': async (platform) => ({ exported: await makeExports(platform) }),
  'keep-books': async (platform) => {
    const { keepBooks } = await import('./lending/books/keep.ts')
    return { ...(await keepBooks(platform)) }
  },
  'make-documents': async (platform, { requested = false }, _, unmade) => {
    if (!platform.limits.documents) return { made: 0 }
    const { makeDocuments } = await import('./lending/documents/make.ts')
    return { ...(await makeDocuments(platform, unmade, requested)) }
  },
  'erase-due': async (platform) => ({ ...(await eraseDue(platform)) }),
  prune: async (platform) => {
    const { events } = await eachPart({
      pruned: () => prune(platform),
      events: () => forgetEvents(platform),
    })
    return { events }
  },
  'auto-invest': async (platform, { loanId = '', waited = false }, again) => {
    // First, so that standing orders in a pause are not forgotten if this job fails for good.
    const next = await nextTurn(platform, loanId)
    if (next) await again(loanId, next)
    const invested = await autoInvest(platform, loanId, waited)
    // Once, and after what orders did: whoever has invested in it knows of it.
    const told = waited ? 0 : await tellOfMatches(platform, loanId)
    return { loanId, invested, told }
  },
}

/** Opens the job queues on the gateway's own connections. */
export async function openJobs(
  database: Database,
  log: FastifyBaseLogger,
  tracing?: Tracing,
): Promise<Jobs> {
  const pool = (await database.orm.em.getConnection().getNativeClient()) as unknown as Pool
  const news = warningRarely(log)
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => {
        try {
          const result = await patiently(() => pool.query(text, values && [...values]))
          news.worked(text)
          return result
        } catch (error) {
          news.missed(text)
          throw error
        }
      },
    },
    schema: jobsSchemaOf(database.schema),
    migrate: false,
    reindex: false,
    monitorVacuum: false,
  })
  const again: Again = async (loanId, { turn, seconds }) => {
    // The id is derived from the turn and the loan, so that a job that runs twice adds this one once.
    const id = idOf(turn, loanId)
    await boss.send('auto-invest', { loanId, waited: true }, { id, startAfter: seconds })
  }
  const counts = countingJobs(Object.keys(work))
  // From 0, so that metrics show the first failure as an increase.
  const unmade = new Map<string, number>(documentKinds.map((kind) => [kind, 0]))
  boss.on('error', news.failed)
  let stopping = false
  await boss.start()
  return {
    offer: async (em, loanId, noted) => {
      const transaction = em.getTransactionContext<KyselyTransactionLike>()
      if (transaction === undefined) throw new Error('a loan is offered within a transaction')
      const carrier = noted?.trace?.carrier
      const data = { loanId, ...(carrier && { carrier }) }
      await boss.send('auto-invest', data, { db: fromKysely(transaction) })
    },
    exportSoon: async () => {
      await boss.send('export-data')
    },
    documentsSoon: async () => {
      // It has a place of its own in the queue, so that it does not stand for the next run of all kinds.
      await boss.send('make-documents', { requested: true }, { singletonKey: 'requested' })
    },
    work: async (platform) => {
      const one = async (job: JobQueue, { id, data }: Job<Data>): Promise<JobResult> => {
        const { carrier, ...asked } = data ?? {}
        const trace = tracing?.begin('job', carrier)
        const noted = newNoted('job', job, trace)
        const database = platform.database.noting(noted)
        const from = performance.now()
        try {
          const tell: Unmade = (kind, reason) => {
            unmade.set(kind, (unmade.get(kind) ?? 0) + 1)
            log.error({ job, kind, reason, ...traceFields(trace) }, 'document not made')
          }
          const output = await work[job]({ ...platform, database }, asked, again, tell)
          // Most jobs run every minute and find nothing to do, which is not worth a line.
          const idle = Object.values(output).every((did) => did === 0)
          log[idle ? 'debug' : 'info']({ job, ...output, ...traceFields(trace) }, 'job done')
          counts.ended(job, 'done', from)
          end(job, trace)
          return { id, status: 'completed', output }
        } catch (error) {
          const told = { job, reason: String(error), ...traceFields(trace) }
          if (stopping && isUnavailable(error)) {
            // Its connections were closed: it is no failure of the job, which another gateway or the next start goes on with.
            log.warn(told, 'job stopped with the gateway')
            end(job, trace)
            return { id, status: 'failed' }
          }
          log.error(told, 'job failed')
          counts.ended(job, 'failed', from)
          end(job, trace, 'FAILED')
          return { id, status: 'failed' }
        }
      }
      for (const job of Object.keys(work) as JobQueue[])
        await boss.work<Data, JobResult[]>(job, pollingOf(job), async (batch) => {
          const results: JobResult[] = []
          for (const next of batch) results.push(await one(job, next))
          return results
        })
    },
    ended: counts.all,
    unmade: () => unmade,
    // Another gateway takes over unfinished jobs, or they run later.
    close: () => {
      stopping = true
      return Promise.race([
        boss.stop({ close: false, timeout: STOP_MS }),
        sleep(STOP_MS, undefined, { ref: false }),
      ])
    },
  }
}

function end(job: JobQueue, trace: Trace | undefined, failure?: string): void {
  const attributes = { 'lending.endpoint': 'job', 'lending.operation': job }
  trace?.end({ name: `job ${job}`, attributes, failure })
}
