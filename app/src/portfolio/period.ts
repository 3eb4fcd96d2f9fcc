/** All time, a year, or the months from one to another, such as `2026-03`. */
export type Period =
  | { readonly kind: 'all' }
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'months'; readonly from: string; readonly to: string }

/** Whether a month is in a period. */
export function isWithin(period: Period, name: string): boolean {
  if (period.kind === 'year') return name.startsWith(`${period.year}-`)
  return period.kind === 'all' || (period.from <= name && name <= period.to)
}

/** A period as a part of a file's name. */
export function nameOf(period: Period): string {
  if (period.kind === 'year') return `-${period.year}`
  return period.kind === 'all' ? '' : `-${period.from}-${period.to}`
}
