import { createHash } from 'node:crypto'
import type { EntityClass } from '@mikro-orm/core'
import type { Database } from '../database/connection.ts'
import type { SqlFunctions } from '../database/functions.generated.ts'
import { LoanDebt } from '../entities/loan/loan-debt.ts'
import { type Currency, formatAmount } from '../money.ts'
import { rowFromJson } from '../reads/rows.ts'
import { aboutLimit } from './exposure.ts'
import { MemberBlocked } from './member/known-members.ts'
import {
  invalid,
  type MaybeReason,
  type Reason,
  Refusal,
  type RefusalCode,
  refuseIf,
  repeatedReasons,
} from './refusal.ts'

/** The result of a database function: rows as JSON, or the code of a refusal with its details. */
export interface Outcome {
  readonly code?: RefusalCode | 'BLOCKED'
  /** The reasons for a refusal by rules that are in TypeScript rather than in the database. */
  readonly reasons?: readonly Reason[]
  /** An earlier request with this key was carried out; this one changed nothing. */
  readonly replayed?: boolean
  readonly [name: string]: unknown
}

/** A loan with which a borrower is late. */
interface LateLoan {
  readonly loan_id: string
  readonly title: string
  /** Minor units. */
  readonly owed: number
}

/** The result of a request that was carried out. */
export interface Done {
  readonly outcome: Outcome
  readonly replayed: boolean
  /** One of its rows, as a record. */
  readonly record: <Row>(entity: EntityClass<Row>, name: string) => Row
}

interface Within {
  readonly database: Database
  readonly currency: Currency
}

/**
 * What the loan owed when the request was carried out, so that a replayed response equals the first. Null before the loan is paid
 * out; undefined in outcomes that older versions stored.
 */
export function debtOf({ outcome, record }: Done): LoanDebt | null | undefined {
  const { loan_debt: debt } = outcome
  return debt === undefined || debt === null ? debt : record(LoanDebt, 'loan_debt')
}

/** Explanations of refusal codes, for operations that need their own wording. */
export type Explanations = Readonly<Partial<Record<RefusalCode, Omit<Reason, 'code'>>>>

/** Calls a database function that makes a change; undefined if it returns null. */
export async function callFunction<Name extends keyof SqlFunctions>(
  database: Database,
  name: Name,
  values: SqlFunctions[Name],
): Promise<Outcome | undefined> {
  const parameters = Object.keys(values).map((parameter, index) => `${parameter} => $${index + 1}`)
  const text = `select ${name}(${parameters.join(', ')}) as outcome`
  const [row] = await database.change<{ outcome: Outcome | null }>(text, Object.values(values))
  return row?.outcome ?? undefined
}

/** Makes a change by a database function; throws a Refusal that says why if the rules refuse it. */
export async function perform<Name extends keyof SqlFunctions>(
  platform: Within,
  name: Name,
  values: SqlFunctions[Name],
  explain: (outcome: Outcome) => Explanations = () => ({}),
): Promise<Done> {
  const outcome = (await callFunction(platform.database, name, values)) ?? {}
  return doneOrRefused(platform, outcome, explain(outcome))
}

/** Turns an outcome into its result; throws a Refusal that says why if the rules refused the request. */
export function doneOrRefused(
  { database, currency }: Within,
  outcome: Outcome,
  own: Explanations = {},
): Done {
  throwIfRefused(outcome, currency, own)
  return {
    outcome,
    replayed: outcome.replayed ?? false,
    record: (entity, name) =>
      rowFromJson(database, entity, outcome[name] as Readonly<Record<string, unknown>>),
  }
}

function throwIfRefused(outcome: Outcome, currency: Currency, own: Explanations): void {
  const { code, reasons, replayed = false } = outcome
  if (reasons !== undefined) throw new Refusal(repeatedReasons(reasons), replayed)
  if (code === undefined) return
  if (code === 'BLOCKED') throw new MemberBlocked()
  const reason =
    own[code] ?? aboutAmount(outcome, code, currency) ?? aboutVersion(outcome) ?? explained[code]
  if (reason === undefined) throw new Error(`the database refused with ${code}`)
  throw new Refusal([{ code, ...reason }], replayed)
}

