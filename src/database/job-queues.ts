import type { Client } from 'pg'
import { PgBoss } from 'pg-boss'
import { jobsSchemaOf } from './listen-notify.ts'

/**
 * When a job runs (UTC), and the seconds between two runs. The alert `JobLate` pages when a job has not succeeded for three periods
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

/** Failed jobs are retried; another gateway takes over a job that has run for 5 minutes, since its gateway has probably died. */
export const options = {
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: 300,
  deleteAfterSeconds: 86_400,
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
      await boss.createQueue(name, { ...options, policy: schedule ? 'stately' : 'standard' })
      if (schedule) await boss.schedule(name, schedule.cron)
    }
    // Until 0.2 this was the name of remind-and-default. The queue itself stays for gateways of those versions.
    await boss.unschedule('collect-repayments')
  } finally {
    await boss.stop({ graceful: false })
  }
}
