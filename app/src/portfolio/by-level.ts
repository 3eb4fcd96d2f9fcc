import type { RiskLevel } from '../graphql/graphql.ts'

const ranks: Readonly<Record<RiskLevel, number>> = { LOW: 0, MEDIUM: 1, HIGH: 2 }

/** Figures by risk, from the lowest level to the highest, and at the end what is not scored. */
export function byLevel<One extends { readonly riskLevel: RiskLevel | null }>(
  all: readonly One[],
): readonly One[] {
  const rankOf = ({ riskLevel }: One) => (riskLevel ? ranks[riskLevel] : Number.MAX_SAFE_INTEGER)
  return all.toSorted((one, other) => rankOf(one) - rankOf(other))
}
