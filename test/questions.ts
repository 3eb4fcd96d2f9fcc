import fc from 'fast-check'
import {
  buildSchema,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isAbstractType,
  isObjectType,
} from 'graphql'
import { schemaText } from '../src/schema.ts'

const schema = buildSchema(schemaText())

/** Queries of everything that can be read, with aliases, fragments, conditions and pages. */
export function questions(ids: readonly string[]): fc.Arbitrary<string> {
  const root = schema.getQueryType()?.getFields() ?? {}
  const names = ['loans', 'loan', 'me', 'node', 'member', 'loans', 'loan', 'me']
  const one = fc.constantFrom(...names).chain((name) => {
    const field = root[name]
    return field ? asked(field, 4, ids) : fc.constant('')
  })
  return fc
    .array(one, { minLength: 1, maxLength: 2 })
    .map(
      (fields) =>
        `query ($yes: Boolean = true, $no: Boolean!, $few: Int = 2) { ${fields
          .map((text, at) => (at === 0 ? text : `again: ${text}`))
          .join(
            ' ',
          )} __typename @include(if: $yes) @skip(if: $no) also: me { id v: loans(first: $few) { nodes { id } } } }`,
    )
}

type Field = GraphQLField<unknown, unknown>

function asked(field: Field, depth: number, ids: readonly string[]): fc.Arbitrary<string> {
  const type = getNamedType(field.type)
  return fc
    .tuple(given(field, ids), within(type, depth, ids), fc.constantFrom(...conditions))
    .map(([list, selection, condition]) => `${field.name}${list}${condition} ${selection}`)
}

const conditions = ['', '', '', ' @include(if: $yes)', ' @skip(if: $no)', ' @skip(if: $yes)']

function given({ args }: Field, ids: readonly string[]): fc.Arbitrary<string> {
  if (args.some(({ name }) => name === 'id'))
    return fc.constantFrom(...ids).map((id) => `(id: "${id}")`)
  if (!args.some(({ name }) => name === 'first')) return fc.constant('')
  return fc.constantFrom('', '(first: 1)', '(first: $few)', '(last: 2)', '(first: 3)', '(first: 0)')
}

function within(
  type: GraphQLNamedType,
  depth: number,
  ids: readonly string[],
): fc.Arbitrary<string> {
  if (isAbstractType(type)) {
    const parts = schema
      .getPossibleTypes(type)
      .map((one) => within(one, depth, ids).map((text) => `... on ${one.name} ${text}`))
    return fc.tuple(...parts).map((texts) => `{ __typename ${texts.join(' ')} }`)
  }
  if (!isObjectType(type)) return fc.constant('')
  const fields = Object.values(type.getFields()).filter((one) => depth > 0 || isLeaf(one))
  if (fields.length === 0) return fc.constant('{ __typename }')
  const few = fc.subarray(fields, { minLength: 1, maxLength: Math.min(5, fields.length) })
  return few.chain((chosen) =>
    fc
      .tuple(...chosen.map((one) => asked(one, depth - 1, ids)))
      .map((texts) => `{ __typename ... { ${texts.map(named).join(' ')} } }`),
  )
}

/** Every other field under another name, so that equal ones with other arguments can stand beside each other. */
function named(text: string, at: number): string {
  return at % 2 === 0 ? text : `other${at}: ${text}`
}

function isLeaf({ type }: Field): boolean {
  return !isObjectType(getNamedType(type)) && !isAbstractType(getNamedType(type))
}
