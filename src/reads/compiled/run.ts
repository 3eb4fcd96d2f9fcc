/** What only graphql itself executes: errors, above all, which have places and rules of their own. */
export class NotCompilable extends Error {}

/** One execution of a compiled operation. */
export interface Run {
  readonly context: unknown
  readonly variables: Readonly<Record<string, unknown>>
  readonly rootValue: unknown
  /** What is worked out once for each run, by numbers: arguments that depend on variables, what resolvers are told. */
  readonly memos: unknown[]
  pending: number
  end: (done: boolean) => void
}

/** Runs something that may leave promises; false when graphql has to do it. */
export function finished(run: Run, start: () => void): boolean | Promise<boolean> {
  try {
    start()
  } catch {
    return false
  }
  if (run.pending === 0) return true
  return new Promise((resolve) => {
    run.end = resolve
  })
}

/** Goes on when a promise is kept; what fails ends the run. */
export function settle(run: Run, promise: PromiseLike<unknown>, go: (value: unknown) => void) {
  run.pending += 1
  promise.then(
    (value) => {
      try {
        go(value)
        run.pending -= 1
        if (run.pending === 0) run.end(true)
      } catch {
        run.end(false)
      }
    },
    () => run.end(false),
  )
}

/** Whether a value is there later. */
export function isPromise(value: unknown): value is PromiseLike<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'then' in value &&
    typeof value.then === 'function'
  )
}
