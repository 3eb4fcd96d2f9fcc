/**
 * A generator made from one function for the next event and one for the end. A generator written with `async function*` can't be
 * ended while it waits, so it would wait forever after its reader has gone.
 */
export function events<T>(
  next: () => Promise<IteratorResult<T, void>>,
  end: () => Promise<unknown>,
): AsyncGenerator<T, void> {
  const finish = async () => {
    await end()
    return { done: true, value: undefined } as const
  }
  const generator: AsyncGenerator<T, void> = {
    next,
    return: finish,
    throw: finish,
    [Symbol.asyncIterator]: () => generator,
    [Symbol.asyncDispose]: async () => void (await finish()),
  }
  return generator
}

/** The same events after a first one. */
export function startingWith<T>(first: T, rest: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  let begins = true
  const next = async (): Promise<IteratorResult<T, void>> => {
    if (!begins) return rest.next()
    begins = false
    return { done: false, value: first }
  }
  const end = () => {
    begins = false
    return rest.return()
  }
  return events(next, end)
}

const alike = new WeakSet<object>()

/** Marks an event as the same for every viewer, so that it is executed once for all equal subscriptions. */
export function share<T extends object>(event: T): T {
  alike.add(event)
  return event
}

/** Whether an event is the same for every viewer. */
export function isShared(event: unknown): event is object {
  return typeof event === 'object' && event !== null && alike.has(event)
}

/** The version of a state; a later state has a greater one. */
export type Version = number | bigint

/** Where a subscription to a record's states begins. */
export interface Beginning<T> {
  /** The state to send first, if any. */
  readonly first: T | undefined
  /** The version of that state, or else of the one that the subscriber already has. */
  readonly known: Version
  readonly versionOf: (state: T) => Version
  /** Whether a state is the same for all: a later one can differ, as what a loan owes does once it is paid out. */
  readonly alike: (state: T) => boolean
}

/** The states of a record, which are the same for all equal subscriptions: one of them can follow the record for all. */
export interface SharedStates<T> extends AsyncGenerator<T, void>, Beginning<T> {}

/** Marks a stream of states as the same for all equal subscriptions. It continues after the state that it begins with. */
export function shareStates<T>(
  states: AsyncGenerator<T, void>,
  beginning: Beginning<T>,
): SharedStates<T> {
  return Object.assign(states, beginning)
}

/** Whether a stream's states are the same for all equal subscriptions. */
export function areShared<T>(states: AsyncGenerator<T, void>): states is SharedStates<T> {
  return 'versionOf' in states
}
