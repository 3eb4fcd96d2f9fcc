import type { BenchDatabase } from '../database.ts'
import { pad } from '../measuring/table.ts'
import { startServers } from '../server.ts'
import { query as detailQuery } from '../workloads/detail.ts'
import { openCrowd } from './crowd.ts'
import { listsOf } from './lists.ts'
import { casesOf } from './matrix.ts'
import { type Measured, measureCases, openClient } from './measure.ts'
import { loanValues } from './values.ts'

const DETAILS = 1_000

/** A request of the matrix as a multiple of detail. */
export type Multiple = Measured & { readonly multiple: number }

/** What to measure. */
export interface Wanted {
  /** Whether each pair of filters is asked for in each order. */
  readonly all: boolean
  /** The name of one list; all if absent. */
  readonly only: string | undefined
  /** One request in so many. */
  readonly sample: number
  readonly profile: string | undefined
}

/** Measures every list with every filter, and how many times as long as detail each takes. */
export async function measureLists(
  database: BenchDatabase,
  opened: (() => Promise<void>)[],
  { all, only, sample, profile }: Wanted,
  say: (text: string) => void,
  save: (found: readonly Multiple[]) => Promise<void>,
): Promise<readonly Multiple[]> {
  const { gateway } = await startServers(database, opened, { names: ['gateway'], profile })
  const crowd = await openCrowd(database, say)
  gateway.resume()
  const client = openClient(gateway, crowd.token)
  const ids = await detailOf(database)
  const detail = (send: typeof client.send) => send(detailQuery, { id: ids() })
  for (let time = 0; time < DETAILS; time += 1) await detail(client.send)
  const found: Multiple[] = []
  const lists = listsOf(await loanValues(database, crowd))
  for (const list of lists.filter(({ name }) => only === undefined || name === only)) {
    const some: Measured[] = []
    const base = await measureCases(
      client,
      casesOf(list, all).filter((_, at) => at % sample === 0),
      detail,
      (one) => some.push(one),
    )
    const multiples = some.map((one) => ({ ...one, multiple: one.ms / base }))
    say(`${lineOf(list.name, multiples)} (detail ${base.toFixed(2)} ms)`)
    found.push(...multiples)
    await save(found)
  }
  client.close()
  return found
}

async function detailOf({ admin }: BenchDatabase): Promise<() => string> {
  const { rows } = await admin.query<{ id: string }>(
    `select id from loan where status = 'open' order by md5(id::text) limit ${DETAILS}`,
  )
  let at = 0
  return () => {
    at += 1
    return rows[at % rows.length]?.id ?? ''
  }
}

/** The worst of each list and kind, and the p95 of it all. */
export function summaryOf(found: readonly Multiple[]): string {
  const groups = Map.groupBy(found, ({ list, kind }) => `${list} ${kind}`)
  const lines = [...groups].map(([name, list]) => lineOf(name, list))
  return [
    `${pad('list', 28, 0)}   requests     p50     p95   worst  which`,
    ...lines,
    ...[...Map.groupBy(found, sortOf)].map(([name, list]) => lineOf(name, list)),
    lineOf('all', found),
    lineOf(
      'all, the first time',
      found.map((one) => ({ ...one, multiple: (one.multiple * one.firstMs) / one.ms })),
    ),
  ].join('\n')
}

function sortOf({ kind }: Multiple): string {
  return kind === 'page' || kind === 'deep' ? 'all pages' : 'all totals and facets'
}

function lineOf(name: string, list: readonly Multiple[]): string {
  const sorted = list.toSorted((a, b) => a.multiple - b.multiple)
  const at = (part: number) =>
    (sorted[Math.floor((sorted.length - 1) * part)]?.multiple ?? 0).toFixed(1)
  const worst = sorted.at(-1)
  const numbers = [String(list.length), at(0.5), at(0.95), at(1)].map((text, column) =>
    pad(text, column === 0 ? 10 : 7, 2),
  )
  return `${pad(name, 28, 0)} ${numbers.join(' ')}  ${worst?.label}${worst?.refused ? ` (${worst.refused})` : ''}`
}
