import { Counter, Gauge, type Registry } from '@prometheus-io/client'

/** Labels, and how much they count; equal labels add up. */
export type Counted = readonly [Readonly<Record<string, string>>, number]

/** What a metric says, and what it shows of something: a number, which may be a property of it, or what is counted by these labels. */
type Metric<Of> =
  | readonly [help: string, value: keyof Of | ((of: Of) => number | Promise<number>)]
  | readonly [help: string, labelNames: readonly string[], values: (of: Of) => Iterable<Counted>]

/** Metrics by name. */
type Metrics<Of> = Readonly<Record<string, Metric<Of>>>

/** Adds metrics that are looked up whenever metrics are read; a number is NaN if that fails: one unknown value must not hide the others. */
export function gauges(registry: Registry, metrics: Metrics<void>): void {
  add(registry, metrics, async (look) => {
    try {
      return await look()
    } catch {
      return Number.NaN
    }
  })
}

/** Adds metrics of what is counted elsewhere, and looked up whenever metrics are read. */
export function counters(registry: Registry, metrics: Metrics<void>): void {
  for (const [name, metric] of Object.entries(metrics)) {
    const { look, ...told } = read(metric)
    new Counter({
      ...told,
      name,
      registers: [registry],
      async collect() {
        const found = valuesOf(await look())
        this.reset()
        for (const [labels, count] of found) this.inc(labels, count)
      },
    })
  }
}

/** Adds gauges that one count serves whenever metrics are read; if counting fails, they show nothing, which an alert can't take for zero. */
export function sharedGauges<Figures>(
  registry: Registry,
  count: () => Promise<Figures>,
  metrics: Metrics<Figures>,
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
  add(registry, metrics, async (look) => {
    const figures = await counted()
    return figures === undefined ? [] : look(figures)
  })
}

type Look<Of> = (of: Of) => number | Promise<number> | Iterable<Counted>

function add<Of>(
  registry: Registry,
  metrics: Metrics<Of>,
  shown: (look: Look<Of>) => Promise<number | Iterable<Counted>>,
): void {
  for (const [name, metric] of Object.entries(metrics)) {
    const { look, ...told } = read(metric)
    new Gauge({
      ...told,
      name,
      registers: [registry],
      async collect() {
        const found = valuesOf(await shown(look))
        this.reset()
        for (const [labels, value] of found) this.set(labels, value)
      },
    })
  }
}

function read<Of>(metric: Metric<Of>) {
  const [help] = metric
  const [labelNames, value] = metric.length === 2 ? [[], metric[1]] : [metric[1], metric[2]]
  const look: Look<Of> = typeof value === 'function' ? value : (of) => Number(of[value as keyof Of])
  return { help, labelNames: [...labelNames], look }
}

function valuesOf(found: number | Iterable<Counted>): Iterable<Counted> {
  return typeof found === 'number' ? [[{}, found]] : found
}
