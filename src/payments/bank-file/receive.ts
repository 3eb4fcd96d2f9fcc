import { v7 as newId } from 'uuid'
import { onlyValue } from '../../database/change.ts'
import type { Database } from '../../database/connection.ts'
import type { ImportedFile, ImportedLine, Importing } from '../../lending/payments/provider.ts'
import { rejectedFor } from '../../lending/payments/reason.ts'
import { currencyOf } from '../../money.ts'
import { keyed, type Line, openingLine, paymentId } from './lines.ts'
import { type Rejection, readRejections } from './rejections.ts'
import { readStatements, type Statement, StatementError } from './statements.ts'

const TOGETHER = 4

/** The platform's account at the bank. */
interface Own {
  readonly iban: string
  readonly currency: string
}

const byCommand: Importing = { by: null, preview: false }

/** Imports a file of the bank, whatever it is: a statement, a report, a notification or a status report. Throws a StatementError. */
export async function receiveFile(
  database: Database,
  xml: string,
  own: Own,
  importing: Importing = byCommand,
): Promise<ImportedFile & { readonly isReport: boolean }> {
  const rejected = await receiveRejections(database, xml, importing)
  if (rejected !== null) return { isReport: true, lines: [], rejected }
  const lines = await receiveStatements(database, xml, own, importing)
  return { isReport: false, lines, rejected: 0 }
}

/**
 * Imports a statement of the bank (camt.053), an intraday report (camt.052) or a notification of entries (camt.054). A line that comes again, in whatever
 * file, is imported once, so a file can be imported again after a failure. Throws a StatementError.
 */
async function receiveStatements(
  database: Database,
  xml: string,
  own: Own,
  importing: Importing = byCommand,
): Promise<ImportedLine[]> {
  const statements = readStatements(xml, (code) => currencyOf(code).decimals)
  for (const { iban, currency } of statements) {
    if (iban !== own.iban)
      throw new StatementError(
        `This statement is for the account ${iban}, not for the platform’s (BANK_FILE_IBAN).`,
      )
    if (currency !== own.currency)
      throw new StatementError(
        `This statement is in ${currency}, but the platform’s currency is ${own.currency}.`,
      )
  }
  const foreign = statements
    .flatMap(({ lines }) => lines)
    .find(({ currency }) => currency !== own.currency)
  if (foreign !== undefined)
    throw new StatementError(
      `A line of ${foreign.bookedOn} is in ${foreign.currency}, but the platform’s currency is ${own.currency}.`,
    )
  const received: ImportedLine[] = []
  const previewed = new Set<string>()
  for (const statement of statements) {
    const opening = statement === statements[0] ? await openingLine(database, statement) : []
    received.push(...(await receive(database, statement, importing, { opening, previewed })))
  }
  return received
}

/** Records the orders that the bank rejects (pain.002), and returns how many were open; null if the file is something else. */
async function receiveRejections(
  database: Database,
  xml: string,
  { by, preview }: Importing,
): Promise<number | null> {
  const rejections = readRejections(xml)
  if (rejections === null) return null
  const run = database.operating()
  if (by !== null && !preview) await run.change(noted, [by, null, 'pain.002', null])
  const rejects = preview ? 'would_reject(payment_id)' : 'reject_order(payment_id, $3, $4)'
  const text = `select count(*) filter (where ${rejects})::int as rejected
    from bank_order join bank_file on bank_file.id = file_id where message_id = $1 and payment_id = $2`
  // Each order by itself: a file may have thousands, and whoever imports it again goes on where it ended.
  const orders = await namedIn(database, rejections)
  let rejected = 0
  for (let at = 0; at < orders.length; at += TOGETHER) {
    const some = orders.slice(at, at + TOGETHER).map(({ id, messageId, code }) => {
      const why = preview ? [] : [rejectedFor(code), code]
      return run.change<{ rejected: number }>(text, [messageId, id, ...why])
    })
    for (const [row] of await Promise.all(some)) rejected += row?.rejected ?? 0
  }
  return rejected
}

/** The rejections with the payments' ids; all of its orders if a file is rejected. */
async function namedIn(
  { query }: Pick<Database, 'query'>,
  rejections: readonly Rejection[],
): Promise<readonly (Rejection & { readonly id: string })[]> {
  const text =
    'select payment_id as id from bank_order join bank_file on bank_file.id = file_id where message_id = $1 order by 1'
  const named = rejections.map(async (rejection) => {
    if (rejection.endToEndId === null)
      return (await query<{ id: string }>(text, [rejection.messageId])).map(({ id }) => ({
        ...rejection,
        id,
      }))
    const id = paymentId(rejection.endToEndId)
    return id === null ? [] : [{ ...rejection, id }]
  })
  return (await Promise.all(named)).flat()
}

/** What the statements of one file share. */
interface Whole {
  /** What was in the account before the first of them. */
  readonly opening: readonly Line[]
  /** The keys of lines that were previewed: a preview keeps none, so only this knows that a line comes again in a later statement. */
  readonly previewed: Set<string>
}

async function receive(
  database: Database,
  statement: Statement,
  { by, preview }: Importing,
  { opening, previewed }: Whole,
): Promise<ImportedLine[]> {
  const { kind, id, iban, closing, closedOn } = statement
  const run = database.operating()
  const begun = async () => {
    const text = 'select begin_bank_file($1, $2, $3, $4, $5, $6)'
    const values = [newId(), kind, id, iban, kind === 'camt.053' ? closing : null, closedOn]
    const file = await onlyValue<string>(run.change(text, values))
    if (by !== null) await run.change(noted, [by, file, kind, id])
    return file
  }
  const fileId = preview ? undefined : await begun()
  const lines = [...opening, ...keyed(statement)].filter(({ amount }) => amount !== '0')
  const send = preview
    ? async (line: Line) => {
        if (previewed.has(line.key)) return 'known'
        previewed.add(line.key)
        return outcomeOf(run, 'select preview_bank_line($1, $2) as purpose', iban, line)
      }
    : (line: Line) => outcomeOf(run, 'select import_bank_line($1, $2) as purpose', fileId, line)
  const received: ImportedLine[] = []
  for (let at = 0; at < lines.length; at += TOGETHER) {
    const some = lines.slice(at, at + TOGETHER)
    received.push(...(await Promise.all(some.map(async (line) => shownAs(line, await send(line))))))
  }
  if (!preview) await run.change('select end_bank_file($1)', [fileId])
  return received
}

const noted = 'select record_bank_import($1, $2, $3, $4)'

async function outcomeOf(
  run: Database,
  text: string,
  of: string | undefined,
  line: Line,
): Promise<ImportedLine['outcome']> {
  const telling = run.change(text, [of, JSON.stringify(line)])
  return (await onlyValue<ImportedLine['outcome'] | null>(telling)) ?? 'known'
}

function shownAs(line: Line, outcome: ImportedLine['outcome']): ImportedLine {
  return {
    bookedOn: line.booked_on,
    amount: BigInt(line.amount),
    counterparty: line.counterparty ?? null,
    lastDigits: line.last_digits ?? null,
    remittance: line.remittance,
    outcome,
  }
}
