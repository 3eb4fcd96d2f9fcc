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

/** What resolvers can use. There is one per request, and one per event of a subscription. */
export interface Context {
  readonly viewer: Viewer & {
    /** The members whose files the viewer, an operator, has opened in this request. */
    readonly opened: ReadonlySet<string>
  }
  readonly platform: Platform
  readonly loaders: Loaders & {
    /** Loads the viewer's own figures; any other id is an error. */
    readonly finances: Loader<string, PrivateFigures>
    /** Loads the amounts that the viewer can invest in a loan, by its id. */
    readonly investmentBounds: ReturnType<typeof investmentBounds>
  }
  /** Opens members' files, by member id; rejects with a Refusal unless the viewer is an operator. */
  readonly looks: Loader<string, true>
  readonly ahead: Ahead
  readonly feed: Feed
  readonly areas: AreaFeed
  /** Shared by all subscribers. */
  readonly live: ReturnType<typeof liveLoaders> & {
    readonly inbox: ReadInbox
    readonly loanLists: LiveLists
  }
  /** What the transport must know about the response besides its data. */
  readonly answer: Noted
  /** Undefined without a standby. */
  readonly standby: StandbyReads | undefined
}

/**
 * Finds everything that the rules refuse in a request some of whose arguments can't be read, so that its caller is told at once.
 * Carries nothing out.
 */
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
  /** The consistency token, which tells how much the client has written and seen. */
  readonly token: string | undefined
}

/** Returns a function that creates a context per request and per event, in which the viewer's statements are scheduled fairly. */
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
    const asking = { ...viewer, opened: new Set<string>() }
    const own = once(() => platform.database.of(viewer.id, noted))
    const database = once(() => (reading && standby?.for(own(), viewer.id, reading.token)) ?? own())
    const reads = once(() => {
      const { loaders, ahead } = readsOf(viewer.id, database())
      const more = {
        finances: ownFinances(database(), asking),
        investmentBounds: investmentBounds(database(), viewer.id, platform.limits),
      }
      return { loaders: Object.assign(loaders, more), ahead }
    })
    const ownPlatform = once(() => ({ ...platform, database: database() }))
    const looks = once(() => looksOf(own(), asking))
    return {
      viewer: asking,
      get looks() {
        return looks()
      },
      get platform() {
        return ownPlatform()
      },
      get loaders() {
        return reads().loaders
      },
      get ahead() {
        return reads().ahead
      },
      ...feeds,
      live,
      answer: noted,
      standby,
    }
  }
}

/** Makes a value when it is first needed: most events of subscriptions read nothing. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
