import type { OwnInvestment } from './operations.ts'

/** The reader's investments in a loan that count: those that were taken back, or never paid out, only where there are no others. */
export function ownOf<One extends Pick<OwnInvestment, 'status'>>(
  all: readonly One[],
): readonly One[] {
  const kept = all.filter(({ status }) => status !== 'CANCELLED')
  return kept.length > 0 ? kept : all
}
