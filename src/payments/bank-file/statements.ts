import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { isDay } from '../../calendar.ts'
import { parseAmount } from '../../money.ts'

/** One booked entry, or one transaction of a booked batch. */
export interface StatementLine {
  /** The bank's reference of the transaction, or of an entry that is no batch. */
  readonly bankReference: string | null
  /** YYYY-MM-DD, as the bank writes it. */
  readonly bookedOn: string
  readonly valuedOn: string | null
  /** Minor units, negative for a debit. */
  readonly amount: bigint
  readonly currency: string
  readonly endToEndId: string | null
  readonly mandateId: string | null
  /** What the payer wrote, then the creditor reference if the bank gives it apart. */
  readonly remittance: string | null
  /** The reference that the bank gives apart, or else an RF reference (ISO 11649) in what the payer wrote. */
  readonly creditorReference: string | null
  /** The name of the other side. */
  readonly counterparty: string | null
  readonly counterpartyIban: string | null
  /** Why an earlier payment came back, such as AM04. */
  readonly returnReason: string | null
  readonly isReturn: boolean
}

/** What the bank says of one account: its statement (camt.053), notification (camt.054) or report of the day (camt.052). */
export interface Statement {
  readonly kind: 'camt.053' | 'camt.054' | 'camt.052'
  readonly id: string
  readonly iban: string
  readonly currency: string
  /** Minor units, negative for an overdraft. */
  readonly opening: bigint | null
  readonly closing: bigint | null
  /** The day of the closing balance. */
  readonly closedOn: string | null
  /** Booked entries alone: what is pending may never come. */
  readonly lines: readonly StatementLine[]
}

/** The file can't be read; the message is for people, and names the element. */
export class StatementError extends Error {}

/** A text, or an element: its key is the name, its value the content. */
interface Item {
  readonly [name: string]: unknown
  readonly ':@'?: { readonly Ccy?: string }
}
type Content = readonly Item[]
type Decimals = (currency: string) => number

