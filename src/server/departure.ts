import { setTimeout as sleep } from 'node:timers/promises'

/** The start of shutdown: the gateway is no longer ready, but keeps serving for `delayMs` until load balancers have noticed. */
export function departure(delayMs: number) {
  const stop = new AbortController()
  const leave = async () => {
    stop.abort()
    await sleep(delayMs)
  }
  return { stopping: stop.signal, leave }
}
