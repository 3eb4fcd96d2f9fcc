/** One series of a scrape. */
export interface Series {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** The series in Prometheus' text format. */
export function seriesIn(text: string): readonly Series[] {
  return [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(
    ([, name = '', labels = '', value = '']) => ({
      name,
      labels: Object.fromEntries(
        [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label, given]) => [
          label,
          given,
        ]),
      ),
      value: Number(value.replace('Inf', 'Infinity').replace('+', '')),
    }),
  )
}

/** Reads a gateway's metrics. */
export async function scrape(url: string): Promise<readonly Series[]> {
  return seriesIn(await (await fetch(`${url}/metrics`)).text())
}

/** The sum of the series of a name with these labels. */
export function sumOf(
  series: readonly Series[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number {
  return series
    .filter((one) => one.name === name)
    .filter((one) => Object.entries(labels).every(([label, value]) => one.labels[label] === value))
    .reduce((sum, { value }) => sum + value, 0)
}
