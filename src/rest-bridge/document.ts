import {
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
  visit,
} from 'graphql'
import { records } from './records.ts'
import type { Row } from './row.ts'

/** A row's parsed document, with the record fragments that it uses. */
export interface RowDocument {
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
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
  return {
    document,
    operation,
    fragments: new Map(used.map((node) => [node.name.value, node])),
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
