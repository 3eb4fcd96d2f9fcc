/** What a run may find wrong, by kind; each with what was found. */
export interface Findings {
  /** Acknowledged, and not there. */
  readonly lost: string[]
  /** There more often than once, or though it was refused. */
  readonly doubled: string[]
  /** Told otherwise than it was. */
  readonly told: string[]
  /** Reads that did not show what their member had just done. */
  readonly stale: string[]
  /** Rules of the books that do not hold. */
  readonly invariants: string[]
  /** Answers that were late, of no use to their caller, or absent. */
  readonly unclear: string[]
  /** Events that did not come, came out of order, or were another's. */
  readonly events: string[]
  /** Shown to whom it was not for. */
  readonly leaked: string[]
  /** Transactions of the gateways that waited for each other. */
  readonly deadlocks: string[]
  /** Not as it was before the faults. */
  readonly unhealed: string[]
}

export const newFindings = (): Findings => ({
  lost: [],
  doubled: [],
  told: [],
  stale: [],
  invariants: [],
  unclear: [],
  events: [],
  leaked: [],
  deadlocks: [],
  unhealed: [],
})

/** Whether nothing was found. */
export function isSound(findings: Findings): boolean {
  return Object.values(findings).every((list) => list.length === 0)
}