const messages = {
  BkToCstmrStmt: { kind: 'camt.053', each: 'Stmt' },
  BkToCstmrDbtCdtNtfctn: { kind: 'camt.054', each: 'Ntfctn' },
  BkToCstmrAcctRpt: { kind: 'camt.052', each: 'Rpt' },
} as const
const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
}
/** The sub-families of transactions that take back an earlier one. */
const reversals = new Set('ARET AREV CQRV PRDD RCDD RPCR RRTN UPCQ UPCT UPDD XPCQ'.split(' '))
const [NAME_MAX, REMITTANCE_MAX, ID_MAX, IBAN_MAX, AMOUNT_MAX] = [140, 500, 35, 34, 40]
/** A document type, whose entities can be bombs, and instructions to programs. */
const FOREIGN = /<!(?!--|\[CDATA\[)|<\?(?!xml)/
const AMOUNT = /^(?=\.?\d)(\d*)(?:\.(\d*?)0*)?$/
/** Wherever an RF reference may begin, and all that may belong to it. */
const REFERENCE = /(?<![A-Z0-9])(?=(RF\d\d(?: ?[A-Z0-9]){1,21})(?![A-Z0-9]))/g

/** Reads the statements of camt.052, camt.053 or camt.054, versions 2 to 13; throws a StatementError on anything else. */
export function readStatements(xml: string, decimals: Decimals): readonly Statement[] {
  const document = at(contentOf(xml), 'Document')
  const name = Object.keys(document.find((item) => !('#text' in item)) ?? {})[0] ?? ''
  if (!Object.hasOwn(messages, name))
    refuse(`Document has ${quoted(name)}, not one of ${Object.keys(messages).join(', ')}`)
  const { kind, each } = messages[name as keyof typeof messages]
  const found = all(at(document, name), each)
  if (found.length === 0) refuse(`${name} has no ${each}`)
  return found.map((one, index) =>
    within(`${each} ${index + 1}`, () => statementOf(one, kind, decimals)),
  )
}

function statementOf(content: Content, kind: Statement['kind'], decimals: Decimals): Statement {
  const iban = ibanAt(content, 'Acct/Id/IBAN') ?? refuse('Acct/Id/IBAN is missing')
  const [entries, balances] = [all(content, 'Ntry'), all(content, 'Bal')]
  const [some] = [...balances, ...entries].flatMap((one) => currencyIn(one) ?? [])
  const currency = textAt(content, 'Acct/Ccy') ?? some ?? refuse('Acct/Ccy is missing')
  const balance = (code: string) =>
    balances.find(
      (one) => textAt(one, 'Tp/CdOrPrtry/Cd') === code && currencyIn(one) === currency,
    )
  const amount = (one: Content | undefined) =>
    one === undefined ? null : within('Bal', () => signIn(one) * amountIn(one, decimals))
  const closing = balance('CLBD')
  return {
    kind,
    id: idAt(content, 'Id') ?? refuse('Id is missing'),
    iban,
    currency,
    opening: amount(balance('OPBD') ?? balance('PRCD')),
    closing: amount(closing),
    closedOn: dayAt(closing ?? [], 'Dt'),
    lines: entries.flatMap((entry, index) =>
      within(`Ntry ${index + 1}`, () => linesOf(entry, iban, decimals)),
    ),
  }
}

/** The line of an entry, or those of a batch: unless they don't add up to what was booked. */
function linesOf(entry: Content, own: string, decimals: Decimals): readonly StatementLine[] {
  if (textAt(entry, 'Sts', 'Sts/Cd') !== 'BOOK') return []
  const amount = signIn(entry) * amountIn(entry, decimals)
  const parts = all(entry, 'NtryDtls').flatMap((details) => all(details, 'TxDtls'))
  if (parts.length > 1) {
    const amounts = parts.map((part) => partOf(entry, part, decimals))
    const sum = amounts.reduce<bigint>((before, one) => before + (one ?? 0n), 0n)
    if (sum === amount && !amounts.includes(undefined))
      return parts.map((part, index) => lineOf(entry, part, amounts[index] ?? 0n, own))
  }
  const line = lineOf(entry, (parts.length === 1 && parts[0]) || [], amount, own)
  return [{ ...line, bankReference: line.bankReference ?? idAt(entry, 'AcctSvcrRef') }]
}

/** The amount of a transaction in the currency of its entry, in which some banks write it elsewhere. */
function partOf(entry: Content, part: Content, decimals: Decimals): bigint | undefined {
  const places = [part, at(part, 'AmtDtls/TxAmt'), at(part, 'AmtDtls/InstdAmt')]
  const place = places.find((one) => currencyIn(one) === currencyIn(entry))
  if (place === undefined) return undefined
  return signIn(textAt(part, 'CdtDbtInd') === null ? entry : part) * amountIn(place, decimals)
}

function lineOf(entry: Content, part: Content, amount: bigint, own: string): StatementLine {
  const isReturn = [part, entry].some(isReversal)
  const endToEndId = idAt(part, 'Refs/EndToEndId')
  const valuedOn = dayAt(entry, 'ValDt')
  const written = all(at(part, 'RmtInf'), 'Ustrd').flatMap((one) => textOf(one) ?? [])
  const apart = all(at(part, 'RmtInf'), 'Strd').flatMap((one) => idAt(one, 'CdtrRefInf/Ref') ?? [])
  const remittance = cut([...written, ...apart.slice(0, 1)].join(' '), REMITTANCE_MAX)
  return {
    bankReference: idAt(part, 'Refs/AcctSvcrRef'),
    bookedOn: dayAt(entry, 'BookgDt') ?? valuedOn ?? refuse('BookgDt is missing'),
    valuedOn,
    amount,
    currency: currencyIn(entry) ?? '',
    endToEndId: endToEndId === 'NOTPROVIDED' ? null : endToEndId,
    mandateId: idAt(part, 'Refs/MndtId'),
    remittance: remittance === '' ? null : remittance,
    creditorReference: compact(apart[0] ?? null) ?? referenceIn(written.join(' ')),
    ...otherSide(at(part, 'RltdPties'), amount > 0n !== isReturn, own),
    returnReason: cut(textAt(part, 'RtrInf/Rsn/Cd', 'RtrInf/Rsn/Prtry'), ID_MAX),
    isReturn,
  }
}
