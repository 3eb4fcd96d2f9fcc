import {
  type FieldNode,
  type GraphQLAbstractType,
  GraphQLID,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js'
import type { Plan } from '../plan/plan.ts'
import {
  type Compilation,
  type InfoOf,
  infoFor,
  isPromise,
  NotCompilable,
  type Run,
  resolverOf,
  settle,
} from './run.ts'

/** The estimated memory of a compiled field. */
const FIELD_BYTES = 900

type Fields = ReadonlyMap<string, readonly FieldNode[]>

/** Writes the fields of a record into the response. */
export type ShowFields = (run: Run, target: Target, source: unknown) => void

/** Writes a resolved value into the response. */
type Show = (run: Run, target: Target, key: string | number, value: unknown) => void
type Target = Record<string | number, unknown>

/** Compiles an operation for variables of one shape; throws NotCompilable for anything that graphql must execute. */
export function compileOperation(
  { schema, fragments, operation, grow }: Plan,
  variableValues: Run['variables'],
): ShowFields {
  const root = schema.getRootType(operation.operation)
  if (!root) throw new NotCompilable()
  const fields = collectFields(schema, fragments, variableValues, root, operation.selectionSet)
  const compilation = { schema, fragments, operation, grow, variableValues, memos: { count: 0 } }
  return compileFields(compilation, root, fields)
}

function compileFields(
  compilation: Compilation,
  parent: GraphQLObjectType,
  fields: Fields,
): ShowFields {
  compilation.grow(fields.size * FIELD_BYTES)
  const shows = [...fields].map(([name, nodes]) => compileField(compilation, parent, name, nodes))
  return (run, target, source) => {
    for (const show of shows) show(run, target, source)
  }
}

function compileField(
  compilation: Compilation,
  parent: GraphQLObjectType,
  name: string,
  nodes: readonly FieldNode[],
): ShowFields {
  const [node] = nodes
  // Assigning it would set the prototype of the response.
  if (node === undefined || name === '__proto__') throw new NotCompilable()
  if (node.name.value === '__typename')
    return (_, target) => {
      target[name] = parent.name
    }
  const field = parent.getFields()[node.name.value]
  if (field === undefined) throw new NotCompilable()
  const infoOf = infoFor(compilation, parent, field, nodes)
  const resolve = resolverOf(compilation, field, nodes, infoOf)
  const show = compileType({ compilation, nodes, infoOf }, field.type)
  return (run, target, source) => {
    const value = resolve(run, source)
    if (typeof value !== 'object') return show(run, target, name, value)
    if (!isPromise(value)) return show(run, target, name, value)
    // Reserves the position of the field in the response.
    target[name] = undefined
    settle(run, value, (settled) => show(run, target, name, settled))
  }
}

/** A selected field. */
interface Asked {
  readonly compilation: Compilation
  readonly nodes: readonly FieldNode[]
  readonly infoOf: InfoOf
}

function compileType(asked: Asked, type: GraphQLOutputType): Show {
  const inner = isNonNullType(type) ? type.ofType : type
  const required = inner !== type
  if (isLeafType(inner)) return compileLeaf(inner, required)
  const show = compileNullable(asked, inner)
  return (run, target, key, value) => {
    if (value instanceof Error) throw new NotCompilable()
    if (value !== null && value !== undefined) return show(run, target, key, value)
    if (required) throw new NotCompilable()
    target[key] = null
  }
}

function compileNullable(asked: Asked, type: GraphQLOutputType): Show {
  if (isListType(type)) return compileList(compileType(asked, type.ofType))
  if (isObjectType(type)) return compileObject(asked, type)
  if (isAbstractType(type)) return compileAbstract(asked, type)
  throw new NotCompilable()
}

/** Compiles the fields when there is a first object, since graphql collects them no sooner. */
function compileObject({ compilation, nodes }: Asked, type: GraphQLObjectType): Show {
  if (type.isTypeOf) throw new NotCompilable()
  const compile = () => {
    const { schema, fragments, variableValues } = compilation
    const collected = collectSubfields(schema, fragments, variableValues, type, [...nodes])
    const fields = compileFields(compilation, type, collected)
    // Copies of one object share a hidden class, which is faster.
    const blank: Target = Object.fromEntries([...collected.keys()].map((name) => [name, undefined]))
    return { fields, blank }
  }
  let compiled: ReturnType<typeof compile> | undefined
  return (run, target, key, value) => {
    compiled ??= compile()
    const shown = { ...compiled.blank }
    target[key] = shown
    compiled.fields(run, shown, value)
  }
}

function compileAbstract(asked: Asked, type: GraphQLAbstractType): Show {
  const possible = asked.compilation.schema.getPossibleTypes(type)
  const shows = new Map(possible.map((one) => [one.name, compileObject(asked, one)]))
  return (run, target, key, value) => {
    const name = type.resolveType?.(value, run.context, asked.infoOf(run), type)
    const show = typeof name === 'string' ? shows.get(name) : undefined
    if (show === undefined) throw new NotCompilable()
    show(run, target, key, value)
  }
}

function compileList(item: Show): Show {
  return (run, target, key, value) => {
    if (!Array.isArray(value)) throw new NotCompilable()
    const shown = new Array(value.length) as unknown as Target
    target[key] = shown
    // An iterator would allocate an object for each item, and lists are long.
    for (let index = 0; index < value.length; index += 1) {
      const one: unknown = value[index]
      if (isPromise(one)) settle(run, one, (settled) => item(run, shown, index, settled))
      else item(run, shown, index, one)
    }
  }
}

/** Compiles a scalar or enum. */
function compileLeaf(type: GraphQLLeafType, required: boolean): Show {
  // graphql returns such strings unchanged.
  const asItIs = type === GraphQLID || type === GraphQLString
  return (_, target, key, value) => {
    if (asItIs && typeof value === 'string') {
      target[key] = value
      return
    }
    const there = value !== null && value !== undefined
    if (value instanceof Error || (required && !there)) throw new NotCompilable()
    const shown = there ? type.serialize(value) : null
    if (there && (shown === null || shown === undefined)) throw new NotCompilable()
    target[key] = shown
  }
}
