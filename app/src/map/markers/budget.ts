/** A gateway accepts 100 messages a minute from a socket. Pings take up to 40 of them, and each new area or list two. */
const AREAS_A_MINUTE = 20
const QUIET_MS = 120

/**
 * Runs the first call at once. Of later calls, it runs only the newest, after a short pause, and no more often than the
 * socket's limit allows.
 */
export function sparingly(): { run(action: () => void): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let done: number[] = []
  return {
    run(action) {
      clearTimeout(timer)
      const now = performance.now()
      done = done.filter((time) => now - time < 60_000)
      const oldest = done.length < AREAS_A_MINUTE ? undefined : done[0]
      const pause = oldest === undefined ? 0 : oldest + 60_000 - now
      timer = setTimeout(
        () => {
          done.push(performance.now())
          action()
        },
        done.length === 0 ? 0 : Math.max(QUIET_MS, pause),
      )
    },
    cancel: () => clearTimeout(timer),
  }
}
