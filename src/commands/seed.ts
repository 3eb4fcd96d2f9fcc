import { pino } from 'pino'
import type { Config } from '../config.ts'
import { openDatabase } from '../database/open.ts'
import { openPlatform } from '../gateway.ts'
import { fill } from '../seed/fill.ts'
import { type Given, SEED_MAX, whole } from './options.ts'

const WIDTH = 40
const LOANS_MAX = 5_000_000

/** Fills the database, with a progress bar on stderr. */
export async function seed(config: Config, given: Given<'loans' | 'seed'>): Promise<void> {
  const loans = whole('loans', given.loans ?? '1000', LOANS_MAX)
  const people = Math.max(24, Math.ceil(loans / 4))
  const address = await openDatabase(config)
  try {
    const platform = await openPlatform(config, address, pino({ level: 'silent' }))
    const plan = { platform, people, loans, seed: whole('seed', given.seed ?? '0', SEED_MAX, 0) }
    await fill(plan, address.ownerUrl, (written) => draw(written / (people + loans)))
    await platform.database.close()
    process.stderr.write(`\n${people} people and ${loans} loans are there.\n`)
  } finally {
    await address.stop()
  }
}

function draw(part: number): void {
  const full = Math.round(part * WIDTH)
  const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
  process.stderr.write(`\r${bar} ${Math.round(part * 100)} %`)
}
