/**
 * A generator made of how the next event is had and how all is ended. One written with `async function*` can't be
 * ended while it waits, and would wait for ever after its reader has gone.
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

/** Marks an event that shows the same to every viewer, so that it is executed once for all who ask alike. */
export function share<T extends object>(event: T): T {
  alike.add(event)
  return event
}

/** Whether an event shows the same to every viewer. */
export function isShared(event: unknown): event is object {
  return typeof event === 'object' && event !== null && alike.has(event)
}

/** What states come after each other by. */
export type Version = number | bigint

/** The states of one thing, which show the same to all who ask alike: for all of them they are followed once. */
export interface SharedStates<T> extends AsyncGenerator<T, void> {
  /** The version that whoever opened this knows already. */
  readonly known: Version
  readonly versionOf: (state: T) => Version
}

/** Marks a stream of states that show the same to all who ask alike. */
export function shareStates<T>(
  states: AsyncGenerator<T, void>,
  known: Version,
  versionOf: (state: T) => Version,
): SharedStates<T> {
  return Object.assign(states, { known, versionOf })
}

/** Whether the states of a stream show the same to all who ask alike. */
export function areShared<T>(states: AsyncGenerator<T, void>): states is SharedStates<T> {
  return 'versionOf' in states
}
