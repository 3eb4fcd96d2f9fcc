/** What only graphql itself executes: errors, above all, which have places and rules of their own. */
export class Irregular extends Error {}

/** One execution of a compiled operation. */
export interface Run {
  readonly context: unknown
  readonly variables: Readonly<Record<string, unknown>>
  /** Arguments that depend on variables, by their numbers. */
  readonly memos: unknown[]
  pending: number
  end: (done: boolean) => void
}

/** Runs something that may leave promises; false when it turned out to be irregular. */
export function running(run: Run, start: () => void): boolean | Promise<boolean> {
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
