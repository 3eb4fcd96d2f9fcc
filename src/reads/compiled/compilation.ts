import type { ExecutionContext } from 'graphql/execution/execute.js'

/** An operation to compile, with the variables that `@skip` and `@include` depend on. */
export type Compilation = Pick<
  ExecutionContext,
  'schema' | 'fragments' | 'operation' | 'variableValues'
> & {
  readonly counts: { memos: number; fields: number }
}
