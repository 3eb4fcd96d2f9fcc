import type { Server, ServerName } from '../server.ts'
import type { Figures } from './table.ts'

/** Milliseconds of each request, and of all together with the microseconds of CPU, where not all the time was the server's. */
interface Timed {
  readonly times: readonly number[]
  readonly tookMs: number
  readonly usedUs: number
}

/** Rounds of one server on one workload, as they come. */
export interface Tally {
  readonly server: ServerName
  /** Runs a round while the server alone may run. */
  readonly round: (run: () => Promise<readonly number[] | Timed>) => Promise<void>
  readonly figures: (work: string) => Figures
}

/** Begins to count. Requests a second are the median of the rounds; times and CPU are of all of them. */
export function openTally(server: Server): Tally {
  const rates: number[] = []
  const times: number[] = []
  let used = 0
  return {
    server: server.name,
    round: async (run) => {
      const before = await server.usage()
      const began = performance.now()
      const found = await run()
      const lasted = performance.now() - began
      const usedUs = (await server.usage()) - before
      const round = 'tookMs' in found ? found : { times: found, tookMs: lasted, usedUs }
      used += round.usedUs
      rates.push((round.times.length * 1000) / round.tookMs)
      for (const time of round.times) times.push(time)
    },
    figures: (work) => {
      times.sort((a, b) => a - b)
      const cpu_us = used / times.length
      return {
        work,
        server: server.name,
        rps: at(
          rates.toSorted((a, b) => a - b),
          0.5,
        ),
        p50_ms: at(times, 0.5),
        p99_ms: at(times, 0.99),
        cpu_us,
      }
    },
  }
}

/** The value below which a part of a sorted list lies. */
function at(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
