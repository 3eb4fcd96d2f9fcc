import type { Client } from 'pg'
import { PgBoss } from 'pg-boss'
import type { Database } from './connection.ts'
import { jobsSchemaOf } from './listen-notify.ts'

/**
 * When a job runs (UTC), and the seconds between two runs. The alerts `JobLate` and `MinorJobLate` fire when a job has not succeeded for three periods
 * and 12 minutes.
 */
interface Schedule {
  readonly cron: string
  readonly periodSeconds: number
}

const everyMinute: Schedule = { cron: '* * * * *', periodSeconds: 60 }
const everyTenMinutes: Schedule = { cron: '*/10 * * * *', periodSeconds: 600 }
const hourlyAt = (minute: number): Schedule => ({
  cron: `${minute} * * * *`,
  periodSeconds: 3_600,
})

/** The job queues, with their schedules; queues without one are filled by events. */
export const jobQueues = {
  'expire-loans': everyMinute,
  autopay: everyMinute,
  'remind-and-default': hourlyAt(7),
  'forget-notifications': hourlyAt(37),
  'follow-payments': everyMinute,
  'send-mail': everyMinute,
  'export-data': everyMinute,
  'keep-books': everyMinute,
  'make-documents': everyTenMinutes,
  'erase-due': hourlyAt(52),
  prune: everyMinute,
  'auto-invest': null,
} satisfies Readonly<Record<string, Schedule | null>>

export type JobQueue = keyof typeof jobQueues

/**
 * Failed jobs are retried. A gateway says every 15 seconds that it is still at a job; another takes over one of which nothing was heard for 30 seconds, since
 * its gateway has probably died, or that has run for 5 minutes.
 */
export const options = {
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: 300,
  heartbeatSeconds: 30,
}

/** How long the job library keeps what a job did: at least until its last success is so old that the job counts as late. */
function keptSeconds(schedule: Schedule | null): number {
  return Math.max(86_400, 4 * (schedule?.periodSeconds ?? 0))
}

/** Brings the tables of the job library up to date, as the schema's owner. */
export async function prepareJobs(owner: Client, schema: string): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => owner.query(text, values && [...values]) },
    schema: jobsSchemaOf(schema),
    supervise: false,
    schedule: false,
  })
  await boss.start()
  try {
    for (const [name, schedule] of Object.entries(jobQueues)) {
      // While a scheduled job runs, at most one more waits.
      const policy = schedule ? 'stately' : 'standard'
      const deleteAfterSeconds = keptSeconds(schedule)
      await boss.createQueue(name, { ...options, policy, deleteAfterSeconds })
      // One that was there already keeps its options.
      await boss.updateQueue(name, { ...options, deleteAfterSeconds })
      if (schedule) await boss.schedule(name, schedule.cron)
    }
    // Until 0.2 this was the name of remind-and-default. The queue itself stays for gateways of those versions.
    await boss.unschedule('collect-repayments')
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** When a scheduled job last succeeded. */
export interface LastSuccess {
  readonly job: string
  /** In seconds since 1970. */
  readonly at: number
}

/**
 * Reads when each scheduled job last succeeded on any gateway. The job library forgets a success after a day or more: then, and before the first,
 * it is when the job's queue was made, so that a job that never succeeds is late, too.
 */
export async function lastSuccesses({
  query,
  schema,
}: Pick<Database, 'query' | 'schema'>): Promise<readonly LastSuccess[]> {
  const jobs = jobsSchemaOf(schema)
  const names = Object.entries(jobQueues).flatMap(([job, schedule]) => (schedule ? [job] : []))
  const text = `select queue.name as job, extract(epoch from coalesce(max(job.completed_on), queue.created_on))::float8 as at
    from ${jobs}.queue left join ${jobs}.job on job.name = queue.name and job.state = 'completed'
    where queue.name = any($1) group by queue.name, queue.created_on`
  return query<LastSuccess>(text, [names])
}
