import { LRUCache } from 'lru-cache'
import type { History } from './history.ts'
import type { Place, Position } from './position.ts'

const MEMBERS_MAX = 100_000
/** More bytes of log than a primary writes while a change of unknown outcome may still be committed. */
const ALLOWANCE = 2 ** 30
/** No statement and no commit takes longer. */
const UNSURE_MS = 30_000

interface Entry {
  at: Position | Promise<Position>
}

/**
 * Knows the primary's position, and for each member the position that a standby must have replayed to show everything that the member
 * has done or been shown.
 */
export class Positions {
  readonly history: History
  readonly #ask: () => Promise<Place>
  readonly #unsureMs: number
  readonly #members = new LRUCache<string, Entry>({ max: MEMBERS_MAX, noUpdateTTL: true })
  #place: Place
  #running: Promise<unknown> = Promise.resolve()
  #next: Promise<Position> | undefined

  constructor(ask: () => Promise<Place>, first: Place, history: History, unsureMs = UNSURE_MS) {
    this.#unsureMs = unsureMs
    this.#ask = ask
    this.#place = first
    this.history = history
    history.note(first.position)
  }

  /** The timeline of the primary. */
  get timeline(): number {
    return this.#place.timeline
  }

  /**
   * The primary's position, asked for after this call, so that everything visible before lies before it. One statement serves all who
   * ask at once.
   */
  now(): Promise<Position> {
    if (this.#next !== undefined) return this.#next
    const next = this.#running.then(() => {
      this.#next = undefined
      return this.#askNow()
    })
    this.#running = next
    this.#next = next
    return next
  }

  /**
   * The position up to which the member's reads must see everything. A member who is unknown here may have written through another
   * gateway, so the primary's present position counts.
   */
  of(member: string): Position | Promise<Position> {
    return this.#members.get(member)?.at ?? this.#remember(member, this.now())
  }

  /** The member has changed something, or a refusal has shown what somebody else changed. */
  async noteChange(member: string): Promise<Position> {
    return this.#remember(member, this.now())
  }

  /** A change by the member may have been committed, or may yet be. */
  noteDoubt(member: string): void {
    this.#keep(member, { at: this.#place.position + ALLOWANCE })
  }

  /** The member was shown something that was read at or before this position. */
  noteSeen(member: string, position: Position): void {
    // For a member who is unknown here, `of` still asks the primary.
    const known = this.of(member)
    if (typeof known === 'number' && known >= position) return
    void this.#remember(member, Promise.resolve(position))
  }

  async #remember(member: string, position: Promise<Position>): Promise<Position> {
    const before = this.#members.get(member)?.at ?? 0
    const entry: Entry = { at: latest(before, position) }
    this.#members.set(member, entry)
    entry.at = await entry.at
    // This is a guess, made here or by the gateway that wrote the token, since the primary did not answer. It is kept until no change
    // from that time can still be committed; then the primary is asked again.
    if (entry.at >= this.#place.position + ALLOWANCE / 2 && this.#members.get(member) === entry)
      this.#keep(member, entry)
    return entry.at
  }

  /** Keeps the entry for as long as a change of unknown outcome may still be committed. */
  #keep(member: string, entry: Entry): void {
    this.#members.set(member, entry, { ttl: this.#unsureMs, noUpdateTTL: false })
  }

  async #askNow(): Promise<Position> {
    try {
      const place = await this.#ask()
      // The primary was restored, or a standby was promoted without the end of the log. Older positions mean nothing any more.
      if (place.position < this.#place.position) this.#members.clear()
      this.#place = place
      this.history.note(place.position)
      return place.position
    } catch {
      return this.#place.position + ALLOWANCE
    }
  }
}

async function latest(...positions: readonly (Position | Promise<Position>)[]): Promise<Position> {
  return Math.max(...(await Promise.all(positions)))
}
