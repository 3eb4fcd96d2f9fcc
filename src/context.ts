import type { AreaFeed } from './area-feed/index.ts'
import type { Database } from './database/connection.ts'
import type { StandbyReads } from './database/standby/reads.ts'
import type { Feed } from './feed/index.ts'
import { booksFile } from './lending/books/keep.ts'
import { caseLooksOf } from './lending/cases/access.ts'
import { fetchDataExport } from './lending/data-export/request.ts'
import { documentFile } from './lending/documents/list.ts'
import type { EventLog } from './lending/event-log/follow.ts'
import { helpFileContent } from './lending/help/file.ts'
import { inboxReader, type ReadInbox } from './lending/inbox/inbox.ts'
import { investmentBounds } from './lending/investing/bounds.ts'
import { type LiveLists, liveLists } from './lending/loan/lists/live-lists.ts'
import { looksOf, ownFinances, type PrivateFigures } from './lending/member/access.ts'
import type { KnownMembers } from './lending/member/known-members.ts'
import { beginOperating } from './lending/member/known-operators.ts'
import type { Platform } from './lending/platform.ts'
import type { Ahead } from './reads/ahead.ts'
import type { Reads } from './reads/index.ts'
import type { Loader } from './reads/loader.ts'
import { type Loaders, liveLoaders } from './reads/loaders.ts'
import type { SandboxClock } from './sandbox/clock.ts'
import { type Noted, newNoted } from './telemetry/noted.ts'
import { readingLanguage, refusalLanguage, type Viewer } from './viewer.ts'

type BooksFileArguments = Parameters<typeof booksFile> extends [unknown, ...infer A] ? A : never

/** What resolvers can use. There is one per request, and one per event of a subscription. */
export interface Context {
  /** The language of what the viewer reads: the one that they prefer, else one that the request accepts. */
  readonly language: string
  /** The language of refusals: one that the request accepts, else the one that the viewer prefers. */
  readonly refusalLanguage: string
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
  /** Opens cases, by id, and with them the files of their members; rejects with a Refusal without the scope. */
  readonly caseLooks: Loader<string, true>
  readonly ahead: Ahead
  readonly feed: Feed
  readonly areas: AreaFeed
  readonly eventLog: EventLog
  readonly members: Pick<KnownMembers, 'changed'>
  readonly clock: SandboxClock | undefined // Only in a sandbox.
  /** Shared by all subscribers. */
  readonly live: ReturnType<typeof liveLoaders> & {
    readonly inbox: ReadInbox
    readonly loanLists: LiveLists
  }
  /** Notes in the audit trail that the viewer begins to work as an operator, unless it has anything of them. */
  beginOperating(): Promise<void>
  /** Begins to hand out the file of the viewer's export, or returns the code that says why not. */
  fetchDataExport(id: string): ReturnType<typeof fetchDataExport>
  /** The journal of some days as a file, for whoever was shown its lines. */
  booksFile(...asked: BooksFileArguments): ReturnType<typeof booksFile>
  /** The file of one of the viewer's documents, or of a request for help, for whoever was shown its record; null if there is none with this id. */
  documentFile(id: string): ReturnType<typeof documentFile>
  helpFile(id: string): ReturnType<typeof helpFileContent>
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
  feeds: Pick<Context, 'feed' | 'areas' | 'eventLog' | 'clock' | 'members'>,
  readsOf: Reads['of'],
  standby?: StandbyReads,
): (viewer: Viewer, reading?: Reading, noted?: Noted) => Context {
  const live = {
    ...liveLoaders(platform.database),
    inbox: inboxReader(platform.database),
    loanLists: liveLists(platform.database),
  }
  const shared = { ...feeds, platform, readsOf, standby, live }
  return (viewer, reading, noted = newNoted()) => new LazyContext(shared, viewer, reading, noted)
}

/** What all contexts share. */
interface Shared
  extends Pick<
    Context,
    'feed' | 'areas' | 'eventLog' | 'clock' | 'members' | 'live' | 'standby' | 'platform'
  > {
  readonly readsOf: Reads['of']
}

