import { randomUUID } from 'node:crypto'
import { type Feed, openFeed } from '../../../src/feed/index.ts'
import type { World } from '../world.ts'

/** Opens a feed and waits until it listens: from then on nobody is woken for what may have been missed before. */
export async function openListeningFeed({ gateway, database }: World): Promise<Feed> {
  const feed = await openFeed(gateway.database, database.url)
  // Nobody has this id, so that only what wakes everybody wakes this one.
  const woken = feed.watch('profile', randomUUID())
  await woken.changed()
  woken.stop()
  return feed
}
