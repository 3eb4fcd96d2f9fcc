import type { Database } from '../database/connection.ts'
import { Loan } from '../entities/loan/loan.ts'
import { rowFromJson } from '../reads/rows.ts'
import type { Changes, LoanJson } from './changes.ts'
import { wakeInTurn } from './in-turn.ts'
import { type Cover, type MarkerChange, MarkerWatches, type OnMap } from './marker-watches.ts'
import { type Follower, Watches } from './watches.ts'

const PROFILE = 'profile '
const LOAN = 'loan '
/** The key of watches that any change of any loan wakes. */
export const ANY_LOAN = 'any loan'

/** What has changed, reduced to what may be watched on this gateway. */
export interface News {
  readonly keys: readonly string[]
  readonly profiles: readonly string[]
  /** Whether any loan may have changed, watched or not. */
  readonly anyLoan: boolean
  readonly loans: readonly LoanJson[]
  /** Undefined for a kind of which any marker may have changed. */
  readonly markers: ReadonlyMap<OnMap, readonly MarkerChange[] | undefined>
}

/** Turns changes into news for the watches. */
export function newsOf({ keys, loans, markers }: Changes): News {
  const profiles = keys.filter((key) => key.startsWith(PROFILE))
  return {
    keys,
    profiles: profiles.map((key) => key.slice(PROFILE.length)),
    anyLoan: hasLoan(keys),
    loans,
    markers: new Map(Object.entries(markers) as [OnMap, readonly MarkerChange[]][]),
  }
}

/** Whether a loan is among changed records. */
export function hasLoan(keys: readonly string[]): boolean {
  return keys.some((key) => key.startsWith(LOAN))
}

/** All open watches of one gateway. */
export class Watchers {
  readonly loans: Watches<Loan>
  readonly others: Watches
  readonly markers: MarkerWatches
  readonly #database: Database
  readonly #profilesChanged: (ids?: ReadonlySet<string>) => void

  constructor(
    database: Database,
    profilesChanged: (ids?: ReadonlySet<string>) => void,
    follower?: Follower & { readonly cover: Cover },
  ) {
    this.#database = database
    this.#profilesChanged = profilesChanged
    this.loans = new Watches(follower, wakeInTurn)
    this.others = new Watches(follower, wakeInTurn)
    this.markers = new MarkerWatches(follower && ((...where) => follower.cover(...where)))
  }

  tell({ keys, profiles, anyLoan, loans, markers }: News): void {
    // First, since a woken watch of a profile may ask for what is kept of it.
    if (profiles.length > 0) this.#profilesChanged(new Set(profiles))
    const rows = loans.map((json) => rowFromJson(this.#database, Loan, json))
    const found = new Map(rows.map((loan) => [`loan ${loan.id}`, loan]))
    for (const key of keys) {
      this.loans.wake(key, found.get(key))
      this.others.wake(key)
    }
    if (anyLoan) this.others.wake(ANY_LOAN)
    for (const [kind, changes] of markers) this.markers.wake(kind, changes)
  }

  tellAll(): void {
    this.#profilesChanged()
    this.loans.wakeAll()
    this.others.wakeAll()
    this.markers.wakeAll()
  }
}
