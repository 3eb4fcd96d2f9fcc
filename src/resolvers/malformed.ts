import {
  type GraphQLArgument,
  GraphQLError,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql'
import type { Context } from '../context.ts'
import { invalid } from '../lending/checks.ts'
import { type Reason, refuseIf } from '../lending/refusal.ts'
import { type Called, nestedFields } from './nested-arguments.ts'
import { orRefusal, outcome } from './outcome.ts'

/** What a scalar makes of a value that it can't read: only the field knows where to say so. */
export class Malformed extends Error {
  readonly expected: string

  constructor(type: string, expected: string) {
    super(`${type} must be ${expected}.`)
    this.expected = expected
  }
}

type Arguments = Readonly<Record<string, unknown>>
type Refuse = (reasons: readonly Reason[], context: Context) => unknown
type Resolve = GraphQLFieldResolver<unknown, Context>

/**
 * Has every field refuse malformed arguments: a mutation in its `userErrors`, since a form can mend them, and others by an error,
 * which comes before any change if they are beneath a mutation.
 */
export function refusingMalformed(schema: GraphQLSchema): GraphQLSchema {
  const fieldsOf = (type: GraphQLNamedType) =>
    isObjectType(type) ? Object.values(type.getFields()) : []
  const mutations = new Set(Object.values(schema.getMutationType()?.getFields() ?? {}))
  for (const field of Object.values(schema.getTypeMap()).flatMap(fieldsOf))
    if (takesScalars(field)) refuseIn(field, mutations.has(field) ? amongUserErrors : asBadRequest)
  const beneath = nestedFields(schema, takesScalars)
  for (const field of mutations) refuseBeneath(field, beneath)
  return schema
}

function refuseBeneath(
  field: GraphQLField<unknown, Context>,
  beneath: (info: GraphQLResolveInfo) => readonly Called[],
): void {
  const { resolve } = field
  if (!resolve) return
  field.resolve = (source, given, context, info) => {
    const reasons = beneath(info).flatMap(([{ args }, given]) => wrongAmong(args, given))
    return reasons.length > 0 ? asBadRequest(reasons) : resolve(source, given, context, info)
  }
}

function takesScalars({ args }: GraphQLField<unknown, unknown>): boolean {
  return args.some(({ type }) => canBeMalformed(type))
}

function refuseIn(field: GraphQLField<unknown, Context>, refuse: Refuse): void {
  const { args, resolve, subscribe } = field
  const guarded =
    (go: Resolve, instead: Refuse = refuse): Resolve =>
    (source, given, context, info) => {
      const reasons = wrongAmong(args, given)
      return reasons.length > 0 ? instead(reasons, context) : go(source, given, context, info)
    }
  if (resolve) field.resolve = guarded(resolve)
  if (subscribe) field.subscribe = guarded(subscribe, atTop)
}

function amongUserErrors(reasons: readonly Reason[], context: Context): unknown {
  return outcome(context, async () => {
    refuseIf(...reasons)
    return {}
  })
}

function atTop(reasons: readonly Reason[]): void {
  orRefusal(() => refuseIf(...reasons))
}

/** Answers with status 400, as for all other arguments that can't be read. */
function asBadRequest([reason]: readonly Reason[]): void {
  const { message = '', code, field } = reason ?? {}
  throw new GraphQLError(message, { extensions: { code, field, http: { status: 400 } } })
}

function canBeMalformed(type: GraphQLInputType): boolean {
  const named = getNamedType(type)
  if (isInputObjectType(named))
    return Object.values(named.getFields()).some((field) => canBeMalformed(field.type))
  return isScalarType(named) && !isSpecifiedScalarType(named)
}

function wrongAmong(args: readonly GraphQLArgument[], given: Arguments): Reason[] {
  return args.flatMap((one) => wrongIn(one, given))
}

/** What is malformed in an argument. The fields of an object are named without it, as the rules name them. */
function wrongIn({ name, type }: GraphQLArgument, given: Arguments): Reason[] {
  return wrongAt(type, given[name], isInputObjectType(getNamedType(type)) ? '' : name)
}

function wrongAt(type: GraphQLInputType, value: unknown, path: string): Reason[] {
  if (value instanceof Malformed) return [invalid(path, `${path} must be ${value.expected}.`)]
  if (value === null || value === undefined) return []
  const inner = getNullableType(type)
  if (isListType(inner))
    return Array.isArray(value) ? value.flatMap((one) => wrongAt(inner.ofType, one, path)) : []
  if (!isInputObjectType(inner)) return []
  return Object.values(inner.getFields()).flatMap(({ name, type }) =>
    wrongAt(type, (value as Arguments)[name], path === '' ? name : `${path}.${name}`),
  )
}
