import type { BenchDatabase } from './database.ts'
import { load } from './measuring/load.ts'
import { type Effort, rotated } from './measuring/measure.ts'
import type { Population } from './measuring/population.ts'
import { bytesOf, send } from './measuring/request.ts'
import type { Figures } from './measuring/table.ts'
import { openTally } from './measuring/tally.ts'
import type { Server } from './server.ts'
import { spread, type Write } from './workloads/writes.ts'

const LEAST = 100
const commits = { 'at once': 0, 'after 3 ms': 3000 } as const

/** Figures of a write, and how many there are for each spread transfer of the same run. */
interface WriteFigures extends Figures {
  readonly commits: string
  readonly of_transfers: number
}

/** Measures writes of the gateway beside spread transfers, in rounds by turns; then again with commits delayed. */
export async function measureWrites(
  chosen: readonly Write[],
  population: Population,
  { gateway, admin }: { readonly gateway: Server; readonly admin: BenchDatabase['admin'] },
  effort: Effort,
): Promise<WriteFigures[]> {
  gateway.resume()
  const kinds = await Promise.all(
    [spread, ...chosen].map(async ({ name, prepare }) => ({
      name,
      next: await prepare(population),
    })),
  )
  for (const { name, next } of kinds) await check(name, await send(gateway, next(0)))
  let number = 0
  const found: WriteFigures[] = []
  for (const [when, delay] of Object.entries(commits)) {
    await delayCommits(admin, delay)
    const loads = kinds.map(({ name, next }) => {
      const run = (seconds: number) =>
        load({
          url: gateway.url,
          seconds,
          next: () => {
            number += 1
            return bytesOf(next(number))
          },
          least: LEAST,
        }).catch((error: Error) => {
          throw new Error(`${name}: ${error.message}`)
        })
      return { name, run, tally: openTally(gateway) }
    })
    for (let round = -1; round < effort.rounds; round += 1)
      for (const { run, tally } of rotated(loads, round))
        if (round < 0) await run(Math.min(effort.seconds, 1))
        else await tally.round(() => run(effort.seconds))
    const figures = loads.map(({ name, tally }) => tally.figures(name))
    const transfers = figures[0]?.rps ?? Number.NaN
    for (const one of figures)
      found.push({ ...one, commits: when, of_transfers: one.rps / transfers })
  }
  await delayCommits(admin, 0)
  gateway.pause()
  return found
}

/** A write that is refused would be fast. */
function check(name: string, data: unknown): void {
  const [payload] = Object.values(data as Record<string, { readonly userErrors: unknown[] }>)
  if (payload?.userErrors.length !== 0)
    throw new Error(`${name} was refused: ${JSON.stringify(payload)}`)
}

/** Lets each commit wait so many microseconds before it is durable, as for a standby elsewhere. */
async function delayCommits(admin: BenchDatabase['admin'], microseconds: number): Promise<void> {
  await admin.query(`alter system set commit_delay = ${microseconds}`)
  await admin.query('alter system set commit_siblings = 0')
  await admin.query('select pg_reload_conf()')
}

/** The figures as Markdown. */
export function tableOfWrites(figures: readonly WriteFigures[]): string {
  const lines = figures.map(
    ({ work, commits: when, rps, p50_ms, p99_ms, cpu_us, of_transfers }) => [
      work.padEnd(20),
      when.padEnd(10),
      rps.toFixed(0).padStart(10),
      p50_ms.toFixed(2).padStart(6),
      p99_ms.toFixed(2).padStart(6),
      cpu_us.toFixed(0).padStart(6),
      of_transfers.toFixed(2).padStart(11),
    ],
  )
  const head = [
    'write               ',
    'commits   ',
    'requests/s',
    'p50 ms',
    'p99 ms',
    'CPU µs',
    '/ transfers',
  ]
  const rule = head.map((text, column) => `${'-'.repeat(text.length - 1)}${column < 2 ? '-' : ':'}`)
  return [head, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
