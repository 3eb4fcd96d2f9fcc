import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge, type Registry } from '@prometheus-io/client'
import type { Readiness } from '../health.ts'

/** How long metrics wait for a database or an issuer that does not answer. */
const PATIENCE_MS = 2_000

/** Adds the metric of what /readyz says, a series for each of its conditions. */
export function showReadiness(registry: Registry, readiness: Readiness): void {
  let known: readonly string[] = []
  new Gauge({
    name: 'gateway_ready',
    help: 'Whether this gateway meets each condition for serving: 1, or 0 if not, as /readyz says; 0 too if that is not known within 2 s.',
    labelNames: ['reason'],
    registers: [registry],
    async collect() {
      const results = await Promise.race([
        readiness(),
        sleep(PATIENCE_MS, undefined, { ref: false }),
      ])
      if (results !== undefined) known = Object.keys(results)
      this.reset()
      for (const reason of known) this.set({ reason }, Number(results?.[reason] === 'ok'))
    },
  })
}
