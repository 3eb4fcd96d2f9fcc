import {
  all,
  amountIn,
  at,
  type Content,
  contentOf,
  currencyIn,
  cut,
  type Decimals,
  dayAt,
  ibanAt,
  idAt,
  quoted,
  refuse,
  signIn,
  textAt,
  textOf,
  within,
} from './elements.ts'

export { StatementError } from './elements.ts'

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

const messages = {
  BkToCstmrStmt: { kind: 'camt.053', each: 'Stmt' },
  BkToCstmrDbtCdtNtfctn: { kind: 'camt.054', each: 'Ntfctn' },
  BkToCstmrAcctRpt: { kind: 'camt.052', each: 'Rpt' },
} as const
/** The sub-families of transactions that take back an earlier one. */
const reversals = new Set('ARET AREV CQRV PRDD RCDD RPCR RRTN UPCQ UPCT UPDD XPCQ'.split(' '))
const NAME_MAX = 140
const REMITTANCE_MAX = 500
const REASON_MAX = 35
/** Wherever an RF reference may begin, with all that may belong to it. */
const REFERENCE = /(?<![A-Z0-9])(?=(RF\d\d(?: ?[A-Z0-9]){1,21})(?![A-Z0-9]))/g

/** Reads the statements of camt.052, camt.053 or camt.054, versions 2 to 13; throws a StatementError on anything else. */
export function readStatements(xml: string, decimals: Decimals): readonly Statement[] {
  const document = at(contentOf(xml), 'Document')
  const name = Object.keys(document.find((item) => !('#text' in item)) ?? {})[0] ?? ''
  if (!isMessage(name))
    refuse(`Document has ${quoted(name)}, and is not a statement (camt.052, camt.053 or camt.054)`)
  const { kind, each } = messages[name]
  const found = all(at(document, name), each)
  if (found.length === 0) refuse(`${name} has no ${each}`)
  return found.map((one, index) =>
    within(`${each} ${index + 1}`, () => statementOf(one, kind, decimals)),
  )
}

function isMessage(name: string): name is keyof typeof messages {
  return Object.hasOwn(messages, name)
}

function statementOf(content: Content, kind: Statement['kind'], decimals: Decimals): Statement {
  const iban = ibanAt(content, 'Acct/Id/IBAN') ?? refuse('Acct/Id/IBAN is missing')
  const entries = all(content, 'Ntry')
  return {
    kind,
    id: idAt(content, 'Id') ?? refuse('Id is missing'),
    iban,
    ...balancesOf(content, entries, decimals),
    lines: entries.flatMap((entry, index) =>
      within(`Ntry ${index + 1}`, () => linesOf(entry, iban, decimals)),
    ),
  }
}

function balancesOf(content: Content, entries: readonly Content[], decimals: Decimals) {
  const balances = all(content, 'Bal')
  const [some] = [...balances, ...entries].flatMap((one) => currencyIn(one) ?? [])
  const currency = textAt(content, 'Acct/Ccy') ?? some ?? refuse('Acct/Ccy is missing')
  const find = (code: string) =>
    balances
      .filter((one) => currencyIn(one) === currency)
      .find((one) => textAt(one, 'Tp/CdOrPrtry/Cd') === code)
  const amount = (one: Content | undefined) =>
    one === undefined ? null : within('Bal', () => signIn(one) * amountIn(one, decimals))
  // The previous closing balance is the opening one.
  const opening = amount(find('OPBD') ?? find('PRCD'))
  const closing = find('CLBD')
  return { currency, opening, closing: amount(closing), closedOn: dayAt(closing ?? [], 'Dt') }
}

/** The line of an entry, or those of a batch if they add up to what was booked. */
function linesOf(entry: Content, own: string, decimals: Decimals): readonly StatementLine[] {
  const status = textAt(entry, 'Sts', 'Sts/Cd', 'Sts/Prtry') ?? refuse('Sts is missing')
  if (status !== 'BOOK') return []
  const whole = signIn(entry) * amountIn(entry, decimals)
  const parts = all(entry, 'NtryDtls').flatMap((details) => all(details, 'TxDtls'))
  const amounts = parts.length < 2 ? [] : amountsOf(parts, entry, decimals)
  if (amounts.length > 0 && amounts.reduce((sum, one) => sum + one) === whole)
    return amounts.map((amount, index) => lineOf(entry, parts[index] ?? [], amount, own))
  const line = lineOf(entry, (parts.length === 1 && parts[0]) || [], whole, own)
  return [{ ...line, bankReference: line.bankReference ?? idAt(entry, 'AcctSvcrRef') }]
}

