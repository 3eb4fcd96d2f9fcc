import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from 'graphql'
import { Kept } from './kept.ts'
import { type Compiled, compileOperation, type ShowFields } from './plan.ts'
import { type Run, running } from './run.ts'

const SIGHTS = 3
const VARIANTS_MAX = 8
/** Of all that is compiled: each takes less than 1 KB. */
const FIELDS_MAX = 100_000

/** What is to be executed. */
interface Execution {
  readonly document: DocumentNode
  readonly operationName?: string | null | undefined
  readonly variables: Readonly<Record<string, unknown>>
  /** The event of a subscription. */
  readonly rootValue?: unknown
}

/** What a query or an event without errors shows. */
interface Data {
  readonly data: Record<string, unknown>
}

/** The result of a query, or of a subscription's event, without an error; undefined for all else, which is for graphql to execute. */
export type Execute = (execution: Execution, context: unknown) => Promise<Data | undefined>

/** Leaves all to graphql. */
export const plainExecution: Execute = async () => undefined

/** Executes by what was compiled when it was seen for the third time: new documents are no attack on the processor. */
export function compiledExecution(schema: GraphQLSchema): Execute {
  // By what the document defines, never by a name that came with the request.
  const known = new Kept<OperationDefinitionNode, Operation>(FIELDS_MAX)
  return async (execution, context) => {
    const { document, operationName } = execution
    const node = getOperationAST(document, operationName)
    // The fields of a mutation are to be executed one after the other.
    if (!node || node.operation === OperationTypeNode.MUTATION) return undefined
    const operation = known.of(node, () => {
      known.grow(document.definitions.length)
      return newOperation(schema, document, node, () => known.grow(1))
    })
    operation.seen += 1
    return operation.seen < SIGHTS ? undefined : execute(operation, execution, context)
  }
}

interface Operation extends Omit<Compiled, 'variableValues'> {
  /** The variables that `@skip` and `@include` depend on. */
  readonly conditions: readonly string[]
  /** What was compiled, by their values; null is what can't be. */
  readonly variants: Map<string, ShowFields | null>
  seen: number
}

function newOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  grown: () => void,
): Operation {
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
    operation,
    conditions: [...conditions],
    variants: new Map(),
    memos: { count: 0 },
    grown,
    seen: 0,
  }
}

async function execute(
  known: Operation,
  { variables, rootValue }: Execution,
  context: unknown,
): Promise<Data | undefined> {
  const { operation, schema } = known
  const isSubscription = operation.operation === OperationTypeNode.SUBSCRIPTION
  // Without an event a subscription is nothing to execute.
  if (isSubscription !== (rootValue !== undefined)) return undefined
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables)
  const show = coerced && variantOf({ ...known, variableValues: coerced })
  if (!show) return undefined
  const data: Record<string, unknown> = {}
  const run: Run = { context, variables: coerced, memos: [], pending: 0, end: () => undefined }
  return (await running(run, () => show(run, data, rootValue))) ? { data } : undefined
}

function variantOf(compiled: Compiled & Operation): ShowFields | null {
  const { conditions, variants, variableValues } = compiled
  const key = conditions.map((name) => switchOf(variableValues[name])).join()
  const kept = variants.get(key)
  if (kept !== undefined) return kept
  const made = variants.size < VARIANTS_MAX ? orNull(() => compileOperation(compiled)) : null
  if (made !== null || variants.size < VARIANTS_MAX) variants.set(key, made)
  return made
}

/** Another operation may have a variable of the same name that is a text, of any length: it decides nothing here. */
function switchOf(value: unknown): string {
  return typeof value === 'boolean' ? String(value) : '-'
}

/** What can't be compiled, graphql executes: it knows what is wrong with it. */
function orNull<T>(make: () => T): T | null {
  try {
    return make()
  } catch {
    return null
  }
}
