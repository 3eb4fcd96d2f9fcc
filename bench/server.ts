import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchDatabase } from './database.ts'

const AUDIT_LOOK_MS = 200
const AUDIT_AGE_MAX_S = 600
const AUDIT_LOOKS = 600

const usual = ['--import', new URL('servers/report-usage.ts', import.meta.url).pathname]

/** A server under measurement: a process of its own. */
export interface Server {
  readonly name: ServerName
  readonly url: string
  /** Microseconds of CPU that the process has used so far. */
  readonly usage: () => Promise<number>
  /** Bytes that the process holds, and those of them that are JavaScript's heap. */
  readonly memory: () => Promise<{ readonly rss: number; readonly heapUsed: number }>
  /** While another is measured, this one must not take its CPU. */
  readonly pause: () => void
  readonly resume: () => void
  readonly stop: () => Promise<void>
}

export type ServerName = keyof typeof programs

interface Wanted {
  /** All of them when none is said. */
  readonly names?: readonly ServerName[]
  /** Where a CPU profile of the gateway goes. */
  readonly profile?: string | undefined
  /** Settings beside the usual ones. */
  readonly settings?: Readonly<Record<string, string>>
}

/** What is started for each; the gateway is the product's own program. */
const programs = {
  gateway: ['src/main.ts', 'serve'],
  mercurius: ['bench/servers/mercurius.ts'],
  postgraphile: ['bench/servers/postgraphile.ts'],
  'graphql-ws': ['bench/servers/graphql-ws.ts'],
  limit: ['bench/servers/limit.ts'],
} as const

/** Starts servers on the one database; each rests until its turn. What stops them is added to `opened`. */
export async function startServers(
  { dataDir, url, ownerUrl, operatorUrl }: BenchDatabase,
  opened: (() => Promise<void>)[],
  { names = Object.keys(programs) as ServerName[], profile, settings: more }: Wanted = {},
): Promise<Record<ServerName, Server>> {
  const settings = {
    APP_MODE: 'development',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
    DATABASE_OPERATOR_URL: operatorUrl,
    DATABASE_POOL: '10',
    LOG_LEVEL: 'warn',
    PORT: '0',
    RATE_LIMIT: '0',
    CONNECTIONS_PER_ADDRESS: '0',
    // Loans of borrowers who are late would leave the gateway's lists while it is measured, and its peers know no such rule.
    BORROW_WHILE_LATE: '1',
    ...more,
  }
  const started: [ServerName, Server][] = []
  for (const name of names) {
    const flags = name === 'gateway' && profile ? ['--cpu-prof', '--cpu-prof-dir', profile] : []
    const server = await startServer(name, settings, flags)
    opened.push(server.stop)
    if (name === 'gateway') await audited(server.url)
    server.pause()
    started.push([name, server])
  }
  return Object.fromEntries(started) as Record<ServerName, Server>
}

/** Starts a server and waits until it tells its address; throws with what it said when it ends instead. */
async function startServer(
  name: ServerName,
  settings: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<Server> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [...usual, ...flags, ...programs[name]], {
    cwd: new URL('..', import.meta.url),
    env: { PATH, HOME, NODE_ENV: 'production', GRAPHILE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const url = await addressOf(name, child)
  child.stderr?.pipe(process.stderr)
  const used = async () => {
    if (!child.connected)
      throw new Error(`${name} ended with ${child.exitCode ?? child.signalCode}`)
    child.send('usage')
    const [found] = await once(child, 'message')
    return found
  }
  return {
    name,
    url,
    usage: async () => {
      const { user, system } = await used()
      return user + system
    },
    memory: used,
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** A gateway that starts audits the ledger if that is due, which takes both cores for seconds: nothing is measured beside that. */
async function audited(url: string): Promise<void> {
  for (let looked = 0; looked < AUDIT_LOOKS; looked += 1) {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    const age = /^ledger_audit_age_seconds(?:\{.*\})? (\S+)$/m.exec(metrics)?.[1]
    if (Number(age) < AUDIT_AGE_MAX_S) return
    await sleep(AUDIT_LOOK_MS)
  }
  throw new Error('the gateway could not audit its ledger')
}

function addressOf(name: string, child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (text: Buffer) => {
      said += text
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0]
      if (found !== undefined) resolve(found)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}: ${said}`)))
  })
}
