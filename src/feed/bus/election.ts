import type { Client } from 'pg'
import { lockIn } from '../../database/listen-notify.ts'

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
