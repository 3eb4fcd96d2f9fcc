import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { readConfig } from '../../../src/config.ts'
import { openDatabase } from '../../../src/database/open.ts'
import { parseAmount } from '../../../src/money.ts'
import { receiveFile } from '../../../src/payments/bank-file/receive.ts'
import { sendOrders } from '../../../src/payments/bank-file/send.ts'
import { openPlatform } from '../../../src/platform.ts'
import { settingsOn, type World } from '../world.ts'
import { type CamtFile, type CamtLine, camtFile } from './camt.ts'

const IBAN = 'DE89370400440532013000'

/** The settings of a platform with a bank account. */
export const bankSettings = {
  PAYMENTS: 'bank-file',
  CURRENCY: 'EUR',
  BANK_FILE_IBAN: IBAN,
  BANK_FILE_NAME: 'Lending Ltd',
  BANK_FILE_CREDITOR_ID: 'DE98ZZZ09999999999',
  BANK_ACCOUNT_KEY: 'ab'.repeat(32),
} as const

/** An order as the bank reads it. */
interface Order {
  readonly endToEndId: string
  readonly amount: bigint
  readonly iban: string
  readonly day: string
}

/** The platform's bank: it gets orders, and sends statements, as the command `bank-file` exchanges them. */
export async function bankOf(world: World) {
  const config = readConfig({ ...settingsOn(world.database), ...bankSettings, SANDBOX: 'on' })
  const address = await openDatabase(config)
  const platform = await openPlatform(config, address, pino({ level: 'silent' }))
  const folder = await mkdtemp(join(tmpdir(), 'bank-'))
  let [number, closing] = [0, 0n]
  /** Sends a statement with these lines, and the balance that they lead to. */
  const tell = async (day: string, lines: readonly CamtLine[], more: Partial<CamtFile> = {}) => {
    number += 1
    if (more.closing === undefined) closing += lines.reduce((sum, { amount }) => sum + amount, 0n)
    const xml = camtFile({
      kind: 'camt.053',
      id: `statement-${number}`,
      iban: IBAN,
      currency: 'EUR',
      opening: null,
      closing,
      day,
      lines,
      ...more,
    })
    const { lines: told } = await receiveFile(platform.database, xml, {
      iban: IBAN,
      currency: 'EUR',
    })
    const count = (of: string) => told.filter(({ outcome }) => outcome === of).length
    return {
      known: count('known'),
      payment: count('payment'),
      return: count('return'),
      suspense: count('suspense'),
    }
  }
  return {
    platform,
    config,
    folder,
    tell,
    /** The orders in the files that were not written before. */
    orders: async (): Promise<readonly Order[]> => {
      const paths = await sendOrders(platform, config, folder)
      const files = await Promise.all(paths.map((path) => readFile(path, 'utf8')))
      return files.flatMap(ordersIn)
    },
    close: async () => {
      await platform.database.close()
      await address.stop()
      await rm(folder, { recursive: true })
    },
  }
}

function ordersIn(xml: string): Order[] {
  return [...xml.matchAll(/<PmtInf>.*?<\/PmtInf>/gs)].flatMap(([block]) => {
    const day = /<(?:ReqdColltnDt|Dt)>(\d{4}-\d\d-\d\d)</.exec(block)?.[1] ?? ''
    const orders = block.matchAll(/<(CdtTrfTxInf|DrctDbtTxInf)>.*?<\/\1>/gs)
    return [...orders].map(([order]) => ({
      endToEndId: /<EndToEndId>(\w+)</.exec(order)?.[1] ?? '',
      amount: parseAmount(/<InstdAmt[^>]*>([\d.]+)</.exec(order)?.[1] ?? '', 2) ?? 0n,
      iban: /<IBAN>(\w+)</.exec(order)?.[1] ?? '',
      day,
    }))
  })
}