function aboutAmount(
  outcome: Outcome,
  code: RefusalCode,
  { code: unit, decimals }: Currency,
): Omit<Reason, 'code'> | undefined {
  const figure = (name: string) => BigInt(Number(outcome[name] ?? 0))
  const amountIn = (minor: bigint) => `${formatAmount(minor, decimals)} ${unit}`
  const shown = (name: string) => amountIn(figure(name))
  const field = 'amount'
  switch (code) {
    case 'INSUFFICIENT_FUNDS': {
      if (outcome.kept === undefined) {
        const message = `amount is more than the ${shown('available')} that are available.`
        return { field, message, details: { available: figure('available') } }
      }
      return {
        field,
        message: `You can use at most ${shown('available')} now: ${shown('kept')} is due on your late loans, and that money can only repay them. Once it is repaid, you can use whatever is left.`,
        details: { available: figure('available'), kept: figure('kept') },
      }
    }
    case 'MONEY_OWED':
      return {
        message: `You owe the platform ${shown('owed')}, because payments were taken back after the money was spent. Whatever comes into your wallet pays it first; this works again once nothing is owed.`,
        details: { owed: figure('owed') },
      }
    case 'BORROWER_LATE': {
      const loans = outcome.loans as readonly LateLoan[]
      const named = loans.map(({ title, owed }) => `“${title}”: ${amountIn(BigInt(owed))}`)
      return {
        message: `${shown('owed')} has to be repaid first, on loans that are late or in default (${named.join(', ')}). Until then, no other loan of this borrower can be published.`,
        details: { owed: figure('owed'), loanIds: loans.map(({ loan_id: id }) => id) },
      }
    }
    case 'AMOUNT_OUT_OF_RANGE': {
      if (outcome.max === undefined)
        return {
          field,
          message: `amount is more than the recipient's wallet has room for: send less.`,
        }
      if (outcome.min === undefined) {
        // The room can be negative: repayments, for example, are credited even to a full wallet.
        const max = figure('max') < 0n ? 0n : figure('max')
        const message = `amount must be at most ${formatAmount(max, decimals)} ${unit}: the wallet has no room for more.`
        return { field, message, details: { max } }
      }
      const message = `amount must be ${shown('min')} to ${shown('max')}.`
      return { field, message, details: { min: figure('min'), max: figure('max') } }
    }
    case 'EXCEEDS_REMAINING': {
      const message = `amount is more than the ${shown('remaining')} that the loan still needs.`
      const [remaining, maxInvestment] = [figure('remaining'), figure('max_investment')]
      return { field, message, details: { remaining, maxInvestment } }
    }
    case 'LIMIT_EXCEEDED':
      return aboutLimit(outcome, { code: unit, decimals })
    default:
      return undefined
  }
}

function aboutVersion({ code, version, seen }: Outcome): Omit<Reason, 'code'> | undefined {
  if (code !== 'VERSION_CONFLICT') return undefined
  const which = Number(seen) > 0 ? `not ${seen}` : 'which no strong ETag in If-Match names'
  const message = `The record is at version ${version}, ${which}: read it again, then send your change, with a new idempotency key if it had one.`
  return { field: 'version', message, details: { version } }
}

const explained: Explanations = {
  NOT_FOUND: { field: 'recipientId', message: 'recipientId names no member who can be paid.' },
  IDEMPOTENCY_IN_PROGRESS: {
    field: 'idempotencyKey',
    message: 'A call with this idempotencyKey is still running; send the same again in a moment.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    field: 'idempotencyKey',
    message: 'This idempotencyKey was used for a call with other values; use a new one.',
  },
  ALREADY_REVERSED: { message: 'This movement was undone before.' },
  KEY_EXPIRED: {
    field: 'idempotencyKey',
    message:
      'This idempotencyKey is older than 48 hours, and its call is not done again; look for what it did, or use a new one.',
  },
}

const [MIN, MAX] = [8, 128]
const KEY = new RegExp(`^[\\x21-\\x7e]{${MIN},${MAX}}$`)
const QUOTED = /^"((?:[^"\\]|\\["\\])*)"$/

/** The key under which an operation runs at most once, or null, and a hash of its input, by which a reused key is noticed. */
export interface Idempotency {
  readonly key: string | null
  readonly hash: Buffer
}

/** The input of an operation that can be repeated under a key; `version` is that of the record when the caller read it. */
interface Repeatable {
  readonly idempotencyKey?: string | null
  readonly version?: number | null
}

/**
 * Splits an operation's input into its key and a hash of the rest, which is the same for the same request by GraphQL and REST. The
 * hash leaves out the version, since a caller who repeats a request may have read the record again. Throws a Refusal that names
 * everything that is wrong, if the key is invalid or other reasons are given.
 */
export function idempotencyOf(input: Repeatable, ...wrong: readonly MaybeReason[]): Idempotency {
  const { idempotencyKey, version: _, ...rest } = input
  refuseIf(...wrong, checkKey(idempotencyKey))
  return {
    key: plainKey(idempotencyKey),
    hash: createHash('sha256').update(canonical(rest)).digest(),
  }
}

/** The key without quotes: draft-ietf-httpapi-idempotency-key-header sends it as a quoted string (RFC 9651). */
function plainKey(key: string | null | undefined): string | null {
  const [, quoted] = QUOTED.exec(key ?? '') ?? []
  return quoted?.replaceAll(/\\(["\\])/g, '$1') ?? key ?? null
}

/** Says what is wrong with an idempotency key; undefined if nothing is. */
export function checkKey(given: string | null | undefined): Reason | undefined {
  const key = plainKey(given)
  if (key === null || KEY.test(key)) return undefined
  const message = `idempotencyKey must be ${MIN} to ${MAX} visible ASCII characters, not counting quotes around them; it has ${key.length}.`
  return invalid('idempotencyKey', message, { min: MIN, max: MAX })
}

/** The same text for inputs that mean the same: fields are sorted, and null ones are left out like absent ones. */
function canonical(input: object): string {
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined)
  return JSON.stringify(
    given.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    (_key, value) => (typeof value === 'bigint' ? value.toString() : value),
  )
}
