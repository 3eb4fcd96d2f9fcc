import {
  type GraphQLArgument,
  GraphQLError,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLInputType,
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

/** Has every field refuse malformed arguments: a mutation in its `userErrors`, since a form can mend them, and others by an error. */
export function refusingMalformed(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type))
      for (const field of Object.values(type.getFields()))
        if (field.args.some(({ type }) => canBeMalformed(type)))
          refuseIn(field, type === schema.getMutationType() ? amongUserErrors : asBadRequest)
  return schema
}

function refuseIn(field: GraphQLField<unknown, Context>, refuse: Refuse): void {
  const { args, resolve, subscribe } = field
  const guarded =
    (go: Resolve, instead: Refuse = refuse): Resolve =>
    (source, given, context, info) => {
      const reasons = args.flatMap((one) => wrongIn(one, given))
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
