/** Every reason for which the rules refuse a well-formed request. */
export type RefusalCode =
  | 'VALIDATION_FAILED'
  | 'AMOUNT_OUT_OF_RANGE'
  | 'VERSION_CONFLICT'
  | 'NOT_FOUND'
  | 'SELF_TRANSFER'
  | 'INSUFFICIENT_FUNDS'
  | 'IDEMPOTENCY_IN_PROGRESS'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'KEY_EXPIRED'
  | 'ALREADY_REVERSED'
  | 'PART_OF_LOAN'
  | 'OWN_ACCOUNT'
  | 'OWN_REQUEST'
  | 'REQUEST_PENDING'
  | 'LIMIT_EXCEEDED'
  | 'OBLIGATIONS_LEFT'
  | 'FORBIDDEN'
  | 'NOT_A_BORROWER'
  | 'INVALID_TRANSITION'
  | 'LOAN_NOT_EDITABLE'
  | 'OWN_LOAN'
  | 'NOT_A_LENDER'
  | 'LOAN_NOT_OPEN'
  | 'EXCEEDS_REMAINING'

/** One thing that is wrong with a request; amounts in details are bigint minor units. */
export interface Reason {
  readonly code: RefusalCode
  /** The input field, as GraphQL names it. */
  readonly field?: string
  readonly message: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** Reasons as JSON, to be repeated by `repeatedReasons`; JSON has no bigint, so amounts end with an n. */
export function keptReasons(reasons: readonly Reason[]): string {
  return JSON.stringify(reasons, (_, value) => (typeof value === 'bigint' ? `${value}n` : value))
}

/** Reasons from kept JSON. */
export function repeatedReasons(kept: readonly Reason[]): readonly Reason[] {
  const amount = (value: unknown) => typeof value === 'string' && /^-?\d+n$/.test(value)
  return kept.map(({ details, ...reason }) => ({
    ...reason,
    ...(details && {
      details: Object.fromEntries(
        Object.entries(details).map(([name, value]) => [
          name,
          amount(value) ? BigInt(String(value).slice(0, -1)) : value,
        ]),
      ),
    }),
  }))
}

/** The rules refuse a request: nothing was changed. */
export class Refusal extends Error {
  readonly reasons: readonly Reason[]
  /** It was refused before, under the same idempotency key. */
  readonly replayed: boolean

  constructor(reasons: readonly Reason[], replayed = false) {
    super(reasons.map(({ message }) => message).join(' '))
    this.reasons = reasons
    this.replayed = replayed
  }
}

/** A reason to refuse a request, or none. */
export type MaybeReason = Reason | false | undefined

/** Throws a Refusal with all given reasons; does nothing if there are none. */
export function refuseIf(...reasons: readonly MaybeReason[]): void {
  const given = reasons.filter((reason) => reason !== undefined && reason !== false)
  if (given.length > 0) throw new Refusal(given)
}
