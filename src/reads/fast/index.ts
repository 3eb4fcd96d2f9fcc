import {
  type FieldNode,
  type GraphQLResolveInfo,
  getNamedType,
  getVariableValues,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql'
import type { Database } from '../../database/connection.ts'
import { isUuid } from '../../database/ids.ts'
import { type Ahead, aloneIn, type roots } from '../ahead.ts'
import { after, type Ready } from '../loader.ts'
import type { Loaders } from '../loaders.ts'
import type { Operation, Plan } from '../plan/plan.ts'
import { compileOperation, type ShowFields } from './execution.ts'
import { finished, type Run } from './run.ts'
import { recordsIn, roomFor } from './selection.ts'
import { type AheadRow, compileStatement, type Statement } from './statement.ts'

/** A result without errors. */
export interface Data {
  readonly data: Record<string, unknown>
  readonly errors?: never
}

/**
 * Everything that exists for speed alone: closures execute operations, and root fields read what is nested in their records
 * along with them. It decides nothing, and every result is what graphql and the loaders would give.
 */
export interface Fast {
  /** Executes queries and events of subscriptions; undefined if graphql must do it. */
  execute(operation: Operation, context: unknown): Ready<Data | undefined>
  /** The look-ahead of one request. */
  aheadIn(loaders: Loaders): ReturnType<typeof aheadIn>
}

/** Prepares execution and look-ahead, which share what is compiled for each operation. */
export function openFast(database: Database, statements: Admission = admission()): Fast {
  const executions = new Executions()
  return {
    execute: (operation, context) => execute(executions, operation, context),
    aheadIn: (loaders) => aheadIn(database, loaders, { executions, statements }),
  }
}

function execute(
  executions: Executions,
  { plan, variables, rootValue }: Operation,
  context: unknown,
): Ready<Data | undefined> {
  const { operation, variableDefinitions = [] } = plan.operation
  // Compiled fields run at the same time; those of a mutation must run one after the other.
  if (operation === OperationTypeNode.MUTATION) return undefined
  const execution = executions.count(plan)
  // A subscription can only be executed for an event.
  const isSubscription = operation === OperationTypeNode.SUBSCRIPTION
  if (isSubscription !== (rootValue !== undefined)) return undefined
  const { coerced } = getVariableValues(plan.schema, variableDefinitions, variables)
  if (coerced === undefined) return undefined
  const variant = variantFor(execution, coerced)
  if (variant === undefined) return undefined
  const data: Record<string, unknown> = {}
  const run: Run = {
    context,
    variables: coerced,
    rootValue,
    memos: [],
    pending: 0,
    end: () => undefined,
  }
  const done = finished(run, () => {
    variant.show ??= compileOperation(plan, coerced)
    variant.show(run, data, rootValue)
  })
  return after(done, (done) => (done ? { data } : undefined))
}

const VARIANTS_MAX = 16
/** Memory per character of a statement. */
const CHARACTER_BYTES = 12

/** What is compiled from an operation for variables of one shape. */
interface Variant {
  show: ShowFields | undefined
  /** The statement of each field that reads records; undefined if it was not admitted. */
  readonly statements: Map<FieldNode, Statement | undefined>
}

/** An operation that has been executed. */
interface Execution {
  readonly plan: Plan
  times: number
  readonly variants: Map<string, Variant>
}

/** What is compiled from operations; it is dropped together with their documents. */
class Executions {
  readonly #known = new WeakMap<OperationDefinitionNode, Execution>()

  /** Counts an execution. */
  count(plan: Plan): Execution {
    const execution = this.find(plan.operation) ?? { plan, times: 0, variants: new Map() }
    if (execution.times === 0) this.#known.set(plan.operation, execution)
    execution.times += 1
    return execution
  }

  find(operation: OperationDefinitionNode): Execution | undefined {
    return this.#known.get(operation)
  }
}

/** The variant for these variables; undefined if there are too many. */
function variantFor(
  { plan, variants }: Execution,
  variables: Readonly<Record<string, unknown>>,
): Variant | undefined {
  const shape = plan.shaping.map((name) => shapeOf(variables[name])).join()
  const known = variants.get(shape)
  if (known !== undefined || variants.size >= VARIANTS_MAX) return known
  const variant: Variant = { show: undefined, statements: new Map() }
  variants.set(shape, variant)
  return variant
}

/** For texts and objects only the presence matters, since lists that they filter are not read ahead. */
function shapeOf(value: unknown): string {
  if (value === undefined || value === null) return '-'
  if (typeof value === 'number') return `${roomFor(value) ?? '+'}`
  return typeof value === 'boolean' ? `${value}` : '+'
}

/** What all requests share. */
interface Shared {
  readonly executions: Executions
  readonly statements: Admission
}

/** Creates the look-ahead of one request: root fields read their records together with what is selected of them. */
function aheadIn(database: Database, loaders: Loaders, shared: Shared): Ahead {
  // All records of a field in one request are read by the same statement, or all without one.
  const decided = new Map<FieldNode, Statement | undefined>()
  const statementOf = (info: GraphQLResolveInfo, root: Root, within?: 'a list') => {
    const [node] = info.fieldNodes
    if (node === undefined || info.operation.operation !== 'query') return undefined
    if (!decided.has(node))
      decided.set(node, decide(database, shared, node, { info, root, within }))
    return decided.get(node)
  }
  return {
    async one(info, root, id) {
      const statement = statementOf(info, root)
      if (statement === undefined || !isUuid(id)) return
      const [row] = await loaders.reader.query<AheadRow>(statement.byId, [id])
      if (row === undefined) loaders[root].prime(id, null)
      else statement.take(loaders, row, info.variableValues)
    },
    many(info, root) {
      const statement = statementOf(info, root, 'a list')
      if (statement === undefined) return aloneIn(database, loaders).many(info, root)
      const { columns, take } = statement
      return { columns, take: (row: never): object => take(loaders, row, info.variableValues) }
    },
  }
}

type Root = keyof typeof roots

/** A root field that reads records. */
interface Reading {
  readonly info: GraphQLResolveInfo
  readonly root: Root
  readonly within: 'a list' | undefined
}

/** Chooses the statement that reads a field's records with what is selected of them; undefined to use loaders only. */
function decide(
  database: Database,
  { executions, statements }: Shared,
  node: FieldNode,
  { info, root, within }: Reading,
): Statement | undefined {
  const execution = executions.find(info.operation)
  if (execution === undefined) return undefined
  const variant = variantFor(execution, info.variableValues)
  if (variant === undefined) return undefined
  const known = variant.statements.get(node)
  if (known !== undefined || variant.statements.has(node)) return known
  // A flood of new documents must not fill the connections with statements.
  if (execution.times < statements.timesSeen()) return undefined
  const { plan } = execution
  const scope = { ...plan, database, variableValues: info.variableValues }
  const records = within
    ? recordsIn(scope, getNamedType(info.returnType).name, info.fieldNodes)
    : info.fieldNodes
  const made = compileStatement(scope, root, records)
  const statement = statements.admits(made.byId) ? made : undefined
  if (statement) plan.grow(made.byId.length * CHARACTER_BYTES)
  variant.statements.set(node, statement)
  return statement
}

const SEEN = 3
/** The total length of all statements in characters; each stays prepared on every connection. */
const STATEMENTS_MAX = 600_000
/** The minimum length that a statement counts for. */
const STATEMENT_MIN = 2_000
/** The required number of requests doubles with each multiple of this length, so that frequent queries always get in. */
const STATEMENTS_STEP = 100_000

/** Limits how many look-ahead statements there are. */
interface Admission {
  /** How often a field must have been requested to get a statement. */
  timesSeen(): number
  /** Whether a statement was admitted before or still fits. */
  admits(text: string): boolean
}

/** Creates a limit to which no statement has been admitted yet. */
export function admission(): Admission {
  const known = new Set<string>()
  let written = 0
  return {
    timesSeen: () => SEEN * 2 ** Math.floor(written / STATEMENTS_STEP),
    admits: (text) => {
      if (known.has(text)) return true
      if (written + text.length > STATEMENTS_MAX) return false
      known.add(text)
      written += Math.max(text.length, STATEMENT_MIN)
      return true
    },
  }
}
