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

/** What a document says, before it is laid out. */
export interface Draft {
  /** The id that it was promised, if any. */
  readonly id?: string
  readonly kind: DocumentKind
  /** Counts the forms of this kind: raise it when a new document would say something else than an old one about the same figures. */
  readonly version: number
  readonly memberId: string
  readonly language: string
  /** The month (`2026-11`) or the year (`2026`) that it is about; null if it is about none. */
  readonly period: string | null
  readonly loanId: string | null
  /** The position of the newest statement line in it; null if it is no statement. */
  readonly lastPosition: bigint | null
  /** Its figures by name, amounts in minor units as text, so that other programs need not read the file. */
  readonly figures: Readonly<Record<string, unknown>>
  readonly title: string
  readonly blocks: readonly Block[]
}
