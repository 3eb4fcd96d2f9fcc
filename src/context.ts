import type { AreaFeed } from './area-feed/index.ts'
import type { Feed } from './feed/index.ts'
import type { Platform } from './lending/platform.ts'
import type { LiveLoaders, Loaders } from './loaders.ts'
import type { LookAhead } from './lookahead/index.ts'
import type { Viewer } from './viewer.ts'

/** What a resolver may use: one for each request, and for each event of a subscription. */
export interface Context {
  readonly viewer: Viewer
  readonly platform: Platform
  readonly loaders: Loaders
  readonly lookAhead: LookAhead
  readonly feed: Feed
  readonly areas: AreaFeed
  /** Shared by all subscribers. */
  readonly live: LiveLoaders
  /** What is to be said of the answer, beside its data. */
  readonly answer: { replayed: boolean; changed: boolean }
}
