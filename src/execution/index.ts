import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  OperationTypeNode,
  visit,
} from 'graphql'
import { type Compiled, compileOperation, type ShowFields } from './plan.ts'
import { type Run, running } from './run.ts'

const SIGHTS = 3
const VARIANTS_MAX = 8

/** What is to be executed. */
interface Execution {
  readonly document: DocumentNode
  readonly operationName?: string | undefined
  readonly variables: Readonly<Record<string, unknown>>
}

/** What a query without errors shows. */
interface Data {
  readonly data: Record<string, unknown>
}

/** The result of a query without an error; undefined for all else, which is for graphql to execute. */
export type Execute = (execution: Execution, context: unknown) => Promise<Data | undefined>

/** Leaves all to graphql. */
export const plainExecution: Execute = async () => undefined

/** Executes queries by what was compiled when they were seen for the third time: new documents are no attack on the processor. */
export function compiledExecution(schema: GraphQLSchema): Execute {
  // As long as the guard keeps a document, what was made of it is kept.
  const known = new WeakMap<DocumentNode, Map<string | undefined, Operation>>()
  return async ({ document, operationName, variables }, context) => {
    const operations = known.get(document) ?? new Map<string | undefined, Operation>()
    known.set(document, operations)
    const operation = operations.get(operationName) ?? newOperation(schema, document, operationName)
    operations.set(operationName, operation)
    operation.seen += 1
    return operation.seen < SIGHTS ? undefined : execute(operation, variables, context)
  }
}

interface Operation extends Omit<Compiled, 'variableValues' | 'operation'> {
  readonly operation: Compiled['operation'] | undefined
  /** The variables that `@skip` and `@include` depend on. */
  readonly conditions: readonly string[]
  /** What was compiled, by their values; null is what can't be. */
  readonly variants: Map<string, ShowFields | null>
  seen: number
}

function newOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  name: string | undefined,
): Operation {
  const operation = getOperationAST(document, name) ?? undefined
  const query = operation?.operation === OperationTypeNode.QUERY ? operation : undefined
  const fragments = Object.fromEntries(
    document.definitions
      .filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  )
  const conditions = new Set<string>()
  visit(document, {
    Directive: (directive) =>
      visit(directive, { Variable: ({ name: { value } }) => void conditions.add(value) }),
  })
  return {
    schema,
    fragments,
    operation: query,
    conditions: [...conditions],
    variants: new Map(),
    memos: { count: 0 },
    seen: 0,
  }
}

async function execute(
  known: Operation,
  given: Readonly<Record<string, unknown>>,
  context: unknown,
): Promise<Data | undefined> {
  const { operation, schema } = known
  if (operation === undefined) return undefined
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], given)
  const show = coerced && variantOf({ ...known, operation, variableValues: coerced })
  if (!show) return undefined
  const data: Record<string, unknown> = {}
  const run: Run = { context, variables: coerced, memos: [], pending: 0, end: () => undefined }
  return (await running(run, () => show(run, data, undefined))) ? { data } : undefined
}

function variantOf(compiled: Compiled & Operation): ShowFields | null {
  const { conditions, variants, variableValues } = compiled
  const key = conditions.map((name) => String(variableValues[name])).join()
  const kept = variants.get(key)
  if (kept !== undefined) return kept
  const made = variants.size < VARIANTS_MAX ? orNull(() => compileOperation(compiled)) : null
  if (made !== null || variants.size < VARIANTS_MAX) variants.set(key, made)
  return made
}

/** What can't be compiled, graphql executes: it knows what is wrong with it. */
function orNull<T>(make: () => T): T | null {
  try {
    return make()
  } catch {
    return null
  }
}
