import { join } from 'node:path'
import { lock } from 'proper-lockfile'

/** Runs one start or stop of a data folder at a time, across all processes. */
export async function exclusively<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const release = await lock(folder, {
    lockfilePath: join(folder, 'start.lock'),
    stale: 5_000,
    update: 1_000,
    retries: { retries: 600, factor: 1, minTimeout: 100 },
  })
  try {
    return await work()
  } finally {
    await release()
  }
}
