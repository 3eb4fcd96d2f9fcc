import type { Attempt } from './send.ts'

/** Is told what an operator should know: an endpoint fails or was disabled, or something failed on this side. */
export type Tell = (told: Readonly<Record<string, unknown>>, message: string) => void

/** What became of an attempt, as far as it tells whether the endpoint gets events. */
type Came = Pick<Attempt, 'status' | 'problem'> & { readonly state: string }

/** Tells once that nothing gets through to an endpoint, with the reason, and once that something does again. Answers are not told: they may name members. */
export function tellingFailures(tell: Tell): (webhook: string, attempts: readonly Came[]) => void {
  const failing = new Set<string>()
  return (webhook, attempts) => {
    if (attempts.some(({ state }) => state === 'delivered')) {
      if (failing.delete(webhook)) tell({ webhook }, 'the webhook gets events again')
      return
    }
    const [first] = attempts
    if (first === undefined || failing.has(webhook)) return
    failing.add(webhook)
    tell({ webhook, reason: first.problem ?? `it answered ${first.status}` }, 'the webhook fails')
  }
}
