import { setTimeout as sleep } from 'node:timers/promises'
import { removeFolder } from '../../support/folders.ts'
import { startPrimary, startStandby } from '../../support/servers/databases/standby.ts'
import { startProxy } from '../../support/servers/proxy.ts'
import { killPostgres, restartPostgres, runSql, signalPostgres } from './postgres.ts'
import { readServerLog } from './server-log.ts'

const FOLLOWS_MS = 20_000
const PATIENCE_MS = 180_000

/** One PostgreSQL server of several. */
export interface Server {
  readonly dataDir: string
  /** Its own address. */
  readonly adminUrl: string
}
export type Part = 'primary' | 'second' | 'reader'

/** A primary, a synchronous standby that can take its place, and a standby for reads. */
export type Servers = Awaited<ReturnType<typeof openServers>>

/** Starts all three; a proxy leads to whichever is the primary, as HAProxy would, and another one to the standby for reads. */
export async function openServers() {
  const first = await startPrimary()
  const [lead, readers] = [
    await startProxy({ host: '127.0.0.1', port: portOf(first.url) }),
    await startProxy({ host: '127.0.0.1', port: 1 }),
  ]
  const urls = {
    app: at(first.url, lead.port),
    owner: at(first.ownerUrl, lead.port),
    admin: at(first.adminUrl, lead.port),
    reader: at(first.url, readers.port),
  }
  const logs: string[] = []
  const onPrimary = <Row>(text: string) => runSql<Row>(urls.admin, text)
  const follow = async (name: Part): Promise<Server> => {
    const { dataDir } = servers.primary
    const { url, ...made } = await startStandby(
      { dataDir, adminUrl: urls.admin, url: urls.app },
      name,
    )
    if (name === 'reader') readers.target.port = portOf(url)
    return { dataDir: made.dataDir, adminUrl: at(urls.admin, portOf(url)) }
  }
  const remove = async ({ dataDir }: Server) => {
    logs.push(readServerLog(dataDir))
    await removeFolder(dataDir)
  }
  const primary: Server = first
  const servers: Record<Part, Server> = { primary, second: primary, reader: primary }
  const streams = async (name: Part, state: string) =>
    (
      await onPrimary(
        `select from pg_stat_replication where application_name = '${name}' and state = 'streaming' and sync_state = '${state}'`,
      )
    ).length > 0

  /** Has commits wait for the second server again, and the reader follow, anew if it can't. */
  const settle = async () => {
    await synchronize('second')
    await mustBe('the second server follows', () => streams('second', 'sync'))
    if (await until(() => streams('reader', 'async'), FOLLOWS_MS)) return
    killPostgres(servers.reader.dataDir)
    await remove(servers.reader)
    servers.reader = await follow('reader')
    await mustBe('the standby for reads follows', () => streams('reader', 'async'))
  }
  const synchronize = async (names: string, url = urls.admin) => {
    await runSql(url, `alter system set synchronous_standby_names = '${names}'`)
    await runSql(url, 'select pg_reload_conf()')
  }
  const open = async () => {
    // A standby counts again after a failover once it has had a restart point.
    await onPrimary("alter system set checkpoint_timeout = '30s'")
    await onPrimary('select pg_reload_conf()')
    servers.second = await follow('second')
    servers.reader = await follow('reader')
    await settle()
  }
  await open()
  return {
    urls,
    settle,
    sql: <Row>(part: Part, text: string) => runSql<Row>(servers[part].adminUrl, text),
    kill: (part: Part) => killPostgres(servers[part].dataDir),
    /** Stops all processes of a server, or has them go on. */
    signal: (part: Part, signal: 'SIGSTOP' | 'SIGCONT') =>
      signalPostgres(servers[part].dataDir, signal),
    start: async (part: Part, environment: Readonly<Record<string, string>> = {}) => {
      const { dataDir, adminUrl } = servers[part]
      await restartPostgres(dataDir, environment, adminUrl)
    },
    /** Kills the primary for good: the second takes its place, and another one is made. */
    failOver: async () => {
      const { primary: old, second } = servers
      killPostgres(old.dataDir)
      await synchronize('', second.adminUrl)
      await runSql(second.adminUrl, 'select pg_promote()')
      lead.target.port = portOf(second.adminUrl)
      servers.primary = second
      await remove(old)
      servers.second = await follow('second')
      await settle()
    },
    /** Of all servers, also of those that are gone. */
    log: () =>
      [...logs, ...Object.values(servers).map(({ dataDir }) => readServerLog(dataDir))].join('\n'),
    close: async () => {
      for (const server of Object.values(servers)) {
        killPostgres(server.dataDir)
        await remove(server)
      }
      for (const proxy of [lead, readers]) proxy.close()
    },
  }
}

const portOf = (url: string) => Number(new URL(url).port)
const at = (url: string, port: number) => Object.assign(new URL(url), { port: String(port) }).href

/** Throws if something never becomes so. */
async function mustBe(what: string, holds: () => Promise<boolean>): Promise<void> {
  if (!(await until(holds, PATIENCE_MS))) throw new Error(`not seen in time: ${what}`)
}

/** Whether something became so in time. */
async function until(holds: () => Promise<boolean>, milliseconds: number): Promise<boolean> {
  const late = performance.now() + milliseconds
  while (!(await holds().catch(() => false))) {
    if (performance.now() > late) return false
    await sleep(100)
  }
  return true
}
