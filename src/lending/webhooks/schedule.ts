const [SECOND, MINUTE, HOUR] = [1, 60, 3_600]

/** The waits before each attempt, in seconds. */
const WAITS = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]
/** Spreads attempts, so that deliveries that failed together are not tried again together. */
const JITTER = 0.2
/** The longest wait that a receiver can ask for, in seconds. */
const ASKED_MAX = 24 * HOUR

/**
 * The seconds until the next attempt, after so many have failed; undefined if that was the last. A receiver that asks for a longer
 * wait (Retry-After) gets it, up to a day.
 */
export function nextWait(failed: number, retryAfter?: string): number | undefined {
  const wait = WAITS[failed]
  if (wait === undefined) return undefined
  const asked = Math.min(secondsIn(retryAfter), ASKED_MAX)
  return Math.max(wait * (1 + JITTER * Math.random()), asked)
}

/** The seconds that a Retry-After means: a number of them, or a time; 0 if it is invalid. */
function secondsIn(header = ''): number {
  if (/^\d+$/.test(header.trim())) return Number(header)
  const until = Date.parse(header)
  return Number.isNaN(until) ? 0 : Math.max(0, (until - Date.now()) / 1_000)
}
