import type { DocumentKind } from '../../entities/documents/document.ts'

/** A column of a table; its width is in parts of all widths together. */
export interface DraftColumn {
  readonly title: string
  readonly width: number
  /** Whether its cells are amounts, which end at the right edge. */
  readonly isAmount?: boolean
}

/** A part of a document. */
export type Block =
  | { readonly heading: string }
  | { readonly text: string }
  | { readonly columns: readonly DraftColumn[]; readonly rows: readonly (readonly string[])[] }

/** What a document says. */
export interface Content {
  /** The id that it was promised, if any. */
  readonly id?: string
  /** The position of the newest statement line in it, if it is a statement. */
  readonly lastPosition?: bigint
  /** Its figures by name, amounts in minor units as text, so that other programs need not read the file. */
  readonly figures: Readonly<Record<string, unknown>>
  readonly title: string
  readonly blocks: readonly Block[]
}

/** A document before it is laid out. */
export interface Draft extends Content {
  readonly kind: DocumentKind
  readonly version: number
  readonly memberId: string
  readonly language: string
  /** The month (`2026-11`), the year (`2026`) or the day that it is about. */
  readonly period: string
  readonly loanId: string | null
}
