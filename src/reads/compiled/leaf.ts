import { GraphQLID, type GraphQLLeafType, GraphQLString } from 'graphql'
import { NotCompilable, type Run } from './run.ts'

/** Writes a resolved value into the response. */
export type Show = (run: Run, target: Target, key: string | number, value: unknown) => void
export type Target = Record<string | number, unknown>

/** Compiles a scalar or enum. */
export function compileLeaf(type: GraphQLLeafType, required: boolean): Show {
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