/**
 * A context that makes what reads or changes records when it is first used: most events of subscriptions use none of it. Nothing in
 * it is `#private`, since Apollo clones contexts, and a clone lacks what is.
 */
class LazyContext implements Context {
  readonly feed: Feed
  readonly areas: AreaFeed
  readonly eventLog: EventLog
  readonly members: Context['members']
  readonly clock: SandboxClock | undefined
  readonly live: Context['live']
  readonly answer: Noted
  readonly standby: StandbyReads | undefined
  private readonly shared: Shared
  private readonly asking: Viewer
  private readonly reading: Reading | undefined
  private madeViewer: (Viewer & { readonly opened: Set<string> }) | undefined
  private madeDatabase: Database | undefined
  private madePlatform: Platform | undefined
  private madeReads: Pick<Context, 'loaders' | 'ahead'> | undefined
  private madeCaseLooks: Context['caseLooks'] | undefined
  private madeLooks: Context['looks'] | undefined

  constructor(shared: Shared, viewer: Viewer, reading: Reading | undefined, noted: Noted) {
    this.asking = viewer
    this.feed = shared.feed
    this.areas = shared.areas
    this.eventLog = shared.eventLog
    this.members = shared.members
    this.clock = shared.clock
    this.live = shared.live
    this.answer = noted
    this.standby = shared.standby
    this.shared = shared
    this.reading = reading
  }

  get viewer(): Viewer & { readonly opened: Set<string> } {
    this.madeViewer ??= { ...this.asking, opened: new Set() }
    return this.madeViewer
  }

  get language(): string {
    return readingLanguage(this.asking)
  }

  get refusalLanguage(): string {
    return refusalLanguage(this.asking)
  }

  get platform(): Platform {
    this.madePlatform ??= { ...this.shared.platform, database: this.database }
    return this.madePlatform
  }

  get loaders(): Context['loaders'] {
    return this.read.loaders
  }

  get ahead(): Ahead {
    return this.read.ahead
  }

  get looks(): Context['looks'] {
    this.madeLooks ??= looksOf(this.primary, this.viewer)
    return this.madeLooks
  }

  get caseLooks(): Context['caseLooks'] {
    this.madeCaseLooks ??= caseLooksOf(this.primary, this.viewer)
    return this.madeCaseLooks
  }

  beginOperating(): Promise<void> {
    return beginOperating(this.primary, this.asking.id)
  }

  fetchDataExport(id: string): ReturnType<Context['fetchDataExport']> {
    return fetchDataExport({ database: this.primary }, this.viewer.id, id)
  }

  booksFile(...asked: BooksFileArguments): ReturnType<Context['booksFile']> {
    return booksFile({ ...this.shared.platform, database: this.primary }, ...asked)
  }

  documentFile(id: string): ReturnType<Context['documentFile']> {
    return documentFile({ database: this.primary }, this.viewer.id, id)
  }

  helpFile(id: string): ReturnType<Context['helpFile']> {
    return helpFileContent({ database: this.primary }, id)
  }

  private get read(): Pick<Context, 'loaders' | 'ahead'> {
    this.madeReads ??= this.newReads()
    return this.madeReads
  }

  private newReads(): Pick<Context, 'loaders' | 'ahead'> {
    const { loaders, ahead } = this.shared.readsOf(this.asking.id, this.database)
    const more = {
      finances: ownFinances(this.database, this.viewer),
      investmentBounds: investmentBounds(
        this.database,
        this.asking.id,
        this.shared.platform.limits,
      ),
    }
    return { loaders: Object.assign(loaders, more), ahead }
  }

  /** The primary, with the viewer's statements scheduled fairly. */
  private get primary(): Database {
    return this.shared.platform.database.of(this.asking.id, this.answer)
  }

  /** The standby if it may answer this request, otherwise the primary. */
  private get database(): Database {
    this.madeDatabase ??= this.newDatabase()
    return this.madeDatabase
  }

  private newDatabase(): Database {
    const { primary, reading } = this
    return (reading && this.standby?.for(primary, this.asking.id, reading.token)) ?? primary
  }
}
