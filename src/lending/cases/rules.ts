import { jsonOf } from '../../money.ts'

/** What all rules have in common. `hold` says whether the case that a rule opens holds the member's money from then on. */
interface Rule {
  /** Within how many days. */
  readonly days: number
  readonly hold: boolean
}

/** The rules about movements of money. */
export interface ScreeningRules {
  /** At least `amount` comes in, and at least this percentage of it goes out again. */
  readonly in_and_out?: (Rule & { readonly amount: bigint; readonly percent: number }) | undefined
  /** At least `amount` is sent to a member, and at least as much comes back from them. */
  readonly round_trips?: (Rule & { readonly amount: bigint }) | undefined
  /** At least this many members send to one. */
  readonly many_senders?: (Rule & { readonly senders: number }) | undefined
}

/** The rules as JSON for `screen_members`; null if there are none. */
export function rulesJson(rules: ScreeningRules | null): string | null {
  return rules === null ? null : jsonOf(rules)
}
