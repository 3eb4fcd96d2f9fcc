import { useRef } from 'preact/hooks'

interface Attempt {
  keyFor(request: object): string
  /** It was answered, by these refusals or by none: whoever tries again after a refusal has changed something meanwhile, and asks anew. */
  answered(refusals: readonly { readonly code: string }[]): void
}

/** After these, nobody knows what became of the request. */
const open = ['LOST', 'IDEMPOTENCY_IN_PROGRESS']

/** Gives the same idempotency key for the same request until it is answered, so that trying again can't do it twice. */
export function useAttempt(): Attempt {
  const last = useRef<{ readonly text: string; readonly key: string } | undefined>(undefined)
  return {
    keyFor(request) {
      const text = JSON.stringify(request)
      const attempt =
        last.current?.text === text ? last.current : { text, key: crypto.randomUUID() }
      last.current = attempt
      return attempt.key
    },
    answered(refusals) {
      if (!refusals.some(({ code }) => open.includes(code))) last.current = undefined
    },
  }
}
