import { isUuid } from '../database/ids.ts'
import type { TextLength } from '../entities/entity.ts'
import { type Currency, formatPercent } from '../money.ts'
import type { RefusalKey, Said } from './reason-text.ts'

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
  | 'HISTORY_UNKNOWN'
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
  | 'CLOCK_BACKWARDS'
  | 'INSUFFICIENT_USER_AUTHENTICATION'
  | 'PAYMENTS_UNAVAILABLE'
  | 'DOCUMENTS_UNAVAILABLE'
  | 'MONEY_OWED'
  | 'BORROWER_LATE'
  | 'PLAN_CHANGE_IMPOSSIBLE'
  | 'BANK_ACCOUNT_NEW'
  | 'MANDATE_MISSING'
  | 'NOT_VERIFIED'
  | 'CONSENT_REQUIRED'
  | 'VERIFICATION_UNAVAILABLE'
  | 'LENDER_TEST_REQUIRED'
  | 'WARNING_REQUIRED'
  | 'REFLECTION_RUNNING'
  | 'EXTERNAL_ID_TAKEN'

/** One thing that is wrong with a request; its message can name its field and its details, whose amounts are bigint minor units. */
export interface Reason extends Said {
  readonly code: RefusalCode
  /** The input field, as GraphQL names it. */
  readonly field?: string
  readonly details?: Readonly<Record<string, unknown>>
}

/**
 * Reasons as JSON for `repeatedReasons` to read; JSON has no bigint, so amounts become strings that end with n. A text that looks like one,
 * such as a title, gets a backslash.
 */
export function keptReasons(reasons: readonly Reason[]): string {
  return JSON.stringify(reasons, (_, value) => {
    if (typeof value === 'bigint') return `${value}n`
    return typeof value === 'string' && /^\\*-?\d+n$/.test(value) ? `\\${value}` : value
  })
}

/** Reads reasons that `keptReasons` has written: strings of digits that end with n become bigint again. */
export function repeatedReasons(kept: readonly Reason[]): readonly Reason[] {
  return kept.map(({ details, values, ...reason }) => ({
    ...reason,
    ...(details && { details: revived(details) as NonNullable<Reason['details']> }),
    ...(values && { values: revived(values) as NonNullable<Reason['values']> }),
  }))
}

function revived(value: unknown): unknown {
  if (typeof value === 'string') {
    if (/^-?\d+n$/.test(value)) return BigInt(value.slice(0, -1))
    return /^\\+-?\d+n$/.test(value) ? value.slice(1) : value
  }
  if (Array.isArray(value)) return value.map(revived)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, revived(one)]))
}

/** Thrown if the rules refuse a request: nothing was changed. */
export class Refusal extends Error {
  readonly reasons: readonly Reason[]
  /** It was refused before, under the same idempotency key. */
  readonly replayed: boolean

  constructor(reasons: readonly Reason[], replayed = false) {
    // For whoever reads the log: members get the messages in their language.
    super(reasons.map(({ code, field, message }) => `${code} (${field}: ${message})`).join(', '))
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

type Coordinate = number | null | undefined

/** A text must have a length in code points within bounds, and no NUL or lone surrogates, which PostgreSQL can't store. */
export function checkText(
  field: string,
  text: string | null | undefined,
  { min = 0, max }: TextLength,
): Reason | undefined {
  if (text === null || text === undefined) return undefined
  if (text.includes('\0') || !text.isWellFormed()) return invalid(field, 'refusal.text.characters')
  const length = [...text].length
  if (length > max || length < min)
    return invalid(field, 'refusal.text.length', { min, max }, { length })
  if (min > 0 && text.trim() === '') return invalid(field, 'refusal.text.blank')
  return undefined
}

/** Each text that has a length among these must have one within its bounds: no field can be forgotten. */
export function checkTexts<Field extends string>(
  texts: { readonly [Name in NoInfer<Field>]?: string | null | undefined },
  lengths: Readonly<Record<Field, TextLength>>,
): readonly MaybeReason[] {
  const fields = Object.keys(lengths) as Field[]
  return fields.map((field) => checkText(field, texts[field], lengths[field]))
}

/** The bounds of a whole number, and what it counts. */
interface Range {
  readonly min: number
  readonly max: number
  readonly unit?: 'none' | 'months' | 'hours' | 'km' | 'days'
}

/** A whole number must be within bounds, both included. */
export function checkRange(
  field: string,
  value: number | null | undefined,
  { min, max, unit = 'none' }: Range,
): Reason | undefined {
  if (value === null || value === undefined || (value >= min && value <= max)) return undefined
  return invalid(field, 'refusal.range', { min, max }, { unit })
}

/** An amount in minor units must be within bounds, both included. */
export function checkAmount(
  field: string,
  amount: bigint | null | undefined,
  { min, max }: { readonly min: bigint; readonly max: bigint },
): Reason | undefined {
  if (amount === null || amount === undefined || (amount >= min && amount <= max)) return undefined
  return {
    code: 'AMOUNT_OUT_OF_RANGE',
    field,
    message: 'refusal.amount',
    values: { min: { lesser: min } },
    details: { min, max },
  }
}

/** A rate in hundredths of a percent must be 0 to its limit. */
export function checkPercent(
  field: string,
  percent: number | null | undefined,
  max: number,
): Reason | undefined {
  if (percent === null || percent === undefined || (percent >= 0 && percent <= max))
    return undefined
  const details = { min: '0', max: formatPercent(max) }
  return invalid(field, 'refusal.percent', details, { max: Number(details.max) })
}

/** A currency may be given, but only the platform's. */
export function checkCurrency(
  field: string,
  code: string | null | undefined,
  currency: Currency,
): Reason | undefined {
  if (code === null || code === undefined || code === currency.code) return undefined
  return invalid(field, 'refusal.currency', undefined, { currency: currency.code })
}

/** A field that may be omitted, but not cleared. */
export function checkNotNull(field: string, value: unknown): Reason | undefined {
  return value === null ? invalid(field, 'refusal.cleared') : undefined
}

/** Latitude and longitude go together: both numbers, both null, or both absent. */
export function checkLocation(
  fields: readonly [latitude: string, longitude: string],
  latitude: Coordinate,
  longitude: Coordinate,
): Reason | undefined {
  if (kind(latitude) === kind(longitude)) return undefined
  const wrong = typeof latitude === 'number' ? fields[1] : fields[0]
  const [first, second] = fields
  return invalid(wrong, 'refusal.location', undefined, { first, second })
}

/** A refusal of one field's value. */
export function invalid(
  field: string,
  message: RefusalKey,
  details?: Readonly<Record<string, unknown>>,
  values?: Said['values'],
): Reason {
  return {
    code: 'VALIDATION_FAILED',
    field,
    message,
    ...(values && { values }),
    ...(details && { details }),
  }
}

function kind(value: Coordinate): string {
  return value === null ? 'null' : typeof value
}

/** An id in a filter must be a UUID: any other text would find nothing, without a word why. */
export function checkId(field: string, id: string | null | undefined): Reason | undefined {
  if (id === null || id === undefined || isUuid(id)) return undefined
  return invalid(field, 'refusal.not_an_id', undefined, { given: shortened(id) })
}

/** What a client sent, short enough to be shown. */
export function shortened(given: string): string {
  return given.length > 40 ? `${given.slice(0, 40)}…` : given
}
