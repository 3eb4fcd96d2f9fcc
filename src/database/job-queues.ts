import type { Client } from 'pg'
import { PgBoss } from 'pg-boss'
import { jobsSchemaOf } from './listen-notify.ts'

/** When a job runs (UTC), and how many seconds pass between two runs: `JobLate` pages when three have been missed. */
interface Schedule {
  readonly cron: string
  readonly periodSeconds: number
}

const everyMinute: Schedule = { cron: '* * * * *', periodSeconds: 60 }
const hourlyAt = (minute: number): Schedule => ({
  cron: `${minute} * * * *`,
  periodSeconds: 3_600,
})

/** The job queues, with their schedules; queues without one are filled by events. */
export const jobQueues = {
  'expire-loans': everyMinute,
  'remind-and-default': hourlyAt(7),
  'forget-notifications': hourlyAt(37),
  prune: everyMinute,
  'auto-invest': null,
} satisfies Readonly<Record<string, Schedule | null>>

export type JobQueue = keyof typeof jobQueues

/** Failed jobs are retried; a job whose gateway has died is taken over after a while. */
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
    // What 0.2 called remind-and-default. Its queue stays for gateways of then.
    await boss.unschedule('collect-repayments')
  } finally {
    await boss.stop({ graceful: false })
  }
}
