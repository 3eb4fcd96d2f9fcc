import { pino } from 'pino'
import type { Config } from '../config.ts'
import type { Database } from '../database/connection.ts'
import { openDatabase } from '../database/open.ts'
import { openPlatform } from '../platform.ts'
import { fill } from '../seed/fill.ts'
import { type Given, SEED_MAX, whole } from './options.ts'

const WIDTH = 40
const LOANS_MAX = 5_000_000

/** Seeds the database; shows a progress bar on stderr if that is a terminal. */
export async function seed(config: Config, given: Given<'loans' | 'seed'>): Promise<void> {
  const loans = whole('loans', given.loans ?? '1000', LOANS_MAX)
  const people = Math.max(24, Math.ceil(loans / 4))
  const seed = whole('seed', given.seed ?? '0', SEED_MAX, 0)
  const address = await openDatabase(config)
  try {
    const platform = await openPlatform(config, address, pino({ level: 'silent' }))
    const before = await count(platform.database)
    const progress = (written: number) => draw(written / (people + loans))
    const bar = process.stderr.isTTY ? progress : () => undefined
    await fill({ platform, people, loans, seed }, address.ownerUrl, bar)
    const now = await count(platform.database)
    await platform.database.close()
    process.stderr.write(
      `added ${now.people - before.people} people and ${now.loans - before.loans} loans; there are ${now.people} people and ${now.loans} loans now\n`,
    )
  } finally {
    await address.stop()
  }
}

async function count(database: Database): Promise<{ people: number; loans: number }> {
  const [counts] = await database.query<{ people: number; loans: number }>(
    'select (select count(*)::int from profile) as people, (select count(*)::int from loan) as loans',
  )
  return counts ?? { people: 0, loans: 0 }
}

function draw(part: number): void {
  const full = Math.round(part * WIDTH)
  const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
  process.stderr.write(`\r${bar} ${Math.round(part * 100)} %${part < 1 ? '' : '\n'}`)
}
