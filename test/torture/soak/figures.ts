import type { Sample } from './watch.ts'

/** How much the memory of a gateway may differ between the second and the last quarter of what it lived after its restart. */
const GROWTH_MAX = 1.25

/** The largest lag of the feed, in seconds. */
export function largestLag(samples: readonly Sample[]): number {
  return lags(samples).at(-1) ?? 0
}

/** The lag that 99 of 100 samples do not exceed, in seconds. */
export function usualLag(samples: readonly Sample[]): number {
  const all = lags(samples)
  return all[Math.floor((all.length - 1) * 0.99)] ?? 0
}

const lags = (samples: readonly Sample[]) =>
  samples
    .map(({ lag }) => lag)
    .filter((one) => !Number.isNaN(one))
    .toSorted((a, b) => a - b)

/** Memory and lag of both gateways in ten parts of the run. */
export function* table(all: readonly Sample[]) {
  const [first, end] = [all[0]?.at ?? 0, all.at(-1)?.at ?? 0]
  for (let part = 0; part < 10; part += 1) {
    const inPart = all.filter(
      ({ at }) => Math.min(9, Math.floor(((at - first) / (end - first)) * 10)) === part,
    )
    const of = (gateway: number) => inPart.filter((one) => one.gateway === gateway)
    const megabytes = (gateway: number, what: 'rss' | 'heap') =>
      Math.round(median(of(gateway).map((one) => one[what])) / 1e6)
    yield {
      'a: MB': megabytes(0, 'rss'),
      'a: heap': megabytes(0, 'heap'),
      'b: MB': megabytes(1, 'rss'),
      'b: heap': megabytes(1, 'heap'),
      'lag, s': largestLag(inPart),
    }
  }
}

/** How many gateways have more memory at the end than a while after their restart. */
export function grown(samples: readonly Sample[], since: number): number {
  return [0, 1].filter((gateway) => {
    const own = samples.filter((one) => one.gateway === gateway && one.at > since)
    const quarter = (number: number) =>
      median(
        own.slice((own.length * number) / 4, (own.length * (number + 1)) / 4).map(({ rss }) => rss),
      )
    return quarter(3) > quarter(1) * GROWTH_MAX
  }).length
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
