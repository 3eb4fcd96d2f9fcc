import {
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  parse,
  validate,
  visit,
} from 'graphql'
import { pointsOf } from '../http/rates/rate-limiter.ts'
import { evaluate, type Variables } from '../reads/plan/amount.ts'
import { type Plan, planOf } from '../reads/plan/plan.ts'
import type { Row } from './answer.ts'
import { records } from './records.ts'

/** A row's document, with the record fragments that it uses, as the plan of its operation. */
export interface RowDocument extends Pick<Plan, 'operation' | 'fragments'> {
  readonly plan: Plan
  /** The operation's single root field, under its name in the response. */
  readonly root: string
  /** That field's definition in the schema. */
  readonly field: GraphQLField<unknown, unknown>
}

/** Parses a row's document and validates it against the schema; throws if the row has drifted from it. */
export function readDocument(schema: GraphQLSchema, row: Row): RowDocument {
  const own = parse(row.document)
  const used = fragmentsIn(own)
  const document: DocumentNode = { ...own, definitions: [...own.definitions, ...used] }
  const [error] = validate(schema, document)
  if (error !== undefined) throw new Error(`${row.method} ${row.path}: ${error.message}`)
  const [operation] = own.definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${row.path}: no operation`)
  const [field] = operation.selectionSet.selections
  if (field?.kind !== Kind.FIELD) throw new Error(`${row.path}: no root field`)
  const known = schema.getRootType(operation.operation)?.getFields()[field.name.value]
  if (known === undefined) throw new Error(`${row.path}: no root field`)
  const plan = planOf(schema, document, operation)
  return {
    plan,
    operation,
    fragments: plan.fragments,
    root: field.alias?.value ?? field.name.value,
    field: known,
  }
}

/** The record fragments that a document uses, directly or indirectly. */
function fragmentsIn(node: ASTNode): readonly FragmentDefinitionNode[] {
  const names = new Set<string>()
  visit(node, { FragmentSpread: ({ name }) => void names.add(name.value) })
  const found = records.filter(({ name }) => names.has(name.value))
  return [...new Set([...found, ...found.flatMap(fragmentsIn)])]
}

/** What a row's document costs with given variables, as over GraphQL: in records, and in points. */
export function rowPoints({ plan: counting }: RowDocument) {
  const { schema, document, operation } = counting
  // The total count is requested only by `$total`.
  const uncounted = visit(operation, {
    [Kind.FIELD]: ({ directives = [] }) => (directives.length > 0 ? null : undefined),
  })
  const reading = planOf(schema, document, uncounted)
  const planFor = (variables: Variables) => (variables.total === true ? counting : reading)
  const costOf = (variables: Variables) => evaluate(planFor(variables).price.cost, variables)
  return {
    costOf,
    pointsOf: (variables: Variables) =>
      pointsOf({ plan: planFor(variables), cost: costOf(variables), work: 0 }),
  }
}
