import { readFile } from 'node:fs/promises'
import { pino } from 'pino'
import { ConfigError } from '../config/error.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../database/open.ts'
import type { QuietPlatform } from '../lending/platform.ts'
import { receiveFile } from '../payments/bank-file/receive.ts'
import { sendOrders } from '../payments/bank-file/send.ts'
import { StatementError } from '../payments/bank-file/statements.ts'
import { openPlatform } from '../platform.ts'
import type { Given } from './options.ts'

/** Imports a statement or status report of the bank, and writes orders for it. */
export async function bankFile(config: Config, given: Given<'in' | 'out'>): Promise<void> {
  if (!config.PAYMENTS.includes('bank-file'))
    throw new ConfigError('PAYMENTS: must include bank-file to use this command')
  if (given.in === undefined && given.out === undefined)
    throw new ConfigError('give --in FILE to import a statement, or --out FOLDER to write orders')
  const address = await openDatabase(config)
  const platform = await openPlatform(config, address, pino({ level: 'silent' }))
  try {
    if (given.in !== undefined) await receive(platform, config, given.in)
    if (given.out !== undefined) await send(platform, config, given.out)
  } finally {
    await platform.database.close()
    await address.stop()
  }
}

async function receive(platform: QuietPlatform, config: Config, path: string): Promise<void> {
  const own = { iban: config.BANK_FILE_IBAN ?? '', currency: platform.currency.code }
  try {
    const xml = textOf(await readFile(path))
    const { isReport, lines, rejected } = await receiveFile(platform.database, xml, own)
    if (isReport) return say(`${path}: ${rejected} open orders were rejected by the bank`)
    const count = (of: string) => lines.filter(({ outcome }) => outcome === of).length
    say(
      `${path}: ${count('payment')} payments, ${count('return')} returns, ${count('suspense')} in suspense; ${count('known')} lines had been imported before`,
    )
  } catch (error) {
    if (error instanceof StatementError) throw new ConfigError(`${path}: ${error.message}`)
    throw error
  }
}

/** The text of an XML file, in the encoding that it declares: UTF-8 unless it says otherwise. */
function textOf(bytes: Buffer): string {
  const [, declared = 'utf-8'] =
    /^\s*<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(bytes.toString('latin1', 0, 200)) ?? []
  try {
    return new TextDecoder(declared, { fatal: true }).decode(bytes)
  } catch {
    throw new StatementError(`The file is not text in the encoding ${declared}.`)
  }
}

async function send(platform: QuietPlatform, config: Config, folder: string): Promise<void> {
  const paths = await sendOrders(platform, config, folder)
  say(paths.length === 0 ? 'no payments waiting' : paths.join('\n'))
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
