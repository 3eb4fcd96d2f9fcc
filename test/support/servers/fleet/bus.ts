import { connect, type Database } from '../../../../src/database/connection.ts'
import { readDeployment } from '../../../../src/database/deployment.ts'
import { openBus } from '../../../../src/feed/bus/index.ts'
import { type Feed, openFeed } from '../../../../src/feed/index.ts'
import type { TestDatabase } from '../../database.ts'

/** One gateway's feed on a bus, with connections to the database of its own. */
export interface OnBus {
  readonly feed: Feed
  readonly database: Database
  /** How often it has read changes. */
  reads(): number
  close(): Promise<void>
}

/** Opens it; with a long `everyMs` nothing but the bus can bring a change in time. */
export async function openOnBus(
  { url }: TestDatabase,
  busUrl: string,
  everyMs?: number,
): Promise<OnBus> {
  const connected = await connect(url, 2)
  let reads = 0
  const query: Database['query'] = (text, ...more) => {
    if (text.includes('from change')) reads += 1
    return connected.query(text, ...more)
  }
  const database = { ...connected, query }
  const { pointKey } = await readDeployment((text) => connected.query(text), { currency: 'USD' })
  const silent = { opened: () => undefined, lost: () => undefined }
  const bus = await openBus(busUrl, database, pointKey, silent)
  const feed = await openFeed(database, url, { bus, ...(everyMs && { everyMs }) })
  return {
    feed,
    database,
    reads: () => reads,
    close: async () => {
      await feed.close()
      await bus.close()
      await connected.close()
    },
  }
}
