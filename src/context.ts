import type { AreaFeed } from './area-feed/index.ts'
import type { StandbyReads } from './database/standby/reads.ts'
import type { Feed } from './feed/index.ts'
import { inboxReader, type ReadInbox } from './lending/inbox/inbox.ts'
import { investmentBounds } from './lending/investing/bounds.ts'
import { type LiveLists, liveLists } from './lending/loan/lists/live-lists.ts'
import { looksOf, ownFinances, type PrivateFigures } from './lending/member/access.ts'
import type { Platform } from './lending/platform.ts'
import type { Ahead } from './reads/ahead.ts'
import type { Reads } from './reads/index.ts'
import type { Loader } from './reads/loader.ts'
import { type Loaders, liveLoaders } from './reads/loaders.ts'
import { type Noted, newNoted } from './telemetry/noted.ts'
import type { Viewer } from './viewer.ts'

/** What resolvers can use: one per request, and per event of a subscription. */
export interface Context {
  readonly viewer: Viewer & {
    /** The members whose files the viewer, an operator, has opened in this request. */
    readonly opened: ReadonlySet<string>
  }
  readonly platform: Platform
  readonly loaders: Loaders & {
    /** For the viewer's own id only; any other is an error. */
    readonly finances: Loader<string, PrivateFigures>
    /** What loans accept from the viewer, by loan id. */
    readonly investmentBounds: ReturnType<typeof investmentBounds>
  }
  /** Opens members' files, by member id; a Refusal unless the viewer is an operator. */
  readonly looks: Loader<string, true>
  readonly ahead: Ahead
  readonly feed: Feed
  readonly areas: AreaFeed
  /** Shared by all subscribers. */
  readonly live: ReturnType<typeof liveLoaders> & {
    readonly inbox: ReadInbox
    readonly loanLists: LiveLists
  }
  /** What the transport must know of the response besides its data. */
  readonly answer: Noted
  /** Undefined without a standby. */
  readonly standby: StandbyReads | undefined
}

/** Says what the rules find wrong with arguments of which some can't be read: all that can be judged of the others. Nothing is done. */
export type Judge = (
  args: Readonly<Record<string, unknown>>,
  context: Context,
) => Promise<readonly Judged[]>

/** What a rule finds wrong, as the schema's `UserError`. */
interface Judged {
  readonly code: string
  readonly field?: string | null
  readonly message: string
  readonly details?: Readonly<Record<string, unknown>> | null
}

/** A request that only reads, which a standby may answer. */
export interface Reading {
  /** Tells what its client has written and seen. */
  readonly token: string | undefined
}

/** Creates a context per request and per event, in which the viewer's statements are scheduled fairly. */
export function contexts(
  platform: Platform,
  feeds: Pick<Context, 'feed' | 'areas'>,
  readsOf: Reads['of'],
  standby?: StandbyReads,
): (viewer: Viewer, reading?: Reading, noted?: Noted) => Context {
  const live = {
    ...liveLoaders(platform.database),
    inbox: inboxReader(platform.database),
    loanLists: liveLists(platform.database),
  }
  return (viewer, reading, noted = newNoted()) => {
    const own = platform.database.of(viewer.id, noted)
    const database = (reading && standby?.for(own, viewer.id, reading.token)) ?? own
    const { loaders, ahead } = readsOf(viewer.id, database)
    const asking = { ...viewer, opened: new Set<string>() }
    return {
      viewer: asking,
      looks: looksOf(own, asking),
      platform: { ...platform, database },
      loaders: Object.assign(loaders, {
        finances: ownFinances(database, asking),
        investmentBounds: investmentBounds(database, viewer.id, platform.limits),
      }),
      ahead,
      ...feeds,
      live,
      answer: noted,
      standby,
    }
  }
}
