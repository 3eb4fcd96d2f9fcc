import { execFileSync, type StdioOptions, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

const STARTS = 30

/** Every process of the server in a data folder at once, as a power cut does. */
export const killPostgres = (dataDir: string) => signalPostgres(dataDir, 'SIGKILL')

/** Sends a signal to every process of the server in a data folder. */
export function signalPostgres(dataDir: string, signal: NodeJS.Signals): void {
  const home = realpathSync(join(dataDir, 'postgres'))
  const [pid = ''] = readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n')
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' })
  for (const one of [pid, ...children.split('\n')].map(Number).filter((one) => one > 0))
    try {
      process.kill(one, signal)
    } catch {
      // It was quicker.
    }
}

/** Starts the server of a data folder as it was started last, in another environment, and waits until it serves. */
export async function restartPostgres(
  dataDir: string,
  environment: Readonly<Record<string, string>>,
  adminUrl: string,
): Promise<void> {
  const home = realpathSync(join(dataDir, 'postgres'))
  const options = readFileSync(join(home, 'data/postmaster.opts'), 'utf8')
  const [program = ''] = options.split(' ')
  const args = [...options.matchAll(/"([^"]*)"/g)].map(([, one = '']) => one)
  const { uid, gid } = statSync(join(home, 'data'))
  const log = openSync(join(home, 'log'), 'a')
  const stdio: StdioOptions = ['ignore', log, log]
  const env = { LC_ALL: 'C', ...environment }
  // What was just killed may keep its memory for a moment, and then the next one ends at once.
  for (let tried = 1; ; tried += 1) {
    spawn(program, args, { uid, gid, cwd: home, env, detached: true, stdio }).unref()
    if (await serves(adminUrl)) break
    if (tried === STARTS) throw new Error(`PostgreSQL did not start: see ${join(home, 'log')}`)
  }
  closeSync(log)
}

async function serves(adminUrl: string): Promise<boolean> {
  for (let tries = 0; tries < 20; tries += 1) {
    if ((await runSql(adminUrl, 'select 1').catch(() => undefined)) !== undefined) return true
    await sleep(250)
  }
  return false
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
