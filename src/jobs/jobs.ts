import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { fromKysely, type Job, type JobResult, type KyselyTransactionLike, PgBoss } from 'pg-boss'
import { v5 as idOf } from 'uuid'
import type { Database } from '../database/connection.ts'
import { isUnavailable } from '../database/connections/faults.ts'
import { patiently } from '../database/connections/patiently.ts'
import { loggedReason } from '../database/connections/reasons.ts'
import type { JobQueue } from '../database/job-queues.ts'
import { jobsSchemaOf } from '../database/listen-notify.ts'
import { documentKinds } from '../lending/documents/list.ts'
import type { Unmade } from '../lending/documents/maker.ts'
import type { Platform } from '../lending/platform.ts'
import { countingJobs, type EndedJobs } from '../telemetry/ended-jobs.ts'
import { newNoted, type Trace, type Tracing, traceFields } from '../telemetry/noted.ts'
import { warningRarely } from '../telemetry/queue-warnings.ts'
import { type Again, type JobData, work } from './work.ts'

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
/** How often jobs are looked for whose gateway has died. */
const WATCH_SECONDS = 15

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
      executeSql: (text, values) =>
        news.watched(text, () => patiently(() => pool.query(text, values && [...values]))),
    },
    schema: jobsSchemaOf(database.schema),
    migrate: false,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
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
      const one = async (job: JobQueue, { id, data }: Job<JobData>): Promise<JobResult> => {
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
          const told = { job, reason: loggedReason(error), ...traceFields(trace) }
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
        await boss.work<JobData, JobResult[]>(job, pollingOf(job), async (batch) => {
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
