import type { Client } from 'pg'
import { PgBoss } from 'pg-boss'
import { jobsSchemaOf } from './schema-names.ts'

/** The job queues, with their schedules (cron, UTC); queues without one are filled by events. */
export const jobQueues = {
  'expire-loans': '* * * * *',
  'collect-repayments': '7 * * * *',
  'forget-notifications': '37 * * * *',
  prune: '* * * * *',
  'auto-invest': null,
} as const

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
    for (const [name, cron] of Object.entries(jobQueues)) {
      // While a scheduled job runs, at most one more waits.
      await boss.createQueue(name, { ...options, policy: cron === null ? 'standard' : 'stately' })
      if (cron !== null) await boss.schedule(name, cron)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
