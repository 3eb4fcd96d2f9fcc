import { Gauge, type Registry } from '@prometheus-io/client'

/** Adds a metric that is looked up whenever metrics are read; NaN if that fails. */
export function gauge(
  registry: Registry,
  name: string,
  help: string,
  value: () => number | Promise<number>,
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      try {
        this.set(await value())
      } catch {
        // One unknown value must not hide the others.
        this.set(Number.NaN)
      }
    },
  })
}
