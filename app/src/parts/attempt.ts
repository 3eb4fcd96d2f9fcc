import { useRef } from 'preact/hooks'

/** Gives the same idempotency key for the same request until it has succeeded, so that trying again can't do it twice. */
export function useAttempt(): { keyFor(request: object): string; done(): void } {
  const last = useRef<{ readonly text: string; readonly key: string } | undefined>(undefined)
  return {
    keyFor(request) {
      const text = JSON.stringify(request)
      const attempt =
        last.current?.text === text ? last.current : { text, key: crypto.randomUUID() }
      last.current = attempt
      return attempt.key
    },
    done() {
      last.current = undefined
    },
  }
}
