import {
  type ASTNode,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLError,
  type GraphQLInputField,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isInputObjectType,
  Kind,
  type NamedTypeNode,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { Values } from '../../languages/index.ts'
import type { Told } from '../../languages/told-error.ts'

/** The bounds of an `Int`. */
const [LEAST, MOST] = [-(2 ** 31), 2 ** 31 - 1]
const SHOWN_MAX = 40

/** What can be read at a place in the schema, in the words of JSON Schema. */
export type Bounds = Readonly<Record<string, unknown>>

/** What the rules take in an input field or argument; empty if the schema notes nothing. */
export function boundsOf(
  target: { readonly extensions: { readonly bounds?: unknown } } | undefined,
): Bounds {
  return (target?.extensions.bounds ?? {}) as Bounds
}

/** Says that a field must be a whole number, between which numbers, and what was sent in place of one. */
export function wholeNumber(field: string, { minimum, maximum }: Bounds, given: string): Told {
  const isKnown = typeof minimum === 'number' && typeof maximum === 'number'
  const isWhole = /^-?\d+$/.test(given)
  const [min, max] = isKnown ? [minimum, maximum] : [LEAST, MOST]
  const [, quoted] = /^"(.*)"$/s.exec(given) ?? []
  const values: Values = {
    field,
    // Whoever sends 1.5 learns nothing from the bounds of 32 bits.
    bounded: isKnown || isWhole ? 'yes' : 'no',
    min: String(min),
    max: String(max),
    kind: quoted === undefined ? 'value' : 'text',
    given: shortened(quoted ?? given),
  }
  return { key: 'issue.int', values }
}

function shortened(given: string): string {
  return given.length > SHOWN_MAX ? `${given.slice(0, SHOWN_MAX)}…` : given
}

const REFUSED = /Int cannot represent [^:]*: (.*)$/s

/** What to say of graphql's error about a value that is no whole number, whether it is in the document or a variable; undefined for any other error. */
export function toldOfNumber(
  schema: GraphQLSchema,
  document: DocumentNode,
  { message, nodes }: GraphQLError,
): Told | undefined {
  const [, given = ''] = REFUSED.exec(message) ?? []
  const [node] = nodes ?? []
  if (given === '' || node === undefined) return undefined
  if (node.kind !== Kind.VARIABLE_DEFINITION) {
    const target = targetOf(schema, document, (one) => one === node)
    return target && wholeNumber(target.name, boundsOf(target), given)
  }
  const [, path] =
    /^Variable "[^"]*" got invalid value .* at "[^".]*\.([^"]*)"; Int/s.exec(message) ?? []
  const variable = node.variable.name.value
  const target =
    path === undefined
      ? targetOf(
          schema,
          document,
          (one) => one.kind === Kind.VARIABLE && one.name.value === variable,
        )
      : fieldAt(typeFromAST(schema, node.type as NamedTypeNode), path)
  return target && wholeNumber(path ?? target.name, boundsOf(target), given)
}

type Target = GraphQLArgument | GraphQLInputField

/** The argument or input field to which a document gives a value. */
function targetOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  isValue: (node: ASTNode) => boolean,
): Target | undefined {
  const types = new TypeInfo(schema)
  const around: (Target | undefined)[] = []
  let found: Target | undefined
  visit(
    document,
    visitWithTypeInfo(types, {
      enter(node) {
        if (node.kind === Kind.ARGUMENT) around.push(types.getArgument() ?? undefined)
        if (node.kind === Kind.OBJECT_FIELD)
          around.push(fieldAt(types.getParentInputType(), node.name.value))
        if (isValue(node)) found ??= around.at(-1)
      },
      leave(node) {
        if (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD) around.pop()
      },
    }),
  )
  return found
}

/** The field at a path such as `loans[0].amount` of an input. */
function fieldAt(
  type: GraphQLType | null | undefined,
  path: string,
): GraphQLInputField | undefined {
  const [name = '', ...rest] = path.split('.')
  const named = type && getNamedType(type)
  const field = isInputObjectType(named)
    ? named.getFields()[name.replaceAll(/\[\d+\]/g, '')]
    : undefined
  return rest.length === 0 ? field : fieldAt(field?.type, rest.join('.'))
}
