import type { VerificationLevel } from '../../entities/member/verification.ts'
import { jsonOf } from '../../money.ts'
import type { Reason } from '../refusal.ts'

/** What can need a verified identity or the acceptance of an agreement. */
export const gatedActs = [
  'deposit',
  'invest',
  'publish',
  'transfer',
  'withdraw',
  'standing_order',
] as const

/** An act that the gate knows. */
export type GatedAct = (typeof gatedActs)[number]

/** How much of an act members of each level can do in all, in minor units; null for any amount. */
export type GateOfAct = Readonly<Record<VerificationLevel, bigint | null>>

/** What members have to have before they act. */
export interface Gate {
  readonly acts: Readonly<Partial<Record<GatedAct, GateOfAct>>>
  /** The names of the agreements that have to be accepted for the acts that they list. */
  readonly agreements: readonly string[]
}

/** Whether a refusal names a limit that the gate sets: what can be done of an act in all. */
export function isLimitOfGate({ details }: Pick<Reason, 'details'>): boolean {
  return gatedActs.some((act) => details?.limit === `${act} in all`)
}

/** The gate as JSON for `refused_at_gate`; null if nothing is asked for. */
export function keptGate(gate: Gate | null): string | null {
  return gate === null ? null : jsonOf(gate)
}

/** Says which level an act needs, which the member has, why, and where to be verified. */
export function aboutLevel(
  { act, needed, held, why, max, used }: Readonly<Record<string, unknown>>,
  whose: 'own' | 'borrower',
): Omit<Reason, 'code'> {
  const details = { act, level: needed, held, why, verification: '/verification' }
  if (why !== 'limit_reached')
    return { message: 'refusal.verify.needed', values: { whose }, details }
  const [most, so] = [BigInt(Number(max)), BigInt(Number(used))]
  const left = most > so ? most - so : 0n
  return {
    field: act === 'publish' ? 'amountRequested' : 'amount',
    message: 'refusal.verify.limit',
    details: { ...details, max: most, used: so, left },
  }
}

/** Names the agreements that have to be accepted first. */
export function aboutAgreements(given: unknown): Omit<Reason, 'code'> {
  const agreements = given as readonly { readonly title: string; readonly id: string }[]
  const titles = agreements.map(({ title }) => ({
    message: 'refusal.agreement.title' as const,
    values: { title },
  }))
  return { message: 'refusal.agreement.accept_first', values: { titles }, details: { agreements } }
}
