import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import type { StandGateway } from './gateway.ts'
import type { Held } from './options.ts'
import type { Stand } from './stand.ts'

/** The most that one of the gateways holds, and the connections of both. */
export async function heldBy(gateways: readonly StandGateway[], sql: Stand['sql']): Promise<Held> {
  const [row] = await sql<{ count: number }>(
    "select count(*)::int from pg_stat_activity where application_name like 'lending-gateway%'",
  )
  return {
    sockets: Math.max(...gateways.map((gateway) => gateway.sockets())),
    memoryMb: Math.max(...gateways.map((gateway) => gateway.memoryMb())),
    databaseConnections: row?.count ?? 0,
    standbyReads: (await Promise.all(gateways.map(standbyReadsOf))).reduce((sum, one) => sum + one),
  }
}

async function standbyReadsOf(gateway: StandGateway): Promise<number> {
  const metrics = await fetch(`${gateway.url()}/metrics`, {
    signal: AbortSignal.timeout(10_000),
  }).then(
    (answer) => answer.text(),
    () => '',
  )
  const series = metrics.matchAll(/^standby_reads_total\{answered="by_standby".*\} (\d+)/gm)
  return [...series].reduce((sum, [, count]) => sum + Number(count), 0)
}

/** How many sockets a process has open. */
export function socketsOf(pid: number | undefined): number {
  const folder = `/proc/${pid}/fd`
  const link = (name: string) => {
    try {
      return readlinkSync(`${folder}/${name}`)
    } catch {
      return ''
    }
  }
  return readdirSync(folder).filter((name) => link(name).startsWith('socket:')).length
}

/** The memory of a process. */
export function memoryOf(pid: number | undefined): number {
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
