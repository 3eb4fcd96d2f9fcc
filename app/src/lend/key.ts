import { useRef } from 'preact/hooks'

/** Idempotency keys: one call has one key, however often it is sent, until its outcome is known. */
export interface Keys {
  keyOf(call: string): string
  /** The gateway has answered: another such call is a new one. */
  settled(): void
}

/** Keeps the key of the call that a form is making. */
export function useKeys(): Keys {
  const held = useRef<{ readonly call: string; readonly key: string } | undefined>(undefined)
  return {
    keyOf(call) {
      if (held.current?.call !== call) held.current = { call, key: crypto.randomUUID() }
      return held.current.key
    },
    settled() {
      held.current = undefined
    },
  }
}
