/** Every reason for which the rules refuse a well-formed call. */
export type RefusalCode = 'VALIDATION_FAILED' | 'AMOUNT_OUT_OF_RANGE' | 'VERSION_CONFLICT'

/** One thing that is wrong with a call; amounts in details are bigint minor units. */
export interface Reason {
  readonly code: RefusalCode
  /** The input field, as GraphQL names it. */
  readonly field?: string
  readonly message: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** The rules refuse a call: nothing was changed. */
export class Refusal extends Error {
  readonly reasons: readonly Reason[]

  constructor(reasons: readonly Reason[]) {
    super(reasons.map(({ message }) => message).join(' '))
    this.reasons = reasons
  }
}

/** Throws a Refusal that names every reason given; does nothing when there is none. */
export function refuseIf(...reasons: readonly (Reason | undefined)[]): void {
  const given = reasons.filter((reason) => reason !== undefined)
  if (given.length > 0) throw new Refusal(given)
}
