import { createHash } from 'node:crypto'
import type { EntityClass } from '@mikro-orm/core'
import type { Database } from '../database/connection.ts'
import type { SqlFunctions } from '../database/functions.generated.ts'
import { LoanDebt } from '../entities/loan/loan-debt.ts'
import { rowFromJson } from '../reads/rows.ts'
import { MemberBlocked } from './member/known-members.ts'
import type { RefusalKey } from './reason-text.ts'
import {
  invalid,
  type MaybeReason,
  type Reason,
  Refusal,
  type RefusalCode,
  refuseIf,
  repeatedReasons,
} from './refusal.ts'
import { usualReason } from './usual-reasons.ts'

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

/** Classes of records, by the names of these in camelCase. */
type Entities<Records extends object> = {
  readonly [Name in keyof Records]: EntityClass<Records[Name]>
}

/** Reads the records with these names that a request has made or changed. */
export function made<Records extends object>(
  { record, replayed }: Done,
  entities: Entities<Records>,
): Made<Records> {
  const records = Object.entries<EntityClass<unknown>>(entities).map(([name, entity]) => {
    const column = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    return [name, record(entity, column)]
  })
  return { ...Object.fromEntries(records), replayed }
}

/** The same with what the loan owed after it. */
export type MadeWithDebt<Records extends object> = Made<Records> & {
  /**
   * As it was when the request was carried out, so that a replayed response equals the first. Null before the loan is paid out;
   * undefined in outcomes that older versions stored.
   */
  readonly debt: LoanDebt | null | undefined
}

/** Reads these records, and what the loan owed after the request. */
export function madeWithDebt<Records extends object>(
  done: Done,
  entities: Entities<Records>,
): MadeWithDebt<Records> {
  return { ...made(done, entities), debt: debtOf(done) }
}

/** What the loan owed after a request. */
export function debtOf({ outcome, record }: Done): LoanDebt | null | undefined {
  const { loan_debt: debt } = outcome
  return debt === undefined || debt === null ? debt : record(LoanDebt, 'loan_debt')
}

/** Explanations of refusal codes, for operations that need their own wording. */
export type Explanations = Readonly<Partial<Record<RefusalCode, Omit<Reason, 'code'>>>>

/** Explains why the rules refuse an operation. */
export type Explain = (outcome: Outcome) => Explanations

/** Explains that the state of a record does not allow an act, with that state and the one into which the act would bring it. */
export function wrongState(
  { from, to }: Readonly<Record<string, unknown>>,
  message: RefusalKey,
  field = 'id',
): Explanations {
  return { INVALID_TRANSITION: { field, message, details: { from, to } } }
}

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
  explain: Explain = () => ({}),
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
  const reason = own[code] ?? usualReason(outcome, code)
  if (reason === undefined) throw new Error(`the database refused with ${code}`)
  throw new Refusal([{ code, ...reason }], replayed)
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
