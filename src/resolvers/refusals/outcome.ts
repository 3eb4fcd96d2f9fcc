import { GraphQLError, type GraphQLField, type GraphQLSchema } from 'graphql'
import type { Context } from '../../context.ts'
import { OutcomeUnknown } from '../../database/change.ts'
import { reasonText } from '../../lending/reason-text.ts'
import { checkId, type Reason, Refusal } from '../../lending/refusal.ts'
import { formatAmount } from '../../money.ts'
import { forget } from '../../reads/loaders.ts'
import type { UserError } from '../types.generated.ts'

/** Runs a mutation; returns its records or, if the rules refuse it, null records and the reasons. */
export async function outcome<Records extends object>(
  context: Context,
  run: () => Promise<Records & { readonly replayed?: boolean }>,
): Promise<{ [Name in keyof Records]: Records[Name] | null } & { userErrors: UserError[] }> {
  // What was read before may be outdated afterwards.
  forget(context.loaders)
  try {
    const { replayed = false, ...records } = await noted(context, run)
    context.answer.changed = true
    context.answer.replayed ||= replayed
    noteRecords(context.answer, records)
    return { ...(records as unknown as Records), userErrors: [] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    context.answer.replayed ||= error.replayed
    context.answer.code ??= error.reasons[0]?.code
    return { userErrors: error.reasons.map((reason) => userError(context, reason)) } as never
  }
}

/** Notes for the log what was made or changed. A wallet is its member's, whose id is in the log. */
function noteRecords(answer: Context['answer'], records: Readonly<Record<string, unknown>>): void {
  for (const [name, record] of Object.entries(records)) {
    if (name === 'wallet' || typeof record !== 'object' || record === null) continue
    const { id, paymentId } = record as { readonly id?: unknown; readonly paymentId?: unknown }
    if (typeof id !== 'string') continue
    answer.records ??= []
    answer.records.push(`${name}:${id}`)
    if (typeof paymentId === 'string') answer.records.push(`payment:${paymentId}`)
  }
}

/** A mutation that does nothing but call its rule for the viewer; returns what the rule does, or the reasons for which it refuses. */
export function byRule<Input, Records extends object>(
  rule: (
    platform: Context['platform'],
    viewer: Context['viewer'],
    input: Input,
  ) => Promise<Records & { readonly replayed?: boolean }>,
) {
  return (_: unknown, { input }: { readonly input: Input }, context: Context) =>
    outcome(context, () => rule(context.platform, context.viewer, input))
}

/** Tells the standby, if there is one, that the viewer changed something, or was told why not. */
async function noted<T>({ standby, viewer }: Context, run: () => Promise<T>): Promise<T> {
  let isSure = true
  try {
    return await run()
  } catch (error) {
    isSure = !(error instanceof OutcomeUnknown)
    throw error
  } finally {
    standby?.changed(viewer.id, isSure)
  }
}

/** A reason for a refusal, as the schema shows it. */
export function userError(
  { answer, platform, refusalLanguage }: Context,
  reason: Reason,
): UserError {
  const { code, field, details } = reason
  answer.language = refusalLanguage
  const decimals = platform.currency.decimals
  const shown = Object.entries(details ?? {}).map(([name, value]) => [
    name,
    shownDetail(name, value, decimals),
  ])
  return {
    code,
    field: field ?? null,
    message: reasonText(refusalLanguage, reason, platform),
    details: details ? Object.fromEntries(shown) : null,
  }
}

/** Values of enums among the details of a refusal. */
const states = ['from', 'status', 'to', 'level', 'held']

/** A detail as the schema would show it. */
function shownDetail(name: string, value: unknown, decimals: number): unknown {
  if (typeof value === 'bigint') return formatAmount(value, decimals)
  return states.includes(name) ? String(value).toUpperCase() : value
}

/** Runs a query that the rules may refuse; without a payload, the refusal is a top-level error. */
export function orRefusal<T>(context: Context, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw refusalError(error.reasons.map((reason) => userError(context, reason)))
  }
}

/** The top-level error for all that is wrong with a field's arguments; its code is that of the first error. */
export function refusalError(
  errors: readonly UserError[],
  more: Readonly<Record<string, unknown>> = {},
): GraphQLError {
  const [{ code, field, details } = {}] = errors as readonly Partial<UserError>[]
  return new GraphQLError(errors.map(({ message }) => message).join(' '), {
    extensions: {
      code,
      ...(field && { field }),
      ...(details && { details }),
      userErrors: errors,
      ...more,
    },
  })
}

type Payload = { readonly userErrors: readonly UserError[] }
type Given = { readonly input?: Readonly<Record<string, unknown>> }

/** Makes every mutation that finds no record say so if the given id can't be one, such as `<loan id>`. */
export function explainingIds(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) explain(field)
  return schema
}

function explain(field: GraphQLField<unknown, Context>): void {
  const { resolve } = field
  if (!resolve) return
  field.resolve = async (source, given: Given, context, info) => {
    const payload = (await resolve(source, given, context, info)) as Payload
    if (payload.userErrors.length === 0) return payload
    return {
      ...payload,
      userErrors: payload.userErrors.map((one) => explained(context, one, given)),
    }
  }
}

function explained(context: Context, error: UserError, { input = {} }: Given): UserError {
  const { code, field } = error
  const id = field === null ? undefined : input[field]
  if (code !== 'NOT_FOUND' || field === null || typeof id !== 'string') return error
  const reason = checkId(field, id)
  return reason ? { ...error, message: userError(context, reason).message } : error
}
