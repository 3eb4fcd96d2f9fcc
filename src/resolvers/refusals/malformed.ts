import {
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { Context, Judge } from '../../context.ts'
import { DEFAULT_LANGUAGE, text, type Values } from '../../languages/index.ts'
import type { Said } from '../../lending/reason-text.ts'
import { invalid, type Reason } from '../../lending/refusal.ts'
import type { UserError } from '../types.generated.ts'
import { judged } from './judging.ts'
import { refusalError, userError } from './outcome.ts'

/** A field of an operation, with the arguments that it is called with. */
type Called = readonly [
  field: GraphQLField<unknown, unknown>,
  given: Readonly<Record<string, unknown>>,
]

/** Returns a function that finds the fields beneath a mutation's own that `matters` selects, with their arguments. */
function nestedFields(
  schema: GraphQLSchema,
  matters: (field: GraphQLField<unknown, unknown>) => boolean,
): (info: GraphQLResolveInfo) => readonly Called[] {
  const found = new WeakMap<OperationDefinitionNode, readonly [Called[0], FieldNode][]>()
  const findIn = ({ operation, fragments }: GraphQLResolveInfo) => {
    const fields: [Called[0], FieldNode][] = []
    const types = new TypeInfo(schema)
    const note = (node: FieldNode) => {
      const field = types.getFieldDef()
      const isNested = types.getParentType() !== schema.getMutationType()
      if (field && isNested && matters(field)) fields.push([field, node])
    }
    for (const part of [operation, ...Object.values(fragments)])
      visit(part, visitWithTypeInfo(types, { [Kind.FIELD]: note }))
    found.set(operation, fields)
    return fields
  }
  return (info) => {
    const fields = found.get(info.operation) ?? findIn(info)
    return fields.map(([field, node]) => [
      field,
      getArgumentValues(field, node, info.variableValues),
    ])
  }
}

/** Stands for a value that a scalar can't read: only the field knows how to report it. */
export class Malformed extends Error {
  readonly told: Said
  readonly details: Reason['details'] | undefined
  /** For a number that is too large, the smallest that can't be read: the rules refuse it with their own limits. */
  readonly beyond: bigint | number | undefined

  constructor(
    type: string,
    told: Said,
    { details, beyond }: Partial<Pick<Malformed, 'details' | 'beyond'>> = {},
  ) {
    super(
      text(DEFAULT_LANGUAGE, told.message, { field: type, ...details, ...told.values } as Values),
    )
    this.told = told
    this.details = details
    this.beyond = beyond
  }
}

type Arguments = Readonly<Record<string, unknown>>
type Refuse = (errors: readonly UserError[], context: Context) => unknown
type Resolve = GraphQLFieldResolver<unknown, Context>

/** A value that can't be read, and the path of its field. */
interface Wrong {
  readonly path: string
  readonly value: Malformed
}

/**
 * Makes every field refuse malformed arguments, together with all else that the rules find wrong. Mutations do so in
 * `userErrors`, since a form can correct them; other fields with an error, which comes before any change if they are beneath a
 * mutation. Each root field also gets a `Judge`, for callers who could read its arguments only in part.
 */
export function refusingMalformed(schema: GraphQLSchema): GraphQLSchema {
  const fieldsOf = (type: GraphQLNamedType | null | undefined) =>
    isObjectType(type) ? Object.values(type.getFields()) : []
  const mutations = new Set(fieldsOf(schema.getMutationType()))
  for (const field of [...mutations, ...fieldsOf(schema.getQueryType())]) letJudge(field)
  for (const field of Object.values(schema.getTypeMap()).flatMap(fieldsOf))
    if (takesScalars(field)) refuseIn(field, mutations.has(field) ? amongUserErrors : asBadRequest)
  const beneath = nestedFields(schema, takesScalars)
  for (const field of mutations) refuseBeneath(field, beneath)
  return schema
}

function letJudge(field: GraphQLField<unknown, Context>): void {
  const { args, resolve } = field
  if (!resolve) return
  const judge: Judge = (given, context) =>
    allWrong(resolve, wrongAmong(args, given), [undefined, given, context, undefined as never])
  field.extensions = { ...field.extensions, judge }
}

function refuseBeneath(
  field: GraphQLField<unknown, Context>,
  beneath: (info: GraphQLResolveInfo) => readonly Called[],
): void {
  const { resolve } = field
  if (!resolve) return
  field.resolve = (source, given, context, info) => {
    const wrong = beneath(info).flatMap(([{ args }, given]) => wrongAmong(args, given))
    if (wrong.length === 0) return resolve(source, given, context, info)
    return asBadRequest(wrong.map((one) => userError(context, reasonOf(one))))
  }
}

function takesScalars({ args }: GraphQLField<unknown, unknown>): boolean {
  return args.some(({ type }) => canBeMalformed(type))
}

function refuseIn(field: GraphQLField<unknown, Context>, refuse: Refuse): void {
  const { resolve, subscribe } = field
  const args = field.args.filter(({ type }) => canBeMalformed(type))
  const guarded =
    (go: Resolve, instead: Refuse = refuse): Resolve =>
    (source, given, context, info) => {
      const wrong = wrongAmong(args, given)
      if (wrong.length === 0) return go(source, given, context, info)
      const all = allWrong(go, wrong, [source, given, context, info])
      return all.then((errors) => instead(errors, context))
    }
  if (resolve) field.resolve = guarded(resolve)
  if (subscribe) field.subscribe = guarded(subscribe, atTop)
}

/** What can't be read, and what the rules refuse. Of a number that is too large, the rules' error is kept, since it names their limit. */
async function allWrong(
  resolve: Resolve,
  wrong: readonly Wrong[],
  [source, given, context, info]: Parameters<Resolve>,
): Promise<readonly UserError[]> {
  const found = await judged(resolve, [source, readable(given), context, info])
  const isJudged = (path: string) => found.some(({ field }) => field === path)
  const unread = wrong.filter(({ path, value }) => value.beyond === undefined || !isJudged(path))
  const isUnread = (path: unknown) => unread.some((one) => one.path === path)
  return [
    ...unread.map((one) => userError(context, reasonOf(one))),
    ...found.filter(({ field }) => !isUnread(field)),
  ]
}

/** Arguments without what can't be read. */
function readable(given: Arguments): Arguments {
  const read = (value: unknown): unknown => {
    if (value instanceof Malformed) return value.beyond
    if (Array.isArray(value)) return value.map(read)
    return isPlain(value) ? readable(value) : value
  }
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, read(value)]))
}

