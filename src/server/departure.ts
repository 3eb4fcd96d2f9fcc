import { setTimeout as sleep } from 'node:timers/promises'

/** How a gateway leaves: it is not ready any more, and serves on until balancers know. */
export function departure(delayMs: number) {
  const stop = new AbortController()
  const leave = async () => {
    stop.abort()
    await sleep(delayMs)
  }
  return { stopping: stop.signal, leave }
}
