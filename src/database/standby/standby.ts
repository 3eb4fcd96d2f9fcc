import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientConfig, QueryConfig } from 'pg'
import type { Division } from '../connections/division.ts'
import { codeOf } from '../connections/faults.ts'
import { type Settings, searching, usual, withSettings } from '../connections/pooling.ts'
import { pathTo } from '../listen-notify.ts'
import { leastBusy } from '../pipelines.ts'
import type { Kind } from '../reader.ts'
import { SearchTooLong } from '../searches.ts'
import { type Line, Lines, type Seen } from './lines.ts'
import type { Position } from './position.ts'
import type { Positions } from './positions.ts'

/** How long a read waits until the standby has replayed what it must see; then the primary is asked. */
const WAIT_MS = 100
const POLL_MS = 4
const LOOK_MS = 1_000
/** How many looks in a row must agree before a change is told. */
const LOOKS = 3
const READ_MS = 1_000
const SEARCH_MS = 2_000
const CANCELED = '57014'

/** A read that only the primary can answer now. */
export class NeedsPrimary extends Error {}

/** What a standby must have in common with the primary, and how late it may be. */
export interface Expected {
  readonly system: string
  readonly schema: string
  readonly lagMaxMs: number
}

/** Who hears that reads can't use the standby any more, and that they can again. */
export interface StandbyNews {
  readonly lost: () => void
  readonly back: () => void
}

const silent: StandbyNews = { lost: () => undefined, back: () => undefined }

/** Reads from a server that follows the primary, for as long as it does so closely enough. */
export class Standby {
  readonly #lines: Readonly<Record<Kind, Lines>>
  readonly #positions: Positions
  readonly #news: StandbyNews
  readonly #timer: NodeJS.Timeout
  #wasUsed = true
  /** How many looks in a row have differed from what was last told. */
  #changed = 0

  constructor(
    config: ClientConfig,
    division: Division,
    expected: Expected,
    positions: Positions,
    news: StandbyNews = silent,
  ) {
    this.#positions = positions
    this.#news = news
    const judge = judgeBy(expected, positions)
    const path = pathTo(expected.schema)
    const of = (settings: Settings) => withSettings(config, 'none', settings)
    const reads = of({ ...path, ...usual, statement_timeout: READ_MS })
    const searches = of({ ...path, ...searching, statement_timeout: SEARCH_MS })
    this.#lines = {
      read: new Lines(reads, Math.max(1, division.pipelines), judge),
      search: new Lines(searches, Math.max(1, division.searches), judge),
    }
    this.#timer = setInterval(() => this.#look(), LOOK_MS).unref()
  }

  /** Sends a statement that must see what was written up to a position; throws NeedsPrimary if the primary has to answer it. */
  async rows<Row>(statement: QueryConfig, kind: Kind, wanted: Position): Promise<Row[]> {
    const lines = this.#lines[kind]
    const line = pick(lines, kind, wanted) ?? (await this.#wait(lines, kind, wanted))
    if (line === undefined) throw new NeedsPrimary()
    try {
      return await within(
        kind === 'read' ? READ_MS : 2 * SEARCH_MS,
        lines.send<Row>(line, statement),
      )
    } catch (error) {
      if (kind === 'search' && codeOf(error) === CANCELED)
        throw new SearchTooLong('', { cause: error })
      throw error instanceof NeedsPrimary ? error : new NeedsPrimary('', { cause: error })
    }
  }

  /** The position that all usable connections have replayed; undefined without any. */
  get floor(): Position | undefined {
    const replayed = this.#fit().map(({ seen }) => seen?.replayed ?? 0)
    return replayed.length === 0 ? undefined : Math.min(...replayed)
  }

  /** How many connections can be used. */
  connections(): number {
    return this.#fit().length
  }

  /** For how many seconds the primary has been ahead of the connection that is furthest behind; NaN without any. */
  lag(): number {
    const open = Object.values(this.#lines).flatMap((lines) => [...lines.open])
    const late = open.flatMap(({ seen }) => (seen ? [this.#lateness(seen)] : []))
    return late.length === 0 ? Number.NaN : Math.max(...late) / 1000
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.all(Object.values(this.#lines).map((lines) => lines.close()))
  }

  #fit(): Line[] {
    return Object.values(this.#lines).flatMap((lines) => lines.fit())
  }

  #lateness({ replayed }: Seen): number {
    return this.#positions.history.lateness(replayed)
  }

  async #look(): Promise<void> {
    await this.#positions.now()
    for (const lines of Object.values(this.#lines)) void lines.look()
    this.#tell()
  }

  /** Tells once that it is lost, and once that it is back; a connection that is replaced at once is no news. */
  #tell(): void {
    const isUsed = this.connections() > 0
    this.#changed = isUsed === this.#wasUsed ? 0 : this.#changed + 1
    if (this.#changed < LOOKS) return
    this.#wasUsed = isUsed
    this.#changed = 0
    if (isUsed) this.#news.back()
    else this.#news.lost()
  }

  /** Waits for a position if it is likely to be reached soon. */
  async #wait(lines: Lines, kind: Kind, wanted: Position): Promise<Line | undefined> {
    const until = performance.now() + WAIT_MS
    while (performance.now() < until) {
      const close = lines.fit().filter(({ seen }) => seen && this.#lateness(seen) < WAIT_MS)
      // A connection that has replayed enough and was not picked is busy.
      if (close.length === 0 || close.some((line) => hasReplayed(line, wanted))) return undefined
      await Promise.race([lines.look(), sleep(POLL_MS)])
      const line = pick(lines, kind, wanted)
      if (line !== undefined) return line
      await sleep(POLL_MS)
    }
    return undefined
  }
}

function pick(lines: Lines, kind: Kind, wanted: Position): Line | undefined {
  const able = lines.fit().filter((line) => hasReplayed(line, wanted))
  // A search might be slow, so nothing is sent after it on the same connection.
  return leastBusy(kind === 'read' ? able : able.filter(({ waiting }) => waiting === 0))
}

function hasReplayed({ seen }: Line, wanted: Position): boolean {
  return seen !== undefined && seen.replayed >= wanted
}

/** Accepts a standby of the same database, in the same timeline, that is not late. */
function judgeBy({ system, lagMaxMs }: Expected, positions: Positions) {
  return (seen: Seen) =>
    seen.standby &&
    seen.system === system &&
    seen.timeline === positions.timeline &&
    positions.history.lateness(seen.replayed) <= lagMaxMs &&
    positions.history.silence() <= lagMaxMs + 2 * LOOK_MS
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const over = new AbortController()
  const late = sleep(milliseconds, undefined, { signal: over.signal }).then(() => {
    throw new NeedsPrimary()
  })
  // When aborted, the timer rejects too, and nobody awaits it any more.
  late.catch(() => undefined)
  return Promise.race([work, late]).finally(() => over.abort())
}
