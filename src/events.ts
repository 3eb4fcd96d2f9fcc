/**
 * A generator made of a function for the next event and one for the end. A generator written with `async function*`
 * can't be ended while it waits, and would wait forever after its reader has gone.
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

const alike = new WeakSet<object>()

/** Marks an event that is the same for every viewer, so that it is executed once for all equal subscriptions. */
export function share<T extends object>(event: T): T {
  alike.add(event)
  return event
}

/** Whether an event is the same for every viewer. */
export function isShared(event: unknown): event is object {
  return typeof event === 'object' && event !== null && alike.has(event)
}

/** What orders states. */
export type Version = number | bigint

/** The states of a record that are the same for all equal subscriptions, which therefore follow them once. */
export interface SharedStates<T> extends AsyncGenerator<T, void> {
  /** The version that the subscriber already has. */
  readonly known: Version
  readonly versionOf: (state: T) => Version
}

/** Marks a stream of states that are the same for all equal subscriptions. */
export function shareStates<T>(
  states: AsyncGenerator<T, void>,
  known: Version,
  versionOf: (state: T) => Version,
): SharedStates<T> {
  return Object.assign(states, { known, versionOf })
}

/** Whether a stream's states are the same for all equal subscriptions. */
export function areShared<T>(states: AsyncGenerator<T, void>): states is SharedStates<T> {
  return 'versionOf' in states
}
