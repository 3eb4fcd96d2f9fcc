import type { Client } from 'pg'
import { lockIn } from '../../database/listen-notify.ts'

/** The advisory lock of the relay; any number that nothing else locks. */
const LOCK = 2_718_281_828

/** Which of all gateways is the relay: the one whose session holds a lock, which PostgreSQL releases when the session ends. */
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

  /** Whether there is a session to take part by. */
  get isEntered(): boolean {
    return this.#session !== undefined
  }

  /** Takes part by a session, until that ends. */
  enter(session: Client): void {
    this.#session = session
    session.once('end', () => {
      if (this.#session === session) this.#session = undefined
    })
  }

  async run(): Promise<void> {
    const session = this.#session
    // A host that lost its power ends no connection: with these PostgreSQL notices within 15 s rather than after two hours.
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
