const WINDOW_MS = 60_000
/** How long callers are told to wait for the next synchronization. */
const SOON_MS = 1_000
const CALLERS_MAX = 100_000

/** Whether a call takes its points. */
export type Taking = 'if enough' | 'always' | 'never'

/** The state of a budget after a request was charged or refused. */
export interface Balance {
  readonly allowed: boolean
  readonly limit: number
  readonly left: number
  /** Seconds until the budget is full. */
  readonly fullIn: number
  /** Seconds until the call would be allowed. */
  readonly wait: number
}

interface Account {
  /** The key under which gateways share it. */
  readonly shared: string
  fullAt: number
  /** Milliseconds spent that other gateways do not know of. */
  unsent: number
  /** Milliseconds that were left before those were spent. */
  room: number
}

/** An amount that was spent through this gateway since the last synchronization. */
export interface Spent {
  readonly account: Account
  readonly milliseconds: number
}

/**
 * Budgets that refill continuously (GCRA): all that is stored is when each will be full. A point takes a fraction of the
 * minute, and a request passes while no more than a minute is taken.
 */
export class Budgets {
  readonly #accounts = new Map<string, Account>()
  readonly #gateways: () => number
  readonly #now: () => number
  /** Asks for a synchronization, soon. */
  hurry: () => void = () => undefined

  constructor(gateways: () => number, now: () => number = () => performance.now()) {
    this.#gateways = gateways
    this.#now = now
  }

  /** Takes points, by default unless too few are left. */
  spend(
    key: string,
    share: () => string,
    { points, limit, taking = 'if enough' }: Spending,
  ): Balance {
    const now = this.#now()
    const account = this.#account(key, share)
    const each = WINDOW_MS / limit
    const from = Math.max(now, account.fullAt)
    // A request that costs more than the whole budget passes when the budget is full.
    const taken = Math.min(points, limit) * each
    if (account.unsent === 0) account.room = WINDOW_MS - (from - now)
    const wait = this.#isBeyondShare(account, taken) ? SOON_MS : from + taken - now - WINDOW_MS
    const allowed = wait <= 0 || taking === 'always'
    if (allowed && taking !== 'never') {
      account.fullAt = from + taken
      account.unsent += taken
    }
    const fullIn = Math.max(0, account.fullAt - now)
    return {
      allowed,
      limit,
      left: Math.max(0, Math.floor((WINDOW_MS - fullIn) / each)),
      fullIn: Math.ceil(fullIn / 1000),
      wait: Math.max(0, Math.ceil(wait / 1000)),
    }
  }

  /** The amounts to report to the other gateways; drops full budgets. */
  unsent(): Spent[] {
    const now = this.#now()
    const spent: Spent[] = []
    for (const [key, account] of this.#accounts) {
      if (account.unsent > 0) spent.push({ account, milliseconds: account.unsent })
      else if (account.fullAt <= now) this.#accounts.delete(key)
    }
    return spent
  }

  /** Notes that the other gateways know of this amount, and when the budget will be full, given what all gateways spent. */
  synchronize({ account, milliseconds }: Spent, fullIn: number): void {
    account.unsent = Math.max(0, account.unsent - milliseconds)
    account.fullAt = Math.max(account.fullAt, this.#now() + fullIn + account.unsent)
    account.room = WINDOW_MS - (account.fullAt - this.#now()) + account.unsent
  }

  /**
   * Until it has reported to the others, each gateway gives out its share of what is left, so that all together give out no
   * more than that. One request always passes.
   */
  #isBeyondShare({ unsent, room }: Account, taken: number): boolean {
    const gateways = this.#gateways()
    if (gateways === 1) return false
    if (unsent + taken > room / gateways / 2) this.hurry()
    return unsent > 0 && unsent + taken > room / gateways
  }

  #account(key: string, share: () => string): Account {
    const existing = this.#accounts.get(key)
    if (existing !== undefined) return existing
    const oldest =
      this.#accounts.size >= CALLERS_MAX ? this.#accounts.keys().next().value : undefined
    if (oldest !== undefined) this.#accounts.delete(oldest)
    const account = { shared: share(), fullAt: 0, unsent: 0, room: WINDOW_MS }
    this.#accounts.set(key, account)
    return account
  }
}

interface Spending {
  readonly points: number
  readonly limit: number
  readonly taking?: Taking
}
