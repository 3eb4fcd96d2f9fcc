import type { Registry } from '@prometheus-io/client'
import { gauges } from './metric.ts'

/** A gateway's connection to the bus, and its role there. */
export interface BusState {
  readonly isConnected: boolean
  readonly isRelay: boolean
  /** Seconds since the last beat. */
  age(): number
}

/** Adds the metrics of the bus. */
export function showBus(registry: Registry, bus: BusState): void {
  gauges(registry, {
    bus_connected: ['Whether this gateway is connected to the bus.', () => Number(bus.isConnected)],
    bus_relay: [
      'Whether this gateway reads the changes for all; one of them does.',
      () => Number(bus.isRelay),
    ],
    bus_beat_age_seconds: [
      'Time since a relay was last heard; above 1 s this gateway reads changes itself. +Inf: never.',
      () => bus.age(),
    ],
  })
}
