import type { Beginning } from './operations.ts'

/** Where a member begins: at loans that are under way, at their investments, or at what they once borrowed; undefined if they are new. */
export function beginsAt({ current, investments, loans }: Beginning): string | undefined {
  if (current.nodes.length > 0) return '/borrow'
  if (investments.nodes.length > 0) return '/portfolio'
  return loans.nodes.length > 0 ? '/borrow' : undefined
}
