import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** What the PostgreSQL of a data folder has logged. */
export function readServerLog(dataDir: string): string {
  return readFileSync(join(realpathSync(join(dataDir, 'postgres')), 'log'), 'utf8')
}

/** The deadlocks in a log: for each, who waited for whom, and where. */
export function deadlocksIn(log: string): string[] {
  const entries = log.split(/^(?=\d{4}-\d\d-\d\d )/m)
  return entries.flatMap((entry, index) =>
    entry.includes('ERROR:  deadlock detected')
      ? [
          entries
            .slice(index, index + 5)
            .join('')
            .replaceAll(/\s+/g, ' '),
        ]
      : [],
  )
}
