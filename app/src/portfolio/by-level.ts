import type { RiskLevel } from '../graphql/graphql.ts'

const levels: readonly (RiskLevel | null)[] = ['LOW', 'MEDIUM', 'HIGH', null]

/** Figures by risk, from the lowest level to the highest, and at the end what is not scored. */
export function byLevel<One extends { readonly riskLevel: RiskLevel | null }>(
  all: readonly One[],
): readonly One[] {
  return all.toSorted(
    (one, other) => levels.indexOf(one.riskLevel) - levels.indexOf(other.riskLevel),
  )
}