/** The amounts of transactions, which banks write in several places; none unless each has one in the currency of the entry. */
function amountsOf(parts: readonly Content[], entry: Content, decimals: Decimals): bigint[] {
  const amounts = parts.flatMap((part) => {
    const places = [part, at(part, 'AmtDtls/TxAmt'), at(part, 'AmtDtls/InstdAmt')]
    const place = places.find((one) => currencyIn(one) === currencyIn(entry))
    if (place === undefined) return []
    const signed = textAt(part, 'CdtDbtInd') === null ? entry : part
    return signIn(signed) * amountIn(place, decimals)
  })
  return amounts.length === parts.length ? amounts : []
}

function lineOf(entry: Content, part: Content, amount: bigint, own: string): StatementLine {
  const valuedOn = dayAt(entry, 'ValDt')
  const endToEndId = idAt(part, 'Refs/EndToEndId')
  const isReturn = isReversal(entry) || isReversal(part)
  return {
    bankReference: idAt(part, 'Refs/AcctSvcrRef'),
    bookedOn: dayAt(entry, 'BookgDt') ?? valuedOn ?? refuse('BookgDt is missing'),
    valuedOn,
    amount,
    currency: currencyIn(entry) ?? '',
    endToEndId: endToEndId === 'NOTPROVIDED' ? null : endToEndId,
    mandateId: idAt(part, 'Refs/MndtId'),
    ...remittanceOf(at(part, 'RmtInf')),
    ...otherSideOf(at(part, 'RltdPties'), amount > 0n, isReturn, own),
    returnReason: cut(textAt(part, 'RtrInf/Rsn/Cd', 'RtrInf/Rsn/Prtry'), REASON_MAX),
    isReturn,
  }
}

function isReversal(content: Content): boolean {
  const family = textAt(content, 'BkTxCd/Domn/Fmly/SubFmlyCd') ?? ''
  const isMarked = ['true', '1'].includes(textAt(content, 'RvslInd') ?? '')
  return reversals.has(family) || isMarked || all(content, 'RtrInf').length > 0
}

function remittanceOf(content: Content): Pick<StatementLine, 'remittance' | 'creditorReference'> {
  const written = all(content, 'Ustrd').map(textOf).join(' ').trim()
  const [apart = null] = all(content, 'Strd').flatMap((one) => idAt(one, 'CdtrRefInf/Ref') ?? [])
  return {
    remittance: cut(`${written} ${apart ?? ''}`.trim(), REMITTANCE_MAX),
    creditorReference: apart?.replaceAll(' ', '').toUpperCase() ?? referenceIn(written),
  }
}

/** An RF reference whose check digits are right: in one piece, or else as much as may belong to it. */
function referenceIn(text: string): string | null {
  for (const [, found = ''] of text.toUpperCase().matchAll(REFERENCE)) {
    const words = found.split(' ')
    const [piece = '', ...longer] = words.map((_, index) => words.slice(0, index + 1).join(''))
    const reference = [piece, ...longer.reverse()].find(isReference)
    if (reference !== undefined) return reference
  }
  return null
}

/** Whether the check digits of ISO 11649 are right: those of IBANs, in which A is 10 and Z is 35. */
function isReference(text: string): boolean {
  const moved = text.slice(4) + text.slice(0, 4)
  const digits = moved.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))
  return text.length > 4 && BigInt(digits) % 97n === 1n
}

type Side = Pick<StatementLine, 'counterparty' | 'counterpartyIban'>

/** The debtor of a credit, the creditor of a debit. In a return some banks leave both as they were, and some exchange them. */
function otherSideOf(parties: Content, isCredit: boolean, isReturn: boolean, own: string): Side {
  const [debtor, creditor] = [sideOf(parties, 'Dbtr'), sideOf(parties, 'Cdtr')]
  if (!isReturn) return isCredit ? debtor : creditor
  const rank = ({ counterparty: name, counterpartyIban: iban }: Side) =>
    iban === own ? -1 : iban === null ? Number(name !== null) : 2
  const [debtorsRank, creditorsRank] = [rank(debtor), rank(creditor)]
  if (debtorsRank === creditorsRank) return isCredit ? creditor : debtor
  return debtorsRank > creditorsRank ? debtor : creditor
}

function sideOf(parties: Content, side: 'Dbtr' | 'Cdtr'): Side {
  const name = textAt(parties, `${side}/Nm`, `${side}/Pty/Nm`, `${side}/Agt/FinInstnId/Nm`)
  return {
    counterparty: cut(name, NAME_MAX),
    counterpartyIban: ibanAt(parties, `${side}Acct/Id/IBAN`),
  }
}
