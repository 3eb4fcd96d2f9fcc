import { XMLBuilder } from 'fast-xml-parser'
import { currencyOf, formatAmount } from '../../../src/money.ts'
import type { Statement, StatementLine } from '../../../src/payments/bank-file/statements.ts'

/**
 * A line as a test writes it. What it leaves out is not in the file, except days, which are the file's. A creditor reference is written
 * apart from the remittance, which may end with it, as it does when it is read.
 */
export interface CamtLine extends Partial<StatementLine> {
  readonly amount: bigint
  /** BOOK unless it says something else, such as PDNG. */
  readonly status?: string
}

/** A file of a bank about one account; lines in a list of their own are booked as a batch. */
export interface CamtFile {
  readonly kind: Statement['kind']
  /** 02, or a version in the form of 08, which is the default. */
  readonly version?: string
  readonly id?: string
  readonly iban: string
  readonly currency: string
  readonly opening?: bigint | null
  readonly closing?: bigint | null
  readonly day: string
  readonly lines: readonly (CamtLine | readonly CamtLine[])[]
}

type Value = string | Element | readonly (string | Element)[] | undefined
interface Element {
  readonly [name: string]: Value
}

const messages = {
  'camt.052': ['BkToCstmrAcctRpt', 'Rpt'],
  'camt.053': ['BkToCstmrStmt', 'Stmt'],
  'camt.054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
} as const
/** The account's own side of each payment. */
const OWN_NAME = 'Platform'
const builder = new XMLBuilder({ ignoreAttributes: false, format: true })

/** What a bank tells of an account, as ISO 20022 has it. */
export function camtFile(file: CamtFile): string {
  const { kind, version = '08', id = `${kind}-${file.day}`, iban, currency, day } = file
  const [message, each] = messages[kind]
  const created = `${day}T23:00:00Z`
  const statement = {
    Id: id,
    CreDtTm: created,
    Acct: { Id: { IBAN: iban }, Ccy: currency },
    Bal: balancesOf(file),
    Ntry: file.lines.map((lines, index) => entryOf(file, [lines].flat(), index + 1)),
  }
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    Document: {
      '@_xmlns': `urn:iso:std:iso:20022:tech:xsd:${kind}.001.${version}`,
      [message]: { GrpHdr: { MsgId: id, CreDtTm: created }, [each]: statement },
    },
  })
}

/** A notification has none. */
function balancesOf(file: CamtFile): readonly Element[] {
  const { kind, currency, opening, closing, day } = file
  const known = kind === 'camt.054' ? {} : { OPBD: opening, CLBD: closing }
  return Object.entries(known).flatMap(([code, amount]) => {
    if (amount === null || amount === undefined) return []
    return { Tp: { CdOrPrtry: { Cd: code } }, ...signed(currency, amount), Dt: { Dt: day } }
  })
}

/** An amount without its sign, and the side that says it. */
function signed(currency: string, amount: bigint): { Amt: Element; CdtDbtInd: string } {
  const text = formatAmount(amount < 0n ? -amount : amount, currencyOf(currency).decimals)
  return {
    Amt: { '@_Ccy': currency, '#text': text },
    CdtDbtInd: amount < 0n ? 'DBIT' : 'CRDT',
  }
}

function entryOf(file: CamtFile, lines: readonly CamtLine[], number: number): Element {
  const { currency = file.currency, status = 'BOOK', ...first } = lines[0] ?? { amount: 0n }
  const sum = lines.reduce((before, { amount }) => before + amount, 0n)
  return {
    NtryRef: String(number),
    ...signed(currency, sum),
    Sts: isOld(file) ? status : { Cd: status },
    BookgDt: { Dt: first.bookedOn ?? file.day },
    ValDt: first.valuedOn === null ? undefined : { Dt: first.valuedOn ?? file.day },
    BkTxCd: codeOf(first),
    NtryDtls: { TxDtls: lines.map((line) => transactionOf(file, line)) },
  }
}

function isOld({ version }: CamtFile): boolean {
  return version === '02'
}

const comesBack = ({ isReturn, returnReason }: Partial<StatementLine>) =>
  isReturn ?? typeof returnReason === 'string'

function codeOf(line: CamtLine): Element {
  const [returned, regular] =
    line.amount < 0n ? ['IDDT/UPDD', 'ICDT/ESCT'] : ['ICDT/RRTN', 'RCDT/ESCT']
  const debit = line.amount > 0n && typeof line.mandateId === 'string' ? 'IDDT/ESDD' : regular
  const [family = '', subFamily = ''] = (comesBack(line) ? returned : debit).split('/')
  return { Domn: { Cd: 'PMNT', Fmly: { Cd: family, SubFmlyCd: subFamily } } }
}

function transactionOf(file: CamtFile, line: CamtLine): Element {
  const { Amt, CdtDbtInd } = signed(line.currency ?? file.currency, line.amount)
  return {
    Refs: {
      AcctSvcrRef: line.bankReference ?? undefined,
      EndToEndId: line.endToEndId ?? 'NOTPROVIDED',
      MndtId: line.mandateId ?? undefined,
    },
    ...(isOld(file) ? { AmtDtls: { TxAmt: { Amt } } } : { Amt, CdtDbtInd }),
    RltdPties: partiesOf(file, line),
    RmtInf: remittanceOf(line),
    RtrInf: returnOf(line),
  }
}

/** Parties stay what they were when a payment comes back. */
function partiesOf(file: CamtFile, line: CamtLine): Element {
  const other = sideOf(file, line.counterparty ?? undefined, line.counterpartyIban ?? undefined)
  const own = sideOf(file, OWN_NAME, file.iban)
  const [debtor, creditor] = line.amount > 0n !== comesBack(line) ? [other, own] : [own, other]
  return {
    Dbtr: debtor.party,
    DbtrAcct: debtor.account,
    Cdtr: creditor.party,
    CdtrAcct: creditor.account,
  }
}

function sideOf(file: CamtFile, name: string | undefined, iban: string | undefined) {
  const party = name === undefined ? undefined : { Nm: name }
  return {
    party: party === undefined || isOld(file) ? party : { Pty: party },
    account: iban === undefined ? undefined : { Id: { IBAN: iban } },
  }
}

function remittanceOf({ remittance, creditorReference: apart }: CamtLine): Element | undefined {
  const reference = apart ?? ''
  const text = remittance?.endsWith(reference)
    ? remittance.slice(0, remittance.length - reference.length).trim()
    : remittance
  if (!text && reference === '') return undefined
  return {
    Ustrd: text || undefined,
    Strd: reference === '' ? undefined : { CdtrRefInf: { Ref: reference } },
  }
}

function returnOf({ returnReason: reason }: CamtLine): Element | undefined {
  if (reason === null || reason === undefined) return undefined
  return { Rsn: /^[A-Z]{2}\d{2}$/.test(reason) ? { Cd: reason } : { Prtry: reason } }
}
