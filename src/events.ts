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

const copies = new WeakMap<object, object>()

/** The same event for all to whom it shows the same, beside those to whom it shows more. */
export function shared<T extends object>(event: T): T {
  const copy = copies.get(event) ?? share({ ...event })
  copies.set(event, copy)
  return copy as T
}

/** Whether an event shows the same to every viewer. */
export function isShared(event: unknown): event is object {
  return typeof event === 'object' && event !== null && alike.has(event)
}
