import { pino } from 'pino'
import { type Config, ConfigError } from '../config.ts'
import { openDatabase } from '../database/open.ts'
import { openPlatform } from '../gateway.ts'
import { fill, LOANS_WITH_INVESTMENTS } from '../seed/fill.ts'
import { type Command, options } from './options.ts'

const WIDTH = 40
const LOANS_MAX = 5_000_000

/** Fills the database, with a progress bar on stderr. */
export const seed: Command = {
  help: `seed [--loans 1000]
  Fills the database with people, loans, and investments in the first 10 000 of them, the same each time;
  what is there already stays.`,
  run,
}

async function run(config: Config, args: readonly string[]): Promise<void> {
  const { loans: text = '1000' } = options(args, ['loans'])
  const loans = /^\d{1,7}$/.test(text) ? Number(text) : 0
  if (loans < 1 || loans > LOANS_MAX) throw new ConfigError(`--loans: must be 1 to ${LOANS_MAX}`)
  const address = await openDatabase(config)
  try {
    const platform = await openPlatform(config, address, pino({ level: 'silent' }))
    const people = Math.max(24, Math.ceil(loans / 4))
    const all = 2 * people + loans + Math.min(loans, LOANS_WITH_INVESTMENTS)
    await fill(platform, { people, loans }, (written) => draw(written / all))
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
