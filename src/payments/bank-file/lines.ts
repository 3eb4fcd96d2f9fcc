import { createHash } from 'node:crypto'
import type { Database } from '../../database/connection.ts'
import { isUuid } from '../../database/ids.ts'
import { returnedFor } from '../../lending/payments/reason.ts'
import { type Currency, currencyOf } from '../../money.ts'
import { type Statement, StatementError, type StatementLine } from './statements.ts'

/** A line as `import_bank_line` takes it. */
export interface Line {
  readonly key: string
  readonly booked_on: string
  readonly amount: string
  readonly remittance: string | null
  readonly counterparty?: string | null
  readonly last_digits?: string | null
  readonly is_return: boolean
}

/**
 * What was in the account before the first statement is a line, too, in suspense until an operator says what it is. Earlier lines that were
 * imported from notifications are subtracted, since the balance contains them.
 */
export async function openingLine(
  { query }: Database,
  { kind, iban, opening, lines, closedOn }: Statement,
): Promise<Line[]> {
  if (kind !== 'camt.053' || opening === null || opening === 0n) return []
  const days = lines.map(({ bookedOn: day }) => day).toSorted()
  const bookedOn = days[0] ?? closedOn
  if (bookedOn === null)
    throw new StatementError('The statement has neither entries nor a closing balance (CLBD).')
  const [before] = await query<{ known: boolean; told: string }>(
    `select exists (select from bank_file where account = $1 and kind = 'camt.053' and done_at is not null) as known,
      (select coalesce(sum(amount), 0)::text from bank_line where account = $1 and booked_on < $2) as told`,
    [iban, bookedOn],
  )
  if (before === undefined || before.known) return []
  const amount = opening - BigInt(before.told)
  const remittance = 'The balance before the first statement'
  return [
    { key: 'opening', booked_on: bookedOn, amount: String(amount), remittance, is_return: false },
  ]
}

/**
 * The lines with their keys: the bank's own reference of a line with its amount or, without one, its content; plus a number if earlier lines in this
 * file are alike.
 */
export function keyed({ lines, currency }: Statement): Line[] {
  const chargeMax = String(chargeMaxOf(currencyOf(currency)))
  const counts = new Map<string, number>()
  return lines.map((line) => {
    const { bankReference, amount } = line
    const isNamed = bankReference !== null && !placeholders.includes(bankReference)
    const content = isNamed ? `${bankReference} ${amount}` : hashOf(contentOf(line))
    const number = counts.get(content) ?? 0
    counts.set(content, number + 1)
    const key = number === 0 ? content : `${content} ${number}`
    return { ...rowOf(line), charge_max: chargeMax, key }
  })
}

/** What some banks write where they have no reference. */
const placeholders: readonly string[] = ['NONREF', 'NOREF', 'NOTPROVIDED']

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

function contentOf(line: StatementLine): string {
  const { bookedOn, amount, endToEndId, remittance, counterparty, counterpartyIban } = line
  return [bookedOn, amount, endToEndId, remittance, counterparty, counterpartyIban].join('\n')
}

/**
 * The most that the bank's charge in the line of a payment may be, in minor units: 50 units of the currency, or 5 000 where it has no
 * decimals, since its units are small.
 */
function chargeMaxOf({ decimals }: Currency): bigint {
  return 5n * 10n ** BigInt(Math.max(decimals, 2) + 1)
}

function rowOf(line: StatementLine) {
  return {
    booked_on: line.bookedOn,
    amount: String(line.amount),
    end_to_end_id: line.endToEndId,
    payment_id: paymentId(line.endToEndId),
    creditor_reference: line.creditorReference,
    remittance: line.remittance,
    counterparty: line.counterparty,
    last_digits: line.counterpartyIban?.slice(-4) ?? null,
    bank_reference: line.bankReference,
    is_return: line.isReturn,
    return_reason: line.returnReason,
    reason: line.isReturn ? returnedFor(line.returnReason) : null,
  }
}

/** The payment's id that the gateway gave to the bank without hyphens; null if it is none. */
export function paymentId(endToEndId: string | null): string | null {
  const hyphens = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/i
  const id = endToEndId?.replace(hyphens, '$1-$2-$3-$4-$5') ?? ''
  return isUuid(id) ? id.toLowerCase() : null
}
