import { Counter, Gauge, type Registry } from '@prometheus-io/client'

/** Labels, and how much they count; equal labels add up. */
export type Counted = readonly [Readonly<Record<string, string>>, number]

/** Adds a metric of what is counted elsewhere, and looked up whenever metrics are read. */
export function counter(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly string[],
  counted: () => Iterable<Counted>,
): void {
  new Counter({
    name,
    help,
    labelNames,
    registers: [registry],
    collect() {
      this.reset()
      for (const [labels, count] of counted()) this.inc(labels, count)
    },
  })
}

/** Adds a gauge with labels, whose values are looked up whenever metrics are read. */
export function gauges(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly string[],
  values: () => Iterable<Counted>,
): void {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    collect() {
      this.reset()
      for (const [labels, value] of values()) this.set(labels, value)
    },
  })
}
