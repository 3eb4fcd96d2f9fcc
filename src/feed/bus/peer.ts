import { setImmediate as soon } from 'node:timers/promises'
import type { Client } from 'pg'
import { lockIn } from '../../database/listen-notify.ts'
import type { Changes } from '../changes.ts'
import { covers } from '../position.ts'
import { type Beat, readBeat } from './beat.ts'
import type { FeedSide } from './feed-side.ts'
import { Interest } from './interest.ts'
import { messagesFor } from './publish.ts'
import type { Wire } from './wire.ts'

/** After this many intervals without hearing its own beats, a relay leaves the work to another gateway. */
const PATIENCE = 3

/**
 * A gateway on the bus. The relay reads the changes and publishes them. The others hear of them, and read them as well if they may
 * have missed any.
 */
export class Peer {
  readonly interest: Interest
  readonly #name: string
  readonly #wire: Wire
  readonly #feed: FeedSide
  readonly #everyMs: number
  readonly #election: Election
  #beats = 0
  #heardAt = Number.NEGATIVE_INFINITY
  #triedAt = Number.NEGATIVE_INFINITY
  /** Whether this gateway missed changes and must read them. */
  #isBehind = false
  /** The beats that arrived during the present look; undefined between looks. */
  #held: Beat[] | undefined
  #endHints: (() => void) | undefined

  constructor(name: string, wire: Wire, schema: string, feed: FeedSide, everyMs: number) {
    this.#name = name
    this.#wire = wire
    this.#feed = feed
    this.#everyMs = everyMs
    this.#election = new Election(schema)
    this.interest = new Interest(wire.follow)
    wire.follow('beat', (text) => this.#hear(readBeat(text)))
  }

  get isConnected(): boolean {
    return this.#wire.isOpen()
  }

  get isRelay(): boolean {
    return this.#election.isWon
  }

  /** Seconds since the last beat of any relay. */
  age(): number {
    return (performance.now() - this.#heardAt) / 1000
  }

  /** Whether this gateway need not look, because another one is the relay and is heard. */
  get isServed(): boolean {
    return !this.isRelay && this.isConnected && this.#silence() < this.#everyMs
  }

  /** How many milliseconds the feed can wait before it asks again whether to look. */
  get waitMs(): number {
    if (this.isRelay) return this.#everyMs / 2
    return this.isServed ? this.#everyMs - this.#silence() : this.#everyMs
  }

  /** Takes part in the elections with a session. */
  enter(session: Client): void {
    this.#election.enter(session)
  }

  /** Asks the relay to look; false if no relay is heard. */
  hint(): boolean {
    if (!this.isRelay) return this.isServed && this.#wire.publish('hint', '')
    this.#feed.look()
    return true
  }

  /** Whether to look now; stands for election if no relay is heard. */
  async mustLook(): Promise<boolean> {
    // If this process itself was stalled, first hear what has arrived meanwhile.
    await soon()
    this.#standForElection()
    if (this.isRelay) this.#endHints ??= this.#wire.follow('hint', this.#feed.look)
    else this.#stopHints()
    return this.#isBehind || !this.isServed
  }

  /** Holds back the beats that arrive during a look until it ends: only then is it known which of them continue from the new position. */
  async during(look: () => Promise<void>): Promise<void> {
    this.#isBehind = false
    this.#held = []
    try {
      await look()
    } finally {
      const held = this.#held
      this.#held = undefined
      for (const beat of held) this.#take(beat)
    }
  }

  /** Publishes changes since a position, if this is the relay. */
  publish(from: string, changes: Changes): void {
    if (!this.isRelay) return
    this.#beats += 1
    for (const [subject, content] of messagesFor(`${this.#name} ${this.#beats}`, from, changes))
      this.#wire.publish(subject, JSON.stringify(content))
  }

  #silence(): number {
    return performance.now() - this.#heardAt
  }

  /** Nobody waits for this: while the session does not answer, the feed still looks. */
  #standForElection(): void {
    const since = performance.now() - this.#triedAt
    if (this.isServed || since < this.#everyMs) return
    if (!this.isRelay) {
      if (this.isConnected && this.#election.isEntered) this.#try(() => this.#election.run())
    } else if (!this.isConnected || Math.min(since, this.#silence()) >= PATIENCE * this.#everyMs)
      this.#try(() => this.#election.resign())
  }

  #try(step: () => Promise<void>): void {
    this.#triedAt = performance.now()
    step().then(this.#feed.look, () => undefined)
  }

  #hear(beat: Beat | undefined): void {
    if (beat === undefined) return
    this.#heardAt = performance.now()
    if (beat.name.startsWith(`${this.#name} `)) return
    if (this.#held === undefined) this.#take(beat)
    else this.#held.push(beat)
  }

  #take(beat: Beat): void {
    const position = this.#feed.position()
    if (covers(position, beat.from) && beat.marks !== null) {
      const reached = covers(beat.to, position) ? beat.to : position
      this.#feed.tell(this.interest.newsIn(beat), reached)
    } else if (!covers(position, beat.to)) {
      this.#isBehind = true
      this.#feed.look()
    }
  }

  #stopHints(): void {
    this.#endHints?.()
    this.#endHints = undefined
  }
}

/** The number of the relay's advisory lock: any that nothing else locks. */
const LOCK = 2_718_281_828

/** Elects the relay among all gateways: the one whose session holds a lock, which PostgreSQL releases when the session ends. */
export class Election {
  readonly #lock: string
  #session: Client | undefined
  #won: Client | undefined

  constructor(schema: string) {
    this.#lock = lockIn(schema, LOCK)
  }

  get isWon(): boolean {
    return this.#won !== undefined && this.#won === this.#session
  }

  /** Whether this gateway has a session with which it can be elected. */
  get isEntered(): boolean {
    return this.#session !== undefined
  }

  /** Takes part with a session, until that ends. */
  enter(session: Client): void {
    this.#session = session
    session.once('end', () => {
      if (this.#session === session) this.#session = undefined
    })
  }

  async run(): Promise<void> {
    const session = this.#session
    // A host that loses power closes no connection. With these settings PostgreSQL notices within 15 s rather than after two hours.
    const { rows = [] } =
      (await session?.query(
        `select pg_try_advisory_lock(${this.#lock}) as won, set_config('tcp_keepalives_idle', '5', false),
        set_config('tcp_keepalives_interval', '5', false), set_config('tcp_keepalives_count', '2', false)`,
      )) ?? {}
    if (rows[0]?.won) this.#won = session
  }

  async resign(): Promise<void> {
    const session = this.#won
    this.#won = undefined
    await session?.query(`select pg_advisory_unlock(${this.#lock})`)
  }
}
