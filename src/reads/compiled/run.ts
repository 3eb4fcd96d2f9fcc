/** Thrown for what is left to graphql, above all errors, whose paths and propagation follow rules of their own. */
export class NotCompilable extends Error {}

/** One execution of a compiled operation. */
export interface Run {
  readonly context: unknown
  readonly variables: Readonly<Record<string, unknown>>
  readonly rootValue: unknown
  /** What is computed once per run: arguments that depend on variables, and `info`. */
  readonly memos: unknown[]
  pending: number
  end: (done: boolean) => void
}

/** Starts a run and waits for its promises; false if graphql must execute the operation instead. */
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

/** Continues when a promise is fulfilled; a rejection ends the run unsuccessfully. */
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

/** Whether a value is a promise. */
export function isPromise(value: unknown): value is PromiseLike<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'then' in value &&
    typeof value.then === 'function'
  )
}
