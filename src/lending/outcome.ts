import { createHash } from 'node:crypto'
import type { EntityClass } from '@mikro-orm/core'
import type { Database } from '../database/connection.ts'
import type { SqlFunctions } from '../database/functions.generated.ts'
import { LoanDebt } from '../entities/loan/loan-debt.ts'
import { rowFromJson } from '../reads/rows.ts'
import { aboutLimit } from './exposure.ts'
import { MemberBlocked } from './member/known-members.ts'
import { aboutMissingTest, aboutWarning } from './protection/protection.ts'
import {
  invalid,
  type MaybeReason,
  type Reason,
  Refusal,
  type RefusalCode,
  refuseIf,
  repeatedReasons,
} from './refusal.ts'
import { aboutAgreements, aboutLevel } from './verification/gate.ts'
import { aboutVersion } from './version-conflict.ts'

/** The result of a database function: rows as JSON, or the code of a refusal with its details. */
export interface Outcome {
  readonly code?: RefusalCode | 'BLOCKED'
  /** The reasons for a refusal by rules that are in TypeScript rather than in the database. */
  readonly reasons?: readonly Reason[]
  /** An earlier request with this key was carried out; this one changed nothing. */
  readonly replayed?: boolean
  readonly [name: string]: unknown
}

/** The result of a request that was carried out. */
export interface Done {
  readonly outcome: Outcome
  readonly replayed: boolean
  /** One of its rows, as a record. */
  readonly record: <Row>(entity: EntityClass<Row>, name: string) => Row
}

/** The records that a request has made or changed; `replayed` if an earlier one with the same key had done so. */
export type Made<Records extends object> = Readonly<Records> & Pick<Done, 'replayed'>

interface Within {
  readonly database: Database
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
  { database }: Within,
  outcome: Outcome,
  own: Explanations = {},
): Done {
  throwIfRefused(outcome, own)
  return {
    outcome,
    replayed: outcome.replayed ?? false,
    record: (entity, name) =>
      rowFromJson(database, entity, outcome[name] as Readonly<Record<string, unknown>>),
  }
}

function throwIfRefused(outcome: Outcome, own: Explanations): void {
  const { code, reasons, replayed = false } = outcome
  if (reasons !== undefined) throw new Refusal(repeatedReasons(reasons), replayed)
  if (code === undefined) return
  if (code === 'BLOCKED') throw new MemberBlocked()
  const reason = own[code] ?? aboutAmount(outcome, code) ?? aboutVersion(outcome) ?? explained[code]
  if (reason === undefined) throw new Error(`the database refused with ${code}`)
  throw new Refusal([{ code, ...reason }], replayed)
}

function aboutAmount(outcome: Outcome, code: RefusalCode): Omit<Reason, 'code'> | undefined {
  const figure = (name: string) => BigInt(Number(outcome[name] ?? 0))
  const field = 'amount'
  switch (code) {
    case 'INSUFFICIENT_FUNDS': {
      if (outcome.kept === undefined)
        return {
          field,
          message: 'refusal.money.available',
          details: { available: figure('available') },
        }
      return {
        field,
        message: 'refusal.money.kept',
        details: { available: figure('available'), kept: figure('kept') },
      }
    }
    case 'MONEY_OWED':
      return {
        message: 'refusal.money.owed',
        details: { owed: figure('owed') },
      }
    case 'BORROWER_LATE': {
      const loans = outcome.loans as readonly { loan_id: string; title: string; owed: number }[]
      const named = loans.map(({ title, owed }) => ({
        message: 'refusal.loan.late_one' as const,
        values: { title, owed: BigInt(owed) },
      }))
      return {
        message: 'refusal.loan.borrower_late',
        values: { loans: named },
        details: { owed: figure('owed'), loanIds: loans.map(({ loan_id: id }) => id) },
      }
    }
    case 'AMOUNT_OUT_OF_RANGE': {
      if (outcome.max === undefined) return { field, message: 'refusal.money.recipient_full' }
      if (outcome.min === undefined) {
        // The room can be negative: repayments, for example, are credited even to a full wallet.
        const max = figure('max') < 0n ? 0n : figure('max')
        return { field, message: 'refusal.money.full', details: { max } }
      }
      const details = { min: figure('min'), max: figure('max') }
      return { field, message: 'refusal.money.range', details }
    }
    case 'EXCEEDS_REMAINING': {
      const [remaining, maxInvestment] = [figure('remaining'), figure('max_investment')]
      const details = { remaining, maxInvestment }
      return { field, message: 'refusal.invest.remaining', details }
    }
    case 'LIMIT_EXCEEDED':
      return aboutLimit(outcome)
    case 'NOT_VERIFIED':
      return aboutLevel(outcome, 'own')
    case 'LENDER_TEST_REQUIRED':
      return aboutMissingTest(outcome)
    case 'WARNING_REQUIRED':
      return aboutWarning(outcome)
    case 'CONSENT_REQUIRED':
      return aboutAgreements(outcome.agreements)
    default:
      return undefined
  }
}

const explained: Explanations = {
  NOT_FOUND: { field: 'recipientId', message: 'refusal.money.recipient' },
  IDEMPOTENCY_IN_PROGRESS: {
    field: 'idempotencyKey',
    message: 'refusal.key.in_progress',
    details: { retryAfter: 1 },
  },
  IDEMPOTENCY_KEY_REUSED: { field: 'idempotencyKey', message: 'refusal.key.reused' },
  ALREADY_REVERSED: { message: 'refusal.money.undone_before' },
  EXTERNAL_ID_TAKEN: { field: 'externalId', message: 'refusal.reference.taken' },
  KEY_EXPIRED: { field: 'idempotencyKey', message: 'refusal.key.expired' },
}

/** How long an idempotency key is, in characters. */
export const keyLength = { min: 8, max: 128 } as const
const KEY = new RegExp(`^[\\x21-\\x7e]{${keyLength.min},${keyLength.max}}$`)
const QUOTED = /^"((?:[^"\\]|\\["\\])*)"$/

/** The key under which an operation runs at most once, or null, and a hash of its input, by which a reused key is noticed. */
export interface Idempotency {
  readonly with_key: string | null
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
    with_key: plainKey(idempotencyKey),
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
  return invalid('idempotencyKey', 'refusal.key.form', keyLength, { length: key.length })
}

/** The same text for inputs that mean the same: fields are sorted, and null ones are left out like absent ones. */
function canonical(input: object): string {
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined)
  return JSON.stringify(
    given.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    (_key, value) => (typeof value === 'bigint' ? value.toString() : value),
  )
}
