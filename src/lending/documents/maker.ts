import type { Document, DocumentKind } from '../../entities/documents/document.ts'
import type { MessageKey } from '../../languages/catalogue.ts'
import { day, localeOf, minute, money, type Units } from '../../languages/formats.ts'
import { text } from '../../languages/index.ts'
import type { Platform } from '../platform.ts'
import type { Block, Content, Draft, DraftColumn } from './draft.ts'

/** What documents are made from. */
export type Source = Pick<
  Platform,
  'database' | 'currency' | 'timezone' | 'costOf' | 'limits' | 'supportEmail'
>

/** A document that is due; whose it is, and what it is about. */
export interface Due {
  readonly memberId: string
  /** Where its kind found it: an id. */
  readonly place: string
  readonly period: string
  readonly loanId: string | null
  /** The document that is corrected, if any. */
  readonly corrects?: Document
}

/** Where makers look that look at all loans, or at whoever has a wallet. */
export const places = {
  loans: 'select id as place from loan where id > $1',
  wallets: 'select user_id as place from wallet where user_id > $1',
} as const

/** Hears of a document that could not be made, or of a kind that could not be looked for, and why. */
export type Unmade = (kind: DocumentKind, reason: string) => void

/** Makes the documents of a kind. */
export interface Maker {
  readonly kind: DocumentKind
  /** Counts the forms of this kind: raise it when a new document would say something else than an old one about the same figures. */
  readonly version: number
  /** Selects the places at which it looks, after one of them (`$1`). */
  readonly places: string
  /** Selects what is due after one place (`$1`) and up to another (`$2`), in their order: a search through all places would take longer than it may. */
  readonly due: string
  /** What a document says below the line that says whom it is for; null if there is nothing to say. */
  readonly content: (source: Source, due: Due, language: string) => Promise<Content | null>
}

/** What is due, as a document; null if there is nothing to say. */
export async function draftOf(
  { kind, version, content }: Maker,
  source: Source,
  due: Due,
  language: string,
): Promise<Draft | null> {
  const said = await content(source, due, language)
  if (said === null) return null
  const { memberId, period, loanId } = due
  const holder = { text: await holderLine(source, memberId, language) }
  const blocks = [holder, ...said.blocks]
  return { ...said, kind, version, memberId, language, period, loanId, blocks }
}

/** A table of what is what, without titles. */
export function factsOf(rows: readonly (readonly string[])[]): Block {
  return { columns: [named, { ...named, width: 2, isAmount: true }], rows }
}

const named: DraftColumn = { title: '', width: 3 }

/** How a document writes in a language. */
export function writer(language: string, { currency, timezone }: Units) {
  const locale = localeOf(language)
  return {
    say: (key: MessageKey, values?: Readonly<Record<string, string | number>>) =>
      text(language, key, values),
    amount: (minor: bigint) => money(locale, minor, currency, 'auto'),
    day: (date: string) => day(locale, date),
    time: (at: Date) => minute(locale, at.toISOString(), timezone),
    month: (period: string) =>
      new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${period}-01T00:00:00Z`),
      ),
  }
}

/** The name that a member has given, as a document says whom it is for. */
async function holderLine(
  { database }: Source,
  memberId: string,
  language: string,
): Promise<string> {
  const [row] = await database.query<{ name: string | null }>(
    'select full_name as name from profile where id = $1',
    [memberId],
  )
  const name = row?.name ?? text(language, 'document.nameless', { id: memberId })
  return text(language, 'document.holder', { name })
}
