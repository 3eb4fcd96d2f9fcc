import { execFileSync } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

/** Every process of the server in a data folder at once, as a power cut does. */
export function killPostgres(dataDir: string): void {
  const home = realpathSync(join(dataDir, 'postgres'))
  const [pid = ''] = readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n')
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' })
  for (const one of [pid, ...children.split('\n')].map(Number).filter((one) => one > 0))
    try {
      process.kill(one, 'SIGKILL')
    } catch {
      // It was quicker.
    }
}

/** Runs one statement on a connection of its own. */
export async function runSql<Row>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(text, [...values])).rows as Row[]
  } finally {
    await client.end().catch(() => undefined)
  }
}
