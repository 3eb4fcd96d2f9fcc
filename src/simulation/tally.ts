import type { Deed } from './turn.ts'

type Counts = ReadonlyMap<string, number>

/** Counts of actions, refusals and retries. */
export interface Tally {
  readonly done: (deed: Deed) => void
  readonly refused: (code: string) => void
  readonly repeated: (code: string) => void
  /** All counts, in one line. */
  readonly line: () => string
}

/** Creates a tally; the counts to watch for are shown from the start. */
export function newTally(): Tally {
  const done = new Map<string, number>([
    ['published', 0],
    ['invested', 0],
    ['repaid', 0],
  ])
  const refused = new Map<string, number>()
  const repeated = new Map<string, number>()
  return {
    done: (deed) => count(done, deed),
    refused: (code) => count(refused, code),
    repeated: (code) => count(repeated, code),
    line: () => [list(done), sum('refused', refused), sum('sent again', repeated)].join('; '),
  }
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

function list(counts: Counts): string {
  return [...counts].map(([name, times]) => `${name} ${times}`).join(', ')
}

function sum(title: string, counts: Counts): string {
  const all = [...counts.values()].reduce((total, times) => total + times, 0)
  return `${title} ${all}${all > 0 ? ` (${list(counts)})` : ''}`
}
