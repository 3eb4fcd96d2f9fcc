import { Counter, type Registry } from '@prometheus-io/client'
import type { StandbyReads } from '../database/standby/reads.ts'
import { gauge } from './gauge.ts'

/** Adds the metrics of reads from a standby. */
export function showStandby(registry: Registry, { standby, answered }: StandbyReads): void {
  gauge(
    registry,
    'standby_connections',
    'Connections to the standby that are in use; 0: it is away or late, and the primary answers.',
    () => standby.connections(),
  )
  gauge(
    registry,
    'standby_lag_seconds',
    'For how long the primary has been further than the standby. NaN: unknown.',
    () => standby.lag(),
  )
  new Counter({
    name: 'standby_reads_total',
    help: 'Statements of requests that only read, answered by the standby, by the primary since the standby was late or busy, or by the primary after they failed on the standby.',
    labelNames: ['answered'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [by, count] of Object.entries(answered)) this.inc({ answered: by }, count)
    },
  })
}
