import { setTimeout as sleep } from 'node:timers/promises'

const AT_ONCE = 32
/** How much delay is caught up: enough for a slow timer, but not all that piles up while a gateway is down. */
const SLACK_MS = 50
/** How often to check for capacity when all slots are in use. */
const FULL_MS = 5
const GRACE_MS = 10_000

/** Calls `act` this many times a second, evenly, until told to stop; returns how many calls have not ended 10 s later. */
export async function pace(
  rate: number,
  stop: AbortSignal,
  act: (number: number) => Promise<void>,
): Promise<number> {
  const running = new Set<Promise<void>>()
  let due = performance.now()
  for (let number = 0; ; number += 1) {
    await pause(due - performance.now(), stop)
    while (running.size >= AT_ONCE && !stop.aborted) await pause(FULL_MS, stop)
    if (stop.aborted) break
    const one = act(number).finally(() => running.delete(one))
    running.add(one)
    due = Math.max(due + 1_000 / rate, performance.now() - SLACK_MS)
  }
  await Promise.race([Promise.all(running), sleep(GRACE_MS)])
  return running.size
}

/** Waits for these milliseconds, or until told to stop. */
export async function pause(ms: number, stop: AbortSignal): Promise<void> {
  await sleep(Math.max(0, ms), undefined, { signal: stop }).catch(() => undefined)
}
