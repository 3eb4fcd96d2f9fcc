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

const shared = new WeakSet<object>()

/** Marks an event that shows the same to every viewer, so that it is executed once for all who ask alike. */
export function share<T extends object>(event: T): T {
  shared.add(event)
  return event
}

/** Whether an event shows the same to every viewer. */
export function isShared(event: unknown): event is object {
  return typeof event === 'object' && event !== null && shared.has(event)
}
