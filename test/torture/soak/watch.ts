import { setTimeout as sleep } from 'node:timers/promises'
import { METRICS_TOKEN } from './stage.ts'

const EVERY_MS = 2_000

/** What a gateway tells of itself; memory in bytes, lag in seconds. */
export interface Sample {
  readonly at: number
  readonly gateway: number
  readonly rss: number
  readonly heap: number
  readonly lag: number
}

/** Reads the metrics of gateways every 2 s until told to stop; one that does not answer has no sample. */
export function watch(gateways: readonly string[]) {
  const samples: Sample[] = []
  let over = false
  const run = async () => {
    while (!over) {
      for (const [gateway, url] of gateways.entries()) {
        const text = await read(url).catch(() => undefined)
        if (text !== undefined) samples.push(sampleOf(gateway, text))
      }
      await sleep(EVERY_MS)
    }
  }
  const running = run()
  return {
    samples,
    stop: () => {
      over = true
      return running
    },
  }
}

async function read(url: string): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const response = await fetch(`${url}/metrics`, { headers, signal: AbortSignal.timeout(5_000) })
  return response.ok ? response.text() : undefined
}

function sampleOf(gateway: number, text: string): Sample {
  const value = (name: string) =>
    Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  return {
    at: performance.now(),
    gateway,
    rss: value('process_resident_memory_bytes'),
    heap: value('nodejs_heap_size_used_bytes'),
    lag: value('feed_lag_seconds'),
  }
}
