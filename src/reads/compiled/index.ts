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
import { type Documents, isFrequent } from '../documents.ts'
import { after, type Ready } from '../loader.ts'
import type { Operation } from '../operation.ts'
import { compileOperation, type ShowFields } from './plan.ts'
import { finished, type Run } from './run.ts'

/** The estimated memory of a compiled field, and of a definition in a document. */
const FIELD_BYTES = 900

/** A result without errors. */
export interface Data {
  readonly data: Record<string, unknown>
  readonly errors?: never
}

/** Executes queries and subscription events; undefined if graphql must execute them. */
export type Compiled = (operation: Operation, context: unknown) => Ready<Data | undefined>

/** What an operation is compiled from. */
type Facts = Pick<Parameters<typeof compileOperation>[0], 'schema' | 'fragments' | 'operation'> & {
  /** The variables that `@skip` and `@include` depend on. */
  readonly conditions: readonly string[]
}

/** Compiles and executes operations that are requested often. */
export function compiled(schema: GraphQLSchema, documents: Documents): Compiled {
  return (asked, context) => {
    const node = getOperationAST(asked.document, asked.operationName)
    // Mutations are not compiled, since their fields must be executed in sequence.
    if (!node || node.operation === OperationTypeNode.MUTATION) return undefined
    const seen = documents.see<Facts, ShowFields>(node, () => gather(schema, asked.document, node))
    const isSubscription = node.operation === OperationTypeNode.SUBSCRIPTION
    // A subscription can only be executed for an event.
    if (!isFrequent(seen) || isSubscription !== (asked.rootValue !== undefined)) return undefined
    const { coerced } = getVariableValues(schema, node.variableDefinitions ?? [], asked.variables)
    if (!coerced) return undefined
    const { facts } = seen
    const variant = facts.conditions.map((name) => switchOf(coerced[name])).join()
    const show = documents.made(seen, variant, () => compile(facts, coerced))
    return show && run(show, context, coerced, asked.rootValue)
  }
}

function run(
  show: ShowFields,
  context: unknown,
  variables: Run['variables'],
  rootValue: unknown,
): Ready<Data | undefined> {
  const data: Record<string, unknown> = {}
  const end = () => undefined
  const run: Run = { context, variables, rootValue, memos: [], pending: 0, end }
  const done = finished(run, () => show(run, data, rootValue))
  return after(done, (done) => (done ? { data } : undefined))
}

function gather(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
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
  const bytes = document.definitions.length * FIELD_BYTES
  return { value: { schema, fragments, operation, conditions: [...conditions] }, bytes }
}

/** Compiles an operation; what can't be compiled is left to graphql, which also reports what is wrong with it. */
function compile(facts: Facts, variableValues: Run['variables']) {
  const counts = { memos: 0, fields: 0 }
  try {
    const value = compileOperation({ ...facts, variableValues, counts })
    return { value, bytes: counts.fields * FIELD_BYTES }
  } catch {
    return { value: undefined, bytes: 0 }
  }
}

/** Only booleans count: another operation in the document may use a variable of this name as a string of any length. */
function switchOf(value: unknown): string {
  return typeof value === 'boolean' ? String(value) : '-'
}
