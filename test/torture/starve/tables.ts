import type { Counts } from '../greedy.ts'

/** The middle one of some numbers, or another part of them. */
export function at(numbers: readonly number[], part = 0.5): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * part)] ?? Number.NaN
}

/** Counts of several looks in one text. */
export function shown(all: readonly Counts[]): string {
  const sums: Counts = {}
  for (const [key, count] of all.flatMap(Object.entries)) sums[key] = (sums[key] ?? 0) + count
  return Object.entries(sums)
    .map(([key, count]) => `${count} × ${key}`)
    .join(', ')
}