function isPlain(value: unknown): value is Arguments {
  if (typeof value !== 'object' || value === null) return false
  return [null, Object.prototype].includes(Object.getPrototypeOf(value))
}

function amongUserErrors(userErrors: readonly UserError[], { answer }: Context): unknown {
  answer.code ??= userErrors[0]?.code
  return { userErrors }
}

function atTop(errors: readonly UserError[]): never {
  throw refusalError(errors)
}

/** Answers with status 400, as for all other arguments that can't be read. */
function asBadRequest(errors: readonly UserError[]): never {
  throw refusalError(errors, { http: { status: 400 } })
}

function canBeMalformed(type: GraphQLInputType): boolean {
  const named = getNamedType(type)
  if (isInputObjectType(named))
    return Object.values(named.getFields()).some((field) => canBeMalformed(field.type))
  return isScalarType(named) && !isSpecifiedScalarType(named)
}

function wrongAmong(args: readonly GraphQLArgument[], given: Arguments): Wrong[] {
  return args.flatMap((one) => wrongIn(one, given))
}

/** What is malformed in an argument. Fields of an input object are named without the argument, as the rules name them. */
function wrongIn({ name, type }: GraphQLArgument, given: Arguments): Wrong[] {
  const value = given[name]
  // Most arguments of a field are not given.
  if (value === null || value === undefined) return []
  return wrongAt(type, value, isInputObjectType(getNamedType(type)) ? '' : name)
}

function wrongAt(type: GraphQLInputType, value: unknown, path: string): Wrong[] {
  if (value instanceof Malformed) return [{ path, value }]
  if (value === null || value === undefined) return []
  const inner = getNullableType(type)
  if (isListType(inner))
    return Array.isArray(value) ? value.flatMap((one) => wrongAt(inner.ofType, one, path)) : []
  if (!isInputObjectType(inner)) return []
  return Object.values(inner.getFields()).flatMap(({ name, type }) =>
    wrongAt(type, (value as Arguments)[name], path === '' ? name : `${path}.${name}`),
  )
}

function reasonOf({ path, value: { told, details } }: Wrong): Reason {
  return invalid(path, told.message, details, told.values)
}
