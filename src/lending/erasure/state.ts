import type { KeptKind } from '../../entities/privacy/erasure.ts'

/** A kind of record that the law keeps, and the day on which it is erased. */
export interface Kept {
  readonly kind: KeptKind
  /** Such as `2031-01-31`. */
  readonly until: string
}

/** `erasing` until the last trace in the records of others is gone; `retained` while the law keeps something; then `erased`. */
export type ErasureStatus = 'erasing' | 'retained' | 'erased'

/** What became of a member who asked to be erased. */
export interface Erasure {
  readonly memberId: string
  readonly erasedAt: Date
  readonly status: ErasureStatus
  readonly kept: Kept[]
}
