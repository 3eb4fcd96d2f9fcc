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

/** A gauge that shows a part of what one count yields. */
export interface Share<Figures> {
  readonly name: string
  readonly help: string
  readonly labelNames?: readonly string[]
  readonly values: (figures: Figures) => Iterable<Counted>
}

/** Adds gauges that one count serves whenever metrics are read; if counting fails, they show nothing, which an alert can't take for zero. */
export function sharedGauges<Figures>(
  registry: Registry,
  count: () => Promise<Figures>,
  shares: readonly Share<Figures>[],
): void {
  let counting: Promise<Figures | undefined> | undefined
  const counted = () => {
    counting ??= count()
      .catch(() => undefined)
      .finally(() => {
        counting = undefined
      })
    return counting
  }
  for (const { name, help, labelNames = [], values } of shares)
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      async collect() {
        const figures = await counted()
        this.reset()
        if (figures === undefined) return
        for (const [labels, value] of values(figures)) this.set(labels, value)
      },
    })
}
