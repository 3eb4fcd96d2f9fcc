import type { Registry } from '@prometheus-io/client'
import type { StandbyReads } from '../../database/standby/reads.ts'
import { counter } from './counter.ts'
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
  counter(
    registry,
    'standby_reads_total',
    'Statements of requests that only read, answered by the standby, by the primary since the standby was late or busy, or by the primary after they failed on the standby.',
    ['answered'],
    () => Object.entries(answered).map(([by, count]) => [{ answered: by }, count]),
  )
}
