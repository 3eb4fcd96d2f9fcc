import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/connection.ts'
import { patiently, STARTING_ATTEMPTS } from '../database/connections/patiently.ts'
import { listen } from '../database/listen-notify.ts'
import type { Outages } from '../database/outages.ts'
import type { ChangeKind } from '../entities/change.ts'
import type { Loan } from '../entities/loan/loan.ts'
import type { Bus, Peer } from './bus/index.ts'
import { changesSince, currentSnapshot } from './changes.ts'
import type { MarkerWatch, OnMap } from './marker-watches.ts'
import { ANY_LOAN, newsOf, Watchers } from './watchers.ts'
import type { RecordWatch, Watch } from './watches.ts'

/** A timer that can be ended early. */
class Timer {
  #end: () => void = () => undefined

  interrupt(): void {
    this.#end()
  }

  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#end = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

export type { MarkerChange, OnMap } from './marker-watches.ts'
export type { Watch } from './watches.ts'

const READ_EVERY_MS = 1_000
const APART_MS = 20
/** The interval between reads is this many times the length of the last read, but at most APART_MS. */
const LENGTHS_APART = 10

/** Wakes whoever waits for changes to a record, made through any gateway; they then read the record themselves. */
export interface Feed {
  /** Watches a record. No change committed from now on is missed; one from just before may be reported. */
  watch(kind: Exclude<ChangeKind, 'loan'>, recordId: string): Watch
  /** Watches a loan. If few loans are watched, a change comes with the new row, which saves reading it. */
  watchLoan(id: string): RecordWatch<Loan>
  /** Watches several loans, or all, without telling which of them have changed. */
  watchLoans(ids?: readonly string[]): Watch
  /** Watches all markers of a kind. */
  watchMarkers(kind: OnMap): MarkerWatch
  /** Seconds since changes were last read, or heard of over the bus. */
  lag(): number
  /** This gateway as a peer on the bus; undefined without a bus. */
  readonly peer: Pick<Peer, 'isConnected' | 'isRelay' | 'age'> | undefined
  close(): Promise<void>
}

/** The options of a feed. */
interface Options {
  /** Called with the ids of changed profiles; without ids if any may have changed. */
  readonly profilesChanged?: (ids?: ReadonlySet<string>) => void
  readonly bus?: Bus | undefined
  readonly outages?: Outages
  /** The longest time between two reads of changes, in milliseconds. */
  readonly everyMs?: number
}

/**
 * Follows the changes in a database: reads them at each NOTIFY, after a pause of at most 20 ms, and at least once a second. With a
 * bus, the relay reads them for all gateways.
 */
export async function openFeed(
  database: Database,
  url: string,
  { profilesChanged = () => undefined, bus, outages, everyMs = READ_EVERY_MS }: Options = {},
): Promise<Feed> {
  const timer = new Timer()
  let snapshot = await patiently(() => currentSnapshot(database), STARTING_ATTEMPTS)
  let closed = false
  let readAt = performance.now()
  /** Whether changes may have been lost: after a crash of the database the table of changes is empty. */
  let lost = false
  const reached = (position: string) => {
    snapshot = position
    readAt = performance.now()
  }
  const look = () => timer.interrupt()
  const peer = bus?.join(
    {
      look,
      position: () => snapshot,
      tell: (news, to) => {
        reached(to)
        watchers.tell(news)
      },
    },
    everyMs,
  )
  const watchers = new Watchers(database, profilesChanged, peer?.interest)
  const { loans, others, markers } = watchers
  if (peer !== undefined) database.notifyBy(() => peer.hint())
  const stopListening = listen(url, database.schema, {
    notified: () => {
      if (!peer?.isServed) look()
    },
    opened: (session) => {
      lost = true
      peer?.enter(session)
      look()
    },
  })

  /** Starts again with a new snapshot, since even transaction ids may have started again. Wakes everyone. */
  const startAgain = async () => {
    lost = false
    reached(await currentSnapshot(database))
    watchers.tellAll()
  }
  const readNext = async () => {
    if (lost) return startAgain()
    const from = snapshot
    const rows = peer?.isRelay ? 'any' : (max: number) => loans.keys(max)
    const changes = await changesSince(database, from, rows)
    if (changes === undefined) return
    peer?.publish(from, changes)
    reached(changes.snapshot)
    watchers.tell(newsOf(changes))
  }
  const readSafely = async () => {
    const from = performance.now()
    try {
      await readNext()
      outages?.reached()
    } catch (error) {
      lost = true
      outages?.failed(error, from)
    }
  }
  const readIfNeeded = async () => {
    if (peer === undefined) return readSafely()
    if ((await peer.mustLook()) || lost) await peer.during(readSafely)
  }
  const follow = async () => {
    while (!closed) {
      const began = performance.now()
      const waited = timer.wait(peer?.waitMs ?? everyMs)
      await readIfNeeded()
      const apart = Math.min(APART_MS, LENGTHS_APART * (performance.now() - began))
      await waited
      // However often others write, this gateway pauses between reads.
      const early = began + apart - performance.now()
      if (early > 0) await sleep(early)
    }
  }
  const running = follow()
  return {
    // Clients may write an id in capitals.
    watch: (kind, recordId) => others.add(`${kind} ${recordId.toLowerCase()}`),
    watchLoan: (id) => loans.add(`loan ${id.toLowerCase()}`),
    watchLoans: (ids) =>
      ids === undefined ? others.add(ANY_LOAN) : loans.add(...ids.map((id) => `loan ${id}`)),
    watchMarkers: (kind) => markers.add(kind),
    lag: () => (performance.now() - readAt) / 1000,
    peer,
    close: async () => {
      closed = true
      look()
      await Promise.all([running, stopListening()])
    },
  }
}
