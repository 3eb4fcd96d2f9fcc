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
import type { ExecutionContext } from 'graphql/execution/execute.js'
import type { Plan } from '../plan/plan.ts'

/** Thrown for what graphql must execute: above all errors, whose paths and propagation follow rules of their own. */
export class NotCompilable extends Error {}

/** One execution of a compiled operation. */
export interface Run {
  readonly context: unknown
  readonly variables: Readonly<Record<string, unknown>>
  readonly rootValue: unknown
  /** Values that are computed once per run: arguments that depend on variables, and `info`. */
  readonly memos: unknown[]
  pending: number
  end: (done: boolean) => void
}

/** Starts a run and waits for its promises; false if graphql must execute the operation instead. */
export function finished(run: Run, start: () => void): boolean | Promise<boolean> {
  try {
    start()
  } catch {
    return false
  }
  if (run.pending === 0) return true
  return new Promise((resolve) => {
    run.end = resolve
  })
}

/** Continues when a promise is fulfilled; a rejection ends the run unsuccessfully. */
export function settle(run: Run, promise: PromiseLike<unknown>, go: (value: unknown) => void) {
  run.pending += 1
  promise.then(
    (value) => {
      try {
        go(value)
        run.pending -= 1
        if (run.pending === 0) run.end(true)
      } catch {
        run.end(false)
      }
    },
    () => run.end(false),
  )
}

/** Whether a value is a promise. */
export function isPromise(value: unknown): value is PromiseLike<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'then' in value &&
    typeof value.then === 'function'
  )
}

/** An operation to compile, with the variables that `@skip` and `@include` depend on. */
export type Compilation = Pick<Plan, 'schema' | 'fragments' | 'operation' | 'grow'> &
  Pick<ExecutionContext, 'variableValues'> & {
    /** How many values are computed once per run. */
    readonly memos: { count: number }
  }

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
  return oncePerRun(compilation.memos, ({ variables, rootValue }) => {
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
  { memos }: Compilation,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode | undefined,
): (run: Run) => Values {
  if (field.args.length === 0) return () => none
  if (node === undefined) throw new NotCompilable()
  if (hasVariables(node))
    return oncePerRun(memos, ({ variables }) => getArgumentValues(field, node, variables))
  const values = getArgumentValues(field, node)
  return () => values
}

function oncePerRun<T>(memos: Compilation['memos'], make: (run: Run) => T): (run: Run) => T {
  const at = memos.count
  memos.count += 1
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
