import { LRUCache } from 'lru-cache'
import type { History } from './history.ts'
import type { Place, Position } from './position.ts'

const MEMBERS_MAX = 100_000
/** More than is written while a change of unknown outcome may still be made. */
const ALLOWANCE = 2 ** 30
/** No statement and no commit takes longer. */
const UNSURE_MS = 30_000

interface Entry {
  at: Position | Promise<Position>
}

/** Knows where the primary is, and how far a standby must be to show each member what that member did or was told. */
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

  /** Where the primary is after this call: behind everything that was visible before. One statement serves all who ask at once. */
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

  /** How far the member has to see. A member who is new here may have written through another gateway. */
  of(member: string): Position | Promise<Position> {
    return this.#members.get(member)?.at ?? this.#remember(member, this.now())
  }

  /** The member has changed something, or was shown what somebody has. */
  async moved(member: string): Promise<Position> {
    return this.#remember(member, this.now())
  }

  /** The member may have changed something, or it happens yet. */
  unsure(member: string): void {
    this.#keep(member, { at: this.#place.position + ALLOWANCE })
  }

  /** The member was shown something from before this position. */
  saw(member: string, position: Position): void {
    // Of a member who is new here the primary is asked all the same.
    const known = this.of(member)
    if (typeof known === 'number' && known >= position) return
    void this.#remember(member, Promise.resolve(position))
  }

  async #remember(member: string, position: Promise<Position>): Promise<Position> {
    const before = this.#members.get(member)?.at ?? 0
    const entry: Entry = { at: latest(before, position) }
    this.#members.set(member, entry)
    entry.at = await entry.at
    // Nobody here, or at the gateway that wrote the token, could say where the primary was: it is asked again when nothing from then
    // can happen any more.
    if (entry.at >= this.#place.position + ALLOWANCE / 2 && this.#members.get(member) === entry)
      this.#keep(member, entry)
    return entry.at
  }

  /** For as long as a change of unknown outcome may still be made. */
  #keep(member: string, entry: Entry): void {
    this.#members.set(member, entry, { ttl: this.#unsureMs, noUpdateTTL: false })
  }

  async #askNow(): Promise<Position> {
    try {
      const place = await this.#ask()
      // Restored, or promoted without the end: what was written before is known no longer.
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
