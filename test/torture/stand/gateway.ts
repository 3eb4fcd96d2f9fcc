import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProgram } from '../../support/program.ts'
import { childrenOf } from '../../support/servers/fleet/workers.ts'
import { startProxy, type TcpProxy } from '../../support/servers/proxy.ts'
import { memoryOf, socketsOf } from './held.ts'

/** A gateway that is started again at will, between its proxies. */
export interface StandGateway {
  readonly calls: TcpProxy
  readonly live: TcpProxy
  readonly database: TcpProxy
  /** Its own address while it runs. */
  url(): string
  /** Starts it, trying until it starts. */
  start(more?: Readonly<Record<string, string>>): Promise<void>
  kill(): Promise<void>
  /** Its processes that answer requests: its workers if it has any. */
  workers(): number[]
  /** Asks it to stop, and waits: the exit code. */
  stop(): Promise<number | null>
  sockets(): number
  memoryMb(): number
  close(): void
}

const AGAIN_MS = 500
const STARTS = 60
const sum = (counts: readonly number[]) => counts.reduce((total, one) => total + one, 0)

/** Puts a gateway between proxies; what it logs is handed on. */
export async function standGateway(
  databaseUrl: string,
  {
    settings,
    args,
  }: { readonly settings: Readonly<Record<string, string>>; readonly args: readonly string[] },
  logged: (text: string) => void,
): Promise<StandGateway> {
  const { hostname, port } = new URL(databaseUrl)
  const [calls, live, database] = await Promise.all([
    startProxy({ host: '127.0.0.1', port: 1 }),
    startProxy({ host: '127.0.0.1', port: 1 }),
    startProxy({ host: hostname, port: Number(port) }),
  ])
  const DATABASE_URL = Object.assign(new URL(databaseUrl), { port: String(database.port) }).href
  let [child, url]: [ChildProcess | undefined, string] = [undefined, '']

  const start = async (more: Readonly<Record<string, string>> = {}) => {
    for (let tried = 1; ; tried += 1) {
      try {
        const started = await startProgram({ ...settings, DATABASE_URL, ...more }, { args })
        child = started.child
        url = started.url
        break
      } catch (error) {
        logged(`could not start: ${error}\n`)
        if (tried === STARTS) throw error
        await sleep(AGAIN_MS)
      }
    }
    child.stdout?.on('data', (text) => logged(String(text)))
    child.stderr?.on('data', (text) => logged(String(text)))
    for (const { target } of [calls, live]) target.port = Number(new URL(url).port)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child === undefined || child.exitCode !== null) return child?.exitCode ?? null
    const closed = once(child, 'close')
    child.kill(signal)
    const [code] = await closed
    return code as number | null
  }
  const processes = () => [child?.pid ?? 0, ...childrenOf(child?.pid)]
  return {
    calls,
    live,
    database,
    url: () => url,
    start,
    workers: () => (args.length === 0 ? [child?.pid ?? 0] : childrenOf(child?.pid)),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    sockets: () => sum(processes().map(socketsOf)),
    memoryMb: () => sum(processes().map(memoryOf)),
    close: () => {
      for (const proxy of [calls, live, database]) proxy.close()
    },
  }
}
