/**
 * How many subscriptions are woken at once. All that are woken together are read and executed before the first of them is sent
 * anything, so with fewer the clients receive while the gateway works, and other requests get their turn in between.
 */
const AT_ONCE = 256

const waiting = new Set<() => void>()
let begun = false

/** Calls what wakes a subscription after those that are waiting already, soon; once, however often it was asked to meanwhile. */
export function wakeInTurn(wake: () => void): void {
  waiting.add(wake)
  if (begun) return
  begun = true
  setImmediate(wakeNext)
}

function wakeNext(): void {
  let left = AT_ONCE
  try {
    for (const wake of waiting) {
      if (left === 0) break
      left -= 1
      waiting.delete(wake)
      wake()
    }
  } finally {
    begun = waiting.size > 0
    if (begun) setImmediate(wakeNext)
  }
}
