import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql'
import { forOperators, schema } from '../../../support/reads/questions.ts'
import { calls, isCallable } from './calls.ts'

type Field = GraphQLField<unknown, unknown>

/**
 * Queries of all that each field with objects shows, with each of its arguments, by the field as `Type.field`: those of
 * a new list are among them. `$ids` names records.
 */
export function everything(): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const [type, around] of ways())
    for (const field of objectFields(type).filter(isCallable)) {
      const queries = objectsOf(field).flatMap((name) =>
        calls(field).map((call) =>
          queryOf(around(`${call} ${within(field, name, whole(name, 1))}`)),
        ),
      )
      found.set(`${type}.${field.name}`, queries)
    }
  return found
}

/** Every field with a list of objects that queries lead to, as `Type.field`. */
export function lists(): string[] {
  const types = new Set(['Query'])
  for (const type of types)
    for (const field of objectFields(type)) for (const name of objectsOf(field)) types.add(name)
  const isList = ({ type }: Field) => isListType(getNullableType(type))
  return [...types].flatMap((type) =>
    objectFields(type)
      .filter(isList)
      .map(({ name }) => `${type}.${name}`),
  )
}

/** The types of objects that have no id: a cache keeps them where they stand. */
export function typesWithoutId(): string[] {
  const names = Object.keys(schema.getTypeMap()).filter((name) => !name.startsWith('__'))
  return names.filter((name) => isObjectType(schema.getType(name)) && !hasId(name))
}

/** The objects that each interface can be. */
export function possibleTypes(): Record<string, string[]> {
  const interfaces = Object.values(schema.getTypeMap()).filter(isAbstractType)
  return Object.fromEntries(
    interfaces.map((one) => [one.name, schema.getPossibleTypes(one).map(({ name }) => name)]),
  )
}

/** What is to be put around a selection of each type, the shortest way from the root. */
function ways(): Map<string, (text: string) => string> {
  const found = new Map([['Query', (text: string) => `{ ${text} }`]])
  for (const [type, around] of found)
    for (const field of objectFields(type).filter(isCallable))
      for (const name of objectsOf(field).filter((one) => !found.has(one)))
        found.set(name, (text) =>
          around(`${calls(field)[0]} ${within(field, name, `{ ${itself(name)} ${text} }`)}`),
        )
  return found
}

/** A selection of one of the types that a field can have. */
function within({ type }: Field, name: string, selection: string): string {
  const { name: shown } = getNamedType(type)
  return shown === name ? selection : `{ ${itself(shown)} ... on ${name} ${selection} }`
}

function queryOf(text: string): string {
  return text.includes('$ids') ? `query ($ids: [ID!]!) ${text}` : text
}

/** All that an object shows, to some depth; a page that lies deeper shows its records. Those of edges are shown by `nodes`, beside them. */
function whole(type: string, depth: number): string {
  const isPage = /(Connection|Edge)$/.test(type)
  const isShown = ({ name }: Field) => depth > 0 || (isPage && name === 'nodes')
  const inner = ({ name, type: of }: Field) =>
    name === 'node' && type.endsWith('Edge')
      ? `{ ${itself(getNamedType(of).name)} }`
      : whole(getNamedType(of).name, isPage ? depth : depth - 1)
  const objects = objectFields(type)
    .filter((one) => isCallable(one) && isShown(one))
    .map((one) => `${calls(one)[0]} ${inner(one)}`)
  return `{ ${['__typename', ...leavesOf(type), ...objects].join(' ')} }`
}

/** What a cache knows an object by; all that is no object, where it has no id and a list would lose the rest. */
function itself(type: string): string {
  return ['__typename', ...(hasId(type) ? ['id'] : leavesOf(type))].join(' ')
}

function hasId(type: string): boolean {
  return fieldsOf(type).some(({ name }) => name === 'id')
}

function fieldsOf(type: string): Field[] {
  const named = schema.getType(type)
  const fields =
    isObjectType(named) || isInterfaceType(named) ? Object.values(named.getFields()) : []
  return type === 'Query' ? fields.filter(({ name }) => !forOperators.includes(name)) : fields
}

function leavesOf(type: string): string[] {
  return fieldsOf(type)
    .filter((one) => isLeafType(getNamedType(one.type)))
    .map(({ name }) => name)
}

function objectFields(type: string): Field[] {
  return fieldsOf(type).filter((one) => !isLeafType(getNamedType(one.type)))
}

function objectsOf({ type }: Field): string[] {
  const named: GraphQLNamedType = getNamedType(type)
  return isAbstractType(named)
    ? schema.getPossibleTypes(named).map(({ name }) => name)
    : [named.name]
}
