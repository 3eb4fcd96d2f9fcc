import { XMLBuilder } from 'fast-xml-parser'
import { formatAmount } from '../../money.ts'

/** An owner of an account, and the account. */
export interface Party {
  readonly name: string
  readonly iban: string
  readonly bic?: string | undefined
}

/** An order to send money. */
export interface CreditTransfer {
  readonly endToEndId: string
  /** Minor units. */
  readonly amount: bigint
  readonly to: Party
  readonly remittance: string
}

/** An order to collect money by a mandate. */
export interface DirectDebit {
  readonly endToEndId: string
  /** Minor units. */
  readonly amount: bigint
  readonly from: Party
  readonly remittance: string
  readonly mandateId: string
  /** YYYY-MM-DD, as the other days. */
  readonly mandateSignedOn: string
  readonly sequence: 'FRST' | 'RCUR' | 'OOFF'
  readonly collectOn: string
}

/** What the orders of a file have in common. */
export interface OrderFile {
  readonly messageId: string
  readonly createdAt: Date
  readonly currency: string
  readonly decimals: number
  /** The day of credit transfers. */
  readonly executeOn: string
  /** Whose orders they are. */
  readonly own: Party
}

type Order = CreditTransfer | DirectDebit
type Value = string | Element | readonly Element[] | undefined
interface Element {
  readonly [name: string]: Value
}

const NAME_MAX = 70
const REMITTANCE_MAX = 140
const ID_MAX = 35
const SEPA = /[A-Za-z0-9/?:().,'+ -]/
/** Ids are never changed, or what comes back would not be recognized. */
const ID = /^(?![/ ])(?!.*\/\/)[A-Za-z0-9/?:().,'+ -]{1,35}(?<![/ ])$/
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/
const BIC = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** Replacements for characters that SEPA does not allow even without diacritics; Greek and Bulgarian letter by letter. */
const written = new Map(
  `ß:ss æ:ae œ:oe ø:o ł:l đ:d ð:d þ:th ħ:h ŧ:t ŋ:n ı:i ĸ:k €:EUR £:GBP &:+ _:- –:- —:- −:- ‘:' ’:' \`:' ":' “:' ”:' „:' «:' »:' ;:, [:( ]:) {:( }:) ⁄:/ @:(at)
  α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o
  а:a б:b в:v г:g д:d е:e ж:zh з:z и:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:sht ъ:a ь:y ю:yu я:ya`
    .split(/\s+/)
    .map((pair) => [pair.slice(0, 1), pair.slice(2)] as const),
)

const builder = new XMLBuilder({ ignoreAttributes: false, format: true })

/** Writes credit transfers as pain.001.001.09, by the rules of SEPA; throws on ids, accounts, days or amounts that a bank would refuse. */
export function creditTransferFile(file: OrderFile, orders: readonly CreditTransfer[]): string {
  const group = {
    ...groupOf(file, orders, 'TRF', 1),
    PmtTpInf: serviceOf(file),
    ReqdExctnDt: { Dt: checked('executeOn', file.executeOn, DAY) },
    ...ownSideOf('Dbtr', file.own),
    ChrgBr: 'SLEV',
    CdtTrfTxInf: orders.map((order) => ({
      PmtId: { EndToEndId: checked('endToEndId', order.endToEndId, ID) },
      Amt: { InstdAmt: amountOf(file, order) },
      // The payee's bank follows from the IBAN.
      CdtrAgt: order.to.bic === undefined ? undefined : agentOf(order.to),
      ...accountOf('Cdtr', order.to),
      RmtInf: remittanceOf(order),
    })),
  }
  return documentOf('pain.001.001.09', 'CstmrCdtTrfInitn', file, orders, [group])
}

/** Writes direct debits as pain.008.001.08, by the rules of SEPA's core scheme; throws like creditTransferFile. */
export function directDebitFile(
  file: OrderFile & { readonly creditorId: string },
  orders: readonly DirectDebit[],
): string {
  const groups = Map.groupBy(orders, ({ sequence, collectOn }) => `${sequence} ${collectOn}`)
  const infos = [...groups].map(([key, debits], index) => debitsOf(file, key, debits, index + 1))
  return documentOf('pain.008.001.08', 'CstmrDrctDbtInitn', file, orders, infos)
}

/** The debits of one sequence and day, since a group has one of each. */
function debitsOf(
  file: OrderFile & { readonly creditorId: string },
  key: string,
  debits: readonly DirectDebit[],
  number: number,
): Element {
  const [sequence = '', collectOn = ''] = key.split(' ')
  const creditorId = checked('creditorId', file.creditorId, ID)
  const scheme = { Id: creditorId, SchmeNm: { Prtry: 'SEPA' } }
  return {
    ...groupOf(file, debits, 'DD', number),
    PmtTpInf: { ...serviceOf(file), LclInstrm: { Cd: 'CORE' }, SeqTp: sequence },
    ReqdColltnDt: checked('collectOn', collectOn, DAY),
    ...ownSideOf('Cdtr', file.own),
    ChrgBr: 'SLEV',
    CdtrSchmeId: { Id: { PrvtId: { Othr: scheme } } },
    DrctDbtTxInf: debits.map((order) => debitOf(file, order)),
  }
}

function debitOf(file: OrderFile, order: DirectDebit): Element {
  return {
    PmtId: { EndToEndId: checked('endToEndId', order.endToEndId, ID) },
    InstdAmt: amountOf(file, order),
    DrctDbtTx: {
      MndtRltdInf: {
        MndtId: checked('mandateId', order.mandateId, ID),
        DtOfSgntr: checked('mandateSignedOn', order.mandateSignedOn, DAY),
      },
    },
    DbtrAgt: agentOf(order.from),
    ...accountOf('Dbtr', order.from),
    RmtInf: remittanceOf(order),
  }
}

function documentOf(
  message: string,
  name: string,
  file: OrderFile,
  orders: readonly Order[],
  groups: readonly Element[],
): string {
  const header = {
    MsgId: checked('messageId', file.messageId, ID),
    CreDtTm: `${file.createdAt.toISOString().slice(0, 19)}Z`,
    ...totalOf(file, orders),
    InitgPty: nameOf(file.own),
  }
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    Document: {
      '@_xmlns': `urn:iso:std:iso:20022:tech:xsd:${message}`,
      [name]: { GrpHdr: header, PmtInf: groups },
    },
  })
}

