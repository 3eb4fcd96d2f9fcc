/** What was measured of one server on one workload. */
export interface Figures {
  readonly work: string
  readonly server: string
  /** Requests a second; of the fan-out, messages. */
  readonly rps: number
  readonly p50_ms: number
  readonly p99_ms: number
  /** CPU of the server's process, in microseconds a request. */
  readonly cpu_us: number
}

/** The same, compared: to the fastest of the peers, and to what no server does better. */
export interface Row extends Figures {
  readonly vs_best_peer: number | null
  readonly vs_limit: number | null
}

const NO_PEERS = ['gateway', 'limit']

/** Compares the figures of each workload; a ratio without its other side is null. */
export function compare(figures: readonly Figures[]): Row[] {
  return figures.map((one) => {
    const same = figures.filter(({ work }) => work === one.work)
    const peers = same.filter(({ server }) => !NO_PEERS.includes(server))
    const best = Math.max(...peers.map(({ rps }) => rps))
    const limit = same.find(({ server }) => server === 'limit')?.rps
    return {
      work: one.work,
      server: one.server,
      rps: rounded(one.rps, 0),
      p50_ms: rounded(one.p50_ms, 2),
      p99_ms: rounded(one.p99_ms, 2),
      cpu_us: rounded(one.cpu_us, one.cpu_us < 100 ? 1 : 0),
      vs_best_peer: peers.length === 0 ? null : rounded(one.rps / best, 2),
      vs_limit: limit === undefined ? null : rounded(one.rps / limit, 2),
    }
  })
}

/** The table as Markdown, ratios last. */
export function tableOf(rows: readonly Row[]): string {
  const heads = [
    'work',
    'server',
    'requests/s',
    'p50 ms',
    'p99 ms',
    'CPU µs',
    '/ best peer',
    '/ limit',
  ]
  const cells = rows.map((row) => [
    row.work,
    row.server,
    row.rps.toLocaleString('en').replaceAll(',', ' '),
    row.p50_ms.toFixed(2),
    row.p99_ms.toFixed(2),
    String(row.cpu_us),
    row.vs_best_peer?.toFixed(2) ?? '–',
    row.vs_limit?.toFixed(2) ?? '–',
  ])
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...cells.map((line) => line[column]?.length ?? 0)),
  )
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, column) => pad(text, widths[column] ?? 0, column)).join(' | ')} |`
  const rule = `|${widths.map((width, column) => '-'.repeat(width + 1) + (column < 2 ? '-' : ':')).join('|')}|`
  return [line(heads), rule, ...cells.map(line)].join('\n')
}

/** Names stand left, numbers right. */
export function pad(text: string, width: number, column: number): string {
  return column < 2 ? text.padEnd(width) : text.padStart(width)
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
