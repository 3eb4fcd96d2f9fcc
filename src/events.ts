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
