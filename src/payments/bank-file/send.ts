import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { v7 as newId } from 'uuid'
import type { Config } from '../../config.ts'
import { oneRow, onlyValue } from '../../database/change.ts'
import { makeFolder } from '../../folder.ts'
import type { QuietPlatform } from '../../lending/platform.ts'
import { addBankingDays } from './banking-days.ts'
import { creditTransferFile, directDebitFile, type OrderFile, type Party } from './orders.ts'

/** How many payments a file can have; the rest goes into the next one. */
const ORDERS_MAX = 10_000
/** The bank needs debits a banking day before it carries them out. */
const LEAD_DAYS = 1

type Kind = 'pain.001' | 'pain.008'
type Platform = Pick<QuietPlatform, 'database' | 'currency' | 'seal' | 'timezone'>

interface File {
  readonly id: string
  readonly kind: Kind
  readonly messageId: string
  readonly day: string
  readonly createdAt: Date
}

interface Ordered {
  readonly paymentId: string
  readonly amount: bigint
  readonly day: string
  readonly holder: string
  readonly sealed: Buffer
  readonly accountId: string
  readonly mandateReference: string | null
  readonly signedOn: string | null
  readonly description: string | null
}

/**
 * Writes files with the payments that wait for the bank: withdrawals (pain.001), and debits by mandate (pain.008). Returns the files' paths. If it ends
 * before a file was written, the next call writes the same file.
 */
export async function sendOrders(
  platform: Platform,
  config: Config,
  folder: string,
): Promise<string[]> {
  await makeFolder(folder)
  const kinds: Kind[] =
    config.BANK_FILE_CREDITOR_ID === undefined ? ['pain.001'] : ['pain.001', 'pain.008']
  for (const kind of kinds) while (await order(platform, config, kind));
  const files = await unwritten(platform, config)
  const paths: string[] = []
  for (const file of files) paths.push(await write(platform, config, folder, file))
  return paths
}

/** Puts waiting payments into a new file; false if there are none. */
async function order({ database }: Platform, config: Config, kind: Kind): Promise<boolean> {
  const waiting = `select business_date()::text as today, array(select distinct due_on::text from payment
    where due_on is not null and bank_account_id is not null and state = 'pending') as due`
  const { today, due } = await oneRow(database.query<{ today: string; due: string[] }>(waiting))
  const lead = kind === 'pain.001' ? 0 : LEAD_DAYS
  const earliest = addBankingDays(today, lead)
  // A day on which banks are closed moves the debit, not the due day.
  const days = due.map((day) => [day, addBankingDays([day, earliest].toSorted()[1] ?? day, 0)])
  const id = newId()
  const messageId = `LG${id.replaceAll('-', '').toUpperCase()}`
  const given = JSON.stringify({ ...Object.fromEntries(days), today: earliest })
  const values = [kind, id, config.BANK_FILE_IBAN, messageId, given, ORDERS_MAX]
  const text = 'select order_payments($1, $2, $3, $4, $5, $6)'
  return (await onlyValue(database.operating().change(text, values))) !== null
}

function unwritten({ database }: Platform, config: Config): Promise<File[]> {
  const text = `select id, kind, message_id as "messageId", day::text as day, created_at as "createdAt" from bank_file
    where done_at is null and kind like 'pain.%' and account = $1 order by id`
  return database.query<File>(text, [config.BANK_FILE_IBAN])
}

async function write(
  platform: Platform,
  config: Config,
  folder: string,
  file: File,
): Promise<string> {
  const { database } = platform
  const path = join(folder, `${file.kind}-${file.messageId}.xml`)
  const text = `select payment_id as "paymentId", amount, day::text as day, holder, sealed, bank_account_id as "accountId",
    mandate_reference as "mandateReference", mandate_signed_on::text as "signedOn", description from ordered_payments($1)`
  // Account numbers, even encrypted, are for the role of operators alone.
  const orders = await database.operating().change<Ordered>(text, [file.id])
  await writeWhole(path, fileOf(platform, config, file, orders))
  await database.operating().change('select end_bank_file($1)', [file.id])
  return path
}

/** Writes a file so that watchers of the folder see it only when it is complete. */
async function writeWhole(path: string, text: string): Promise<void> {
  const draft = await open(`${path}.part`, 'w', 0o600)
  try {
    await draft.writeFile(text)
    await draft.sync()
  } finally {
    await draft.close()
  }
  await rename(`${path}.part`, path)
}

function fileOf(
  platform: Platform,
  config: Config,
  { kind, messageId, day, createdAt }: File,
  orders: readonly Ordered[],
): string {
  const { code: currency, decimals } = platform.currency
  const { BANK_FILE_NAME: name = '', BANK_FILE_IBAN: iban = '', BANK_FILE_BIC: bic } = config
  const own: Party = { name, iban, ...(bic !== undefined && { bic }) }
  const file: OrderFile = { messageId, createdAt, currency, decimals, executeOn: day, own }
  const shared = orders.map((one) => ({
    endToEndId: endToEndId(one.paymentId),
    amount: BigInt(one.amount),
    remittance: one.description ?? name,
    party: partyOf(platform, one),
    one,
  }))
  if (kind === 'pain.001')
    return creditTransferFile(
      file,
      shared.map(({ party, one: _, ...order }) => ({ ...order, to: party })),
    )
  const { BANK_FILE_CREDITOR_ID: creditorId = '' } = config
  return directDebitFile(
    { ...file, creditorId },
    shared.map(({ party, one, ...order }) => ({
      ...order,
      from: party,
      mandateId: one.mandateReference ?? '',
      mandateSignedOn: one.signedOn ?? day,
      // Since 2016, the first debit of a mandate can be ordered as a recurrent one.
      sequence: 'RCUR' as const,
      collectOn: one.day,
    })),
  )
}

/** The id by which the bank names a payment on its statement: it has at most 35 characters, so it has no hyphens. */
function endToEndId(paymentId: string): string {
  return paymentId.replaceAll('-', '')
}

function partyOf({ seal }: Platform, { sealed, accountId, holder }: Ordered): Party {
  if (seal === null) throw new Error('BANK_ACCOUNT_KEY is not set')
  return { name: holder, iban: seal.open(sealed, accountId) }
}
