import {
  type FieldNode,
  type GraphQLAbstractType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type { ExecutionContext } from 'graphql/execution/execute.js'
import { collect, collectIn } from './collect.ts'
import { compileLeaf, type Show, type Target } from './leaf.ts'
import { resolverOf } from './resolver.ts'
import { Irregular, isPromise, type Run, settle } from './run.ts'

type Fields = ReadonlyMap<string, readonly FieldNode[]>

/** Shows the fields of a record. */
export type ShowFields = (run: Run, target: Target, source: unknown) => void

/** What is compiled, with the variables that `@skip` and `@include` depend on. */
export type Compiled = Pick<
  ExecutionContext,
  'schema' | 'fragments' | 'operation' | 'variableValues'
> & {
  readonly memos: { count: number }
  /** Called for each field that is compiled. */
  readonly grown: () => void
}

/** Compiles the fields of an operation; throws Irregular for what graphql must execute itself. */
export function compileOperation(compiled: Compiled): ShowFields {
  const root = compiled.schema.getRootType(compiled.operation.operation)
  if (!root) throw new Irregular()
  return compileFields(compiled, root, collect(compiled, root))
}

function compileFields(compiled: Compiled, parent: GraphQLObjectType, fields: Fields): ShowFields {
  const shows = [...fields].map(([name, nodes]) => compileField(compiled, parent, name, nodes))
  return (run, target, source) => {
    for (const show of shows) show(run, target, source)
  }
}

function compileField(
  compiled: Compiled,
  parent: GraphQLObjectType,
  name: string,
  nodes: readonly FieldNode[],
): ShowFields {
  const [node] = nodes
  compiled.grown()
  // An answer would get another prototype.
  if (node === undefined || name === '__proto__') throw new Irregular()
  if (node.name.value === '__typename')
    return (_, target) => {
      target[name] = parent.name
    }
  const field = parent.getFields()[node.name.value]
  if (field === undefined) throw new Irregular()
  const resolve = resolverOf(compiled, parent, field, nodes)
  const show = compileType(compiled, field.type, nodes)
  return (run, target, source) => {
    const value = resolve(run, source)
    if (typeof value !== 'object') return show(run, target, name, value)
    if (!isPromise(value)) return show(run, target, name, value)
    // Its place among the fields.
    target[name] = undefined
    settle(run, value, (settled) => show(run, target, name, settled))
  }
}

function compileType(
  compiled: Compiled,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
): Show {
  const inner = isNonNullType(type) ? type.ofType : type
  const required = inner !== type
  if (isLeafType(inner)) return compileLeaf(inner, required)
  const show = compileNullable(compiled, inner, nodes)
  return (run, target, key, value) => {
    if (value instanceof Error) throw new Irregular()
    if (value !== null && value !== undefined) return show(run, target, key, value)
    if (required) throw new Irregular()
    target[key] = null
  }
}

function compileNullable(
  compiled: Compiled,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
): Show {
  if (isListType(type)) return compileList(compileType(compiled, type.ofType, nodes))
  if (isObjectType(type)) return compileObject(compiled, type, nodes)
  if (isAbstractType(type)) return compileAbstract(compiled, type, nodes)
  throw new Irregular()
}

function compileObject(
  compiled: Compiled,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
): Show {
  if (type.isTypeOf) throw new Irregular()
  const collected = collectIn(compiled, type, nodes)
  const fields = compileFields(compiled, type, collected)
  // Records that are alike from the beginning are made and written faster.
  const blank: Target = Object.fromEntries([...collected.keys()].map((name) => [name, undefined]))
  return (run, target, key, value) => {
    const shown = { ...blank }
    target[key] = shown
    fields(run, shown, value)
  }
}

function compileAbstract(
  compiled: Compiled,
  type: GraphQLAbstractType,
  nodes: readonly FieldNode[],
): Show {
  const possible = compiled.schema.getPossibleTypes(type)
  const shows = new Map(possible.map((one) => [one.name, compileObject(compiled, one, nodes)]))
  return (run, target, key, value) => {
    const name = type.resolveType?.(value, run.context, undefined as never, type)
    const show = typeof name === 'string' ? shows.get(name) : undefined
    if (show === undefined) throw new Irregular()
    show(run, target, key, value)
  }
}

function compileList(item: Show): Show {
  return (run, target, key, value) => {
    if (!Array.isArray(value)) throw new Irregular()
    const shown = new Array(value.length) as unknown as Target
    target[key] = shown
    // Counted by hand, since lists are long: an iterator makes an object for each of them.
    for (let index = 0; index < value.length; index += 1) {
      const one: unknown = value[index]
      if (isPromise(one)) settle(run, one, (settled) => item(run, shown, index, settled))
      else item(run, shown, index, one)
    }
  }
}
