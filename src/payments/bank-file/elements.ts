import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { isDay } from '../../calendar.ts'
import { UnreadableFile } from '../../lending/payments/provider.ts'
import { parseAmount } from '../../money.ts'

/** A file of the bank that can't be read; the message is for people, and names the element. */
export class StatementError extends UnreadableFile {}

/** What is in an element, in order: texts, and elements, whose key is their name and whose value is what is in them. */
export type Content = readonly Item[]
interface Item {
  readonly [name: string]: unknown
  readonly ':@'?: { readonly Ccy?: string }
}

/** The decimals of a currency's amounts; may throw on an unknown currency. */
export type Decimals = (currency: string) => number

/** The maximum length of ids. A longer one is refused, since another could be cut to the same. */
const ID_MAX = 35
const [IBAN_MAX, AMOUNT_MAX, QUOTED_MAX, MESSAGE_MAX] = [34, 40, 40, 300]

const AMOUNT = /^(?=\.?\d)(\d*)(?:\.(\d*?)0*)?$/
/** A document type, whose entities could be a bomb, and instructions to programs. */
const FOREIGN = /<!(?!--|\[CDATA\[)|<\?(?!xml)/
const entities = new Map(Object.entries({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }))
const signs = new Map(Object.entries({ CRDT: 1n, DBIT: -1n }))

const parser = new XMLParser({
  preserveOrder: true,
  attributeNamePrefix: '',
  ignoreAttributes: false,
  removeNSPrefix: true,
  parseTagValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  jPath: false,
  // The parser's own would leave references to numbers, and unknown ones, as they are.
  entityDecoder: {
    decode: (text) => text.replace(/&([^;]{0,10});?/g, (_, name) => characterOf(name)),
    setExternalEntities: () => {},
    addInputEntities: () => {},
    reset: () => {},
    setXmlVersion: () => {},
  },
})

/** What is in an XML file, without prefixes; throws a StatementError unless it is XML, without a document type. */
export function contentOf(xml: string): Content {
  const foreign = FOREIGN.exec(xml)
  if (foreign !== null)
    refuse(`${quoted(xml.slice(foreign.index))} does not belong in a bank's file`)
  const valid = XMLValidator.validate(xml)
  if (valid !== true)
    refuse(`The file is not XML, or incomplete (line ${valid.err.line}): ${valid.err.msg}`)
  try {
    return parser.parse(xml)
  } catch (error) {
    if (error instanceof StatementError) throw error
    refuse(`The file is not XML: ${String(error)}`)
  }
}

function characterOf(name: string): string {
  const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? []
  const code = Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16)
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  if (isCharacter) return String.fromCodePoint(code)
  return entities.get(name) ?? refuse(`${quoted(`&${name};`)} is not an XML character`)
}

/** Throws a StatementError. */
export function refuse(message: string): never {
  throw new StatementError(message.slice(0, MESSAGE_MAX))
}

/** What reading gives; a StatementError of it names the place, too. */
export function within<Read>(place: string, read: () => Read): Read {
  try {
    return read()
  } catch (error) {
    if (error instanceof StatementError) refuse(`${place}: ${error.message}`)
    throw error
  }
}

/** A text of the file as messages quote it. */
export function quoted(text: string): string {
  return `'${cut(text, QUOTED_MAX) ?? ''}'`
}

/** What is in each element of a name. */
export function all(content: Content, name: string): readonly Content[] {
  return content.flatMap((item) => (Object.hasOwn(item, name) ? [item[name] as Content] : []))
}

/** What is in the first element at a path such as `Acct/Id/IBAN`; empty without one. */
export function at(content: Content, path: string): Content {
  let inner = content
  for (const name of path.split('/')) {
    const found = inner.find((item) => Object.hasOwn(item, name))
    inner = (found?.[name] ?? []) as Content
  }
  return inner
}

/** The text at the first of some paths that has one. */
export function textAt(content: Content, ...paths: readonly string[]): string | null {
  for (const path of paths) {
    const text = textOf(at(content, path))
    if (text !== '') return text
  }
  return null
}

/** The text of an element itself, on one line. */
export function textOf(content: Content): string {
  return content
    .map((item) => item['#text'] ?? '')
    .join('')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed()
}

/** The beginning of a text, without half a character at its end; null if nothing is left. */
export function cut(text: string | null, max: number): string | null {
  const beginning = text?.slice(0, max).replace(/[\ud800-\udbff]$/, '')
  return beginning?.trim() || null
}

/** The id at a path, exactly as it is. */
export function idAt(content: Content, path: string): string | null {
  const id = textAt(content, path)
  if (id !== null && id.length > ID_MAX)
    refuse(`${path} ${quoted(id)} has more than ${ID_MAX} characters`)
  return id
}

/** The account number at a path, without spaces. */
export function ibanAt(content: Content, path: string): string | null {
  return cut(textAt(content, path)?.replaceAll(' ', '').toUpperCase() ?? null, IBAN_MAX)
}

/** The day of a date or a time, as the bank writes it: no time zone changes it. */
export function dayAt(content: Content, name: string): string | null {
  const text = textAt(content, `${name}/Dt`, `${name}/DtTm`)
  if (text === null) return null
  const day = text.slice(0, 10)
  return isDay(day) ? day : refuse(`${name} ${quoted(text)} is not a date`)
}

/** 1 for a credit, -1 for a debit. */
export function signIn(content: Content): bigint {
  const text = textAt(content, 'CdtDbtInd') ?? refuse('CdtDbtInd is missing')
  return signs.get(text) ?? refuse(`CdtDbtInd ${quoted(text)} is neither CRDT nor DBIT`)
}

/** The currency of an element's Amt. */
export function currencyIn(content: Content): string | undefined {
  return content.find((item) => Object.hasOwn(item, 'Amt'))?.[':@']?.Ccy
}

/** An element's Amt in minor units, exactly. */
export function amountIn(content: Content, decimals: Decimals): bigint {
  const currency = currencyIn(content) ?? refuse('Amt or its Ccy is missing')
  const text = textAt(content, 'Amt') ?? ''
  const places = decimalsOf(currency, decimals)
  const [, whole, fraction = ''] = (text.length <= AMOUNT_MAX && AMOUNT.exec(text)) || []
  const plain = `${whole || '0'}${fraction && `.${fraction}`}`
  const amount = whole === undefined ? undefined : parseAmount(plain, places)
  return (
    amount ??
    refuse(
      `Amt ${quoted(text)} is not an amount in ${currency} with up to ${places} decimals and 15 digits`,
    )
  )
}

function decimalsOf(currency: string, decimals: Decimals): number {
  try {
    return decimals(currency)
  } catch {
    return refuse(`Ccy ${quoted(currency)} is not a currency`)
  }
}
