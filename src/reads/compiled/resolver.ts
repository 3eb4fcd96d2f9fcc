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
import type { Compilation } from './plan.ts'
import { NotCompilable, type Run } from './run.ts'

type Values = Readonly<Record<string, unknown>>
const none: Values = Object.freeze({})

/** What a resolver is told of the operation, in a run. */
export type InfoOf = (run: Run) => GraphQLResolveInfo

/** How the value of a field is had. */
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

/** What the resolvers of a field are told; all who need it in a run are told the same. */
export function infoFor(
  compilation: Compilation,
  parentType: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  fieldNodes: readonly FieldNode[],
): InfoOf {
  return oncePerRun(compilation, (run) => new Info(compilation, parentType, field, fieldNodes, run))
}

class Info implements GraphQLResolveInfo {
  readonly fieldName
  readonly fieldNodes
  readonly returnType
  readonly parentType
  readonly schema
  readonly fragments
  readonly operation
  readonly variableValues
  readonly rootValue

  constructor(
    { schema, fragments, operation }: Compilation,
    parentType: GraphQLObjectType,
    { name, type }: GraphQLField<unknown, unknown>,
    fieldNodes: readonly FieldNode[],
    { variables, rootValue }: Run,
  ) {
    this.fieldName = name
    this.fieldNodes = fieldNodes
    this.returnType = type
    this.parentType = parentType
    this.schema = schema
    this.fragments = fragments
    this.operation = operation
    this.variableValues = variables
    this.rootValue = rootValue
  }

  /** Each place in the answer has its own, which nobody asks for so far. */
  get path(): never {
    throw new NotCompilable()
  }
}

/** The arguments of a field: worked out once, or once a run where variables decide. */
function argumentsOf(
  compilation: Compilation,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode | undefined,
): (run: Run) => Values {
  if (field.args.length === 0) return () => none
  if (node === undefined) throw new NotCompilable()
  if (hasVariables(node))
    return oncePerRun(compilation, ({ variables }) => getArgumentValues(field, node, variables))
  const values = getArgumentValues(field, node)
  return () => values
}

function oncePerRun<T>({ counts }: Compilation, make: (run: Run) => T): (run: Run) => T {
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
