import { pino } from 'pino'
import { readConfig } from '../../../../src/config.ts'
import { type Gateway, startGateway } from '../../../../src/gateway.ts'
import { type Answer, httpClient } from '../../http-client.ts'
import { type Primary, type Standby, startPrimary, startStandby } from './standby.ts'

/** Two gateways that write to a primary and read from its standby. */
export interface Replicated {
  readonly primary: Primary
  readonly standby: Standby
  readonly settings: Readonly<Record<string, string>>
  readonly gateways: readonly [Gateway, Gateway]
  token(subject: string): Promise<string>
  close(): Promise<void>
}

/** Starts all of it; the standby is in use when it resolves. */
export async function startReplicated(
  more: Readonly<Record<string, string>> = {},
): Promise<Replicated> {
  const primary = await startPrimary()
  const standby = await startStandby(primary)
  const settings = {
    PORT: '0',
    DATA_DIR: primary.dataDir,
    DATABASE_URL: primary.url,
    DATABASE_OWNER_URL: primary.ownerUrl,
    DATABASE_REPLICA_URL: standby.url,
    DATABASE_REPLICA_LAG_MAX_MS: '600000',
    RATE_LIMIT: '0',
    EVENT_LOOP_DELAY_MAX_MS: '60000',
    CONNECTIONS_PER_ADDRESS: '0',
    LOG_LEVEL: 'silent',
    ...more,
  }
  const start = () => startGateway(readConfig(settings), pino({ level: 'silent' }))
  const gateways = [await start(), await start()] as const
  const replicated: Replicated = {
    primary,
    standby,
    settings,
    gateways,
    token: async (subject) => {
      const { development } = gateways[0].issuer
      if (development === undefined) throw new Error('there is no issuer')
      return development.issue({ subject, lifetimeSeconds: 36_000 })
    },
    close: async () => {
      for (const gateway of gateways) await gateway.close()
      await standby.close()
      await primary.close()
    },
  }
  for (const { url } of gateways) await untilUsed(url)
  return replicated
}

/** A figure of a gateway's metrics. */
export async function metric(url: string, name: string): Promise<number> {
  const text = String((await httpClient(url)('GET', '/metrics')).body)
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.split(' ')[1] ?? Number.NaN)
}

/** Waits until all connections to the standby are in use. */
async function untilUsed(url: string): Promise<void> {
  while ((await metric(url, 'standby_connections')) !== 4)
    await new Promise((resolve) => setTimeout(resolve, 50))
}

/** How many statements each server has answered. */
export async function answered(
  url: string,
): Promise<{ standby: number; primary: number; failed: number }> {
  return {
    standby: await metric(url, 'standby_reads_total{answered="by_standby"}'),
    primary: await metric(url, 'standby_reads_total{answered="by_primary"}'),
    failed: await metric(url, 'standby_reads_total{answered="after_failure"}'),
  }
}

/** What a client sends back of an answer. */
export function tokenOf({ headers }: Answer): Record<string, string> {
  const token = headers.get('consistency-token')
  return token === null ? {} : { 'consistency-token': token }
}
