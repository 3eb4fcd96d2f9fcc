import { useLayoutEffect, useState } from 'preact/hooks'

/** A value whose changes can be observed. */
export interface Store<Value> {
  get(): Value
  set(value: Value): void
  subscribe(changed: (value: Value) => void): () => void
}

/** Holds a value. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<(value: Value) => void>()
  let current = initial
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      for (const tell of [...listeners]) tell(value)
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}

/** The value of a store, in a component that is drawn again when it changes, also right after it was drawn first. */
export function useStore<Value>(store: Store<Value>): Value {
  const [, redraw] = useState(0)
  useLayoutEffect(() => store.subscribe(() => redraw((count) => count + 1)), [store])
  return store.get()
}
