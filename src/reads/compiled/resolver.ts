import {
  defaultFieldResolver,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  getArgumentValues,
  Kind,
  visit,
} from 'graphql'
import type { Compilation } from './compilation.ts'
import { NotCompilable, type Run } from './run.ts'

type Values = Readonly<Record<string, unknown>>
const none: Values = Object.freeze({})

/** The `info` argument of a resolver, in a run. */
export type InfoOf = (run: Run) => GraphQLResolveInfo

/** Compiles the call of a field's resolver. */
export function resolverOf(
  compilation: Compilation,
  field: GraphQLField<unknown, unknown>,
  [node]: readonly FieldNode[],
  infoOf: InfoOf,
): (run: Run, source: unknown) => unknown {
  const values = argumentsOf(compilation, field, node)
  const { name, resolve = defaultFieldResolver } = field
  if (resolve !== defaultFieldResolver)
    return (run, source) => resolve(source, values(run), run.context, infoOf(run))
  return (run, source) => {
    const value = (source as Readonly<Record<string, unknown>>)[name]
    return typeof value === 'function'
      ? value.call(source, values(run), run.context, infoOf(run))
      : value
  }
}

/** Creates the `info` argument of a field's resolver: one object per run, shared by all records. */
export function infoFor(
  compilation: Compilation,
  parentType: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  fieldNodes: readonly FieldNode[],
): InfoOf {
  // Created on first use, since few resolvers use it.
  let shared: object | undefined
  return oncePerRun(compilation.counts, ({ variables, rootValue }) => {
    shared ??= new SharedInfo(compilation, parentType, field, fieldNodes)
    return Object.assign(Object.create(shared), { variableValues: variables, rootValue })
  })
}

/** The part of `info` that is the same in each run. */
class SharedInfo {
  constructor(
    { schema, fragments, operation }: Compilation,
    parentType: GraphQLObjectType,
    { name: fieldName, type: returnType }: GraphQLField<unknown, unknown>,
    fieldNodes: readonly FieldNode[],
  ) {
    const own = { fieldName, fieldNodes, returnType, parentType, schema, fragments, operation }
    Object.assign(this, own)
  }

  /** Differs for each record, so a resolver that uses it is left to graphql. */
  get path(): never {
    throw new NotCompilable()
  }
}

/** The arguments of a field, computed once, or once per run if they depend on variables. */
function argumentsOf(
  { counts }: Compilation,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode | undefined,
): (run: Run) => Values {
  if (field.args.length === 0) return () => none
  if (node === undefined) throw new NotCompilable()
  if (hasVariables(node))
    return oncePerRun(counts, ({ variables }) => getArgumentValues(field, node, variables))
  const values = getArgumentValues(field, node)
  return () => values
}

function oncePerRun<T>(counts: Compilation['counts'], make: (run: Run) => T): (run: Run) => T {
  const at = counts.memos
  counts.memos += 1
  return (run) => {
    run.memos[at] ??= make(run)
    return run.memos[at] as T
  }
}

function hasVariables({ arguments: given = [] }: FieldNode): boolean {
  let found = false
  const note = () => {
    found = true
  }
  for (const { value } of given) visit(value, { [Kind.VARIABLE]: note })
  return found
}
