import type { Client } from 'pg'
import { PgBoss } from 'pg-boss'

/** The queues of jobs, and when the clock puts one in (cron, UTC); the others are filled by what happens. */
export const jobQueues = {
  'expire-loans': '* * * * *',
  'collect-repayments': '7 * * * *',
  'forget-notifications': '37 * * * *',
  'auto-invest': null,
} as const

export type JobQueue = keyof typeof jobQueues

/** A failed job is tried again; one whose gateway went away is taken over after a while. */
const options = {
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: 300,
  deleteAfterSeconds: 86_400,
}

/** Brings the tables of the job library up to date, as the schema's owner. */
export async function prepareJobs(owner: Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => owner.query(text, values && [...values]) },
    supervise: false,
    schedule: false,
  })
  await boss.start()
  try {
    for (const [name, cron] of Object.entries(jobQueues)) {
      // Of what the clock asks for, at most one waits while one runs.
      await boss.createQueue(name, { ...options, policy: cron === null ? 'standard' : 'stately' })
      if (cron !== null) await boss.schedule(name, cron)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
