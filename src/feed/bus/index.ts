import { createHmac, randomUUID } from 'node:crypto'
import type { Database } from '../../database/connection.ts'
import { system } from '../../database/standby/lines.ts'
import type { FeedSide } from './feed-side.ts'
import { Peer } from './peer.ts'
import { openWire, type Told } from './wire.ts'

export type { Peer } from './peer.ts'

/** A bus between gateways, so that one of them reads the changes for all. */
export interface Bus {
  /** Joins with a feed, which looks for changes at least every `everyMs` when the bus is silent. */
  join(feed: FeedSide, everyMs: number): Peer
  close(): Promise<void>
}

/** Connects to the bus in the background, since a gateway serves without it, too. */
export async function openBus(
  url: string,
  database: Database,
  pointKey: Buffer,
  told: Told,
): Promise<Bus> {
  const prefix = `lending.${await deploymentOf(database, pointKey)}.`
  const feeds: FeedSide[] = []
  const lookAgain = () => {
    for (const { look } of feeds) look()
  }
  let last = ''
  const wire = openWire(url, prefix, {
    opened: () => {
      last = ''
      told.opened()
      lookAgain()
    },
    lost: (reason) => {
      if (reason !== last) told.lost(reason)
      last = reason
      lookAgain()
    },
  })
  return {
    join: (feed, everyMs) => {
      feeds.push(feed)
      return new Peer(randomUUID(), wire, database.schema, feed, everyMs)
    },
    close: wire.close,
  }
}

/** A name for the cluster, the database and the schema, which keeps other deployments and copies of this one off its bus. */
async function deploymentOf({ query, schema }: Database, pointKey: Buffer): Promise<string> {
  const [found] = await query<{ system: string }>(`select ${system} as system`)
  const name = `bus ${found?.system} ${schema}`
  return createHmac('sha256', pointKey).update(name).digest('hex').slice(0, 32)
}
