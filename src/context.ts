import type { AreaFeed } from './area-feed/index.ts'
import type { Feed } from './feed/index.ts'
import type { Platform } from './lending/platform.ts'
import { type LiveLoaders, type Loaders, liveLoaders, loaderFactory } from './loaders.ts'
import type { LookAhead } from './lookahead/index.ts'
import type { Viewer } from './viewer.ts'

/** What resolvers can use: one per request, and per event of a subscription. */
export interface Context {
  readonly viewer: Viewer
  readonly platform: Platform
  readonly loaders: Loaders
  readonly lookAhead: LookAhead
  readonly feed: Feed
  readonly areas: AreaFeed
  /** Shared by all subscribers. */
  readonly live: LiveLoaders
  /** What the transport must know of the response besides its data. */
  readonly answer: { replayed: boolean; changed: boolean }
}

/** Creates a context per request and per event, in which the viewer's statements take turns. */
export function contexts(
  platform: Platform,
  feeds: Pick<Context, 'feed' | 'areas'>,
  newLookAhead: () => LookAhead,
): (viewer: Viewer) => Context {
  const newLoaders = loaderFactory(platform.database)
  const live = liveLoaders(platform.database)
  return (viewer) => {
    const database = platform.database.of(viewer.id)
    return {
      viewer,
      platform: { ...platform, database },
      loaders: newLoaders(viewer.id, database),
      lookAhead: newLookAhead(),
      ...feeds,
      live,
      answer: { replayed: false, changed: false },
    }
  }
}
