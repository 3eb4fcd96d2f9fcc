/**
 * How many subscriptions are woken at once. All that are woken together are read and executed before the first of them is sent
 * anything, so with fewer the clients receive while the gateway works, and other requests get their turn in between.
 */
const AT_ONCE = 256

let waiting: (() => void)[] = []
let begun = false

/** Wakes a subscription after those that are woken already, soon. */
export function wakeInTurn(wake: () => void): void {
  waiting.push(wake)
  if (begun) return
  begun = true
  setImmediate(wakeNext)
}

function wakeNext(): void {
  const next = waiting.slice(0, AT_ONCE)
  waiting = waiting.slice(AT_ONCE)
  for (const wake of next) wake()
  if (waiting.length > 0) setImmediate(wakeNext)
  else begun = false
}