/** How a group begins. Each order is booked alone, so that the statement says what became of each. */
function groupOf(file: OrderFile, orders: readonly Order[], method: string, number: number) {
  const end = `-${number}`
  return {
    PmtInfId: file.messageId.slice(0, ID_MAX - end.length) + end,
    PmtMtd: method,
    BtchBookg: 'false',
    ...totalOf(file, orders),
  }
}

function totalOf({ decimals }: OrderFile, orders: readonly Order[]) {
  if (orders.length === 0) throw new Error('a file of orders without orders')
  const sum = orders.reduce((before, { amount }) => before + amount, 0n)
  return { NbOfTxs: String(orders.length), CtrlSum: formatAmount(sum, decimals) }
}

function serviceOf({ currency }: OrderFile): Element | undefined {
  return currency === 'EUR' ? { SvcLvl: { Cd: 'SEPA' } } : undefined
}

function amountOf({ currency, decimals }: OrderFile, { amount }: Order): Element {
  if (amount <= 0n) throw new Error(`no amount to order: ${amount}`)
  return { '@_Ccy': currency, '#text': formatAmount(amount, decimals) }
}

function ownSideOf(side: string, party: Party): Element {
  return { ...accountOf(side, party), [`${side}Agt`]: agentOf(party) }
}

function accountOf(side: string, party: Party): Element {
  const iban = party.iban.replaceAll(' ', '').toUpperCase()
  return {
    [side]: nameOf(party),
    [`${side}Acct`]: { Id: { IBAN: checked('iban', iban, IBAN) } },
  }
}

function agentOf({ bic }: Party): Element {
  if (bic === undefined) return { FinInstnId: { Othr: { Id: 'NOTPROVIDED' } } }
  return { FinInstnId: { BICFI: checked('bic', bic, BIC) } }
}

function nameOf({ name }: Party): Element {
  return { Nm: textOf(name, NAME_MAX) || 'NOTPROVIDED' }
}

function remittanceOf({ remittance }: Order): Element | undefined {
  const text = textOf(remittance, REMITTANCE_MAX)
  return text === '' ? undefined : { Ustrd: text }
}

/** A text in the characters of SEPA: without marks, and with a dot for whatever can't be written. */
function textOf(text: string, max: number): string {
  const bare = text.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '')
  const line = bare.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return Array.from(line, characterOf).join('').slice(0, max).trim()
}

function characterOf(character: string): string {
  if (SEPA.test(character)) return character
  const lower = character.toLowerCase()
  const text = written.get(lower) ?? '.'
  return character === lower ? text : text.toUpperCase()
}

function checked(field: string, text: string, pattern: RegExp): string {
  if (!pattern.test(text)) throw new Error(`invalid ${field} ${JSON.stringify(text)}`)
  return text
}
