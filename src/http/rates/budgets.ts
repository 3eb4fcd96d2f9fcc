const WINDOW_MS = 60_000
const KEPT_MAX = 100_000

/** What is left of a budget after a call was, or was not, taken off it. */
export interface Balance {
  readonly allowed: boolean
  readonly limit: number
  readonly left: number
  /** Seconds until all of it is back. */
  readonly whole: number
  /** Seconds until the call would be allowed. */
  readonly wait: number
}

interface Account {
  /** The name under which gateways share it. */
  readonly shared: string
  wholeAt: number
  /** Milliseconds of budget that other gateways do not know of. */
  unsent: number
}

/** What was spent through this gateway since the last time. */
export interface Spent {
  readonly account: Account
  readonly milliseconds: number
}

/**
 * Budgets that come back evenly (GCRA): all that is kept is when one will be whole. A point takes a part of the minute,
 * and a call passes while no more than a minute is taken.
 */
export class Budgets {
  readonly #accounts = new Map<string, Account>()
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Takes points off, unless too few are left; `always` takes them all the same. */
  spend(key: string, share: () => string, { points, limit, always = false }: Spending): Balance {
    const now = this.#now()
    const account = this.#account(key, share)
    const each = WINDOW_MS / limit
    const from = Math.max(now, account.wholeAt)
    // What is dearer than the whole budget passes when nothing is spent.
    const taken = Math.min(points, limit) * each
    const wait = from + taken - now - WINDOW_MS
    const allowed = wait <= 0 || always
    if (allowed) {
      account.wholeAt = from + taken
      account.unsent += taken
    }
    const whole = Math.max(0, account.wholeAt - now)
    return {
      allowed,
      limit,
      left: Math.max(0, Math.floor((WINDOW_MS - whole) / each)),
      whole: Math.ceil(whole / 1000),
      wait: Math.max(0, Math.ceil(wait / 1000)),
    }
  }

  /** What is to be told to the other gateways; forgets who has a whole budget. */
  unsent(): Spent[] {
    const now = this.#now()
    const spent: Spent[] = []
    for (const [key, account] of this.#accounts) {
      if (account.unsent > 0) spent.push({ account, milliseconds: account.unsent })
      else if (account.wholeAt <= now) this.#accounts.delete(key)
    }
    return spent
  }

  /** Notes that all gateways know of this, and how long it takes by what they spent together until the budget is whole. */
  settle({ account, milliseconds }: Spent, whole: number): void {
    account.unsent = Math.max(0, account.unsent - milliseconds)
    account.wholeAt = Math.max(account.wholeAt, this.#now() + whole + account.unsent)
  }

  #account(key: string, share: () => string): Account {
    const known = this.#accounts.get(key)
    if (known !== undefined) return known
    const oldest = this.#accounts.size >= KEPT_MAX ? this.#accounts.keys().next().value : undefined
    if (oldest !== undefined) this.#accounts.delete(oldest)
    const account = { shared: share(), wholeAt: 0, unsent: 0 }
    this.#accounts.set(key, account)
    return account
  }
}

interface Spending {
  readonly points: number
  readonly limit: number
  readonly always?: boolean
}
