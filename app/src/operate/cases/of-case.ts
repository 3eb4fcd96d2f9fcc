import type { CaseFile } from './operations.ts'

/** What a form about a case is given. */
export interface OfCase {
  readonly of: CaseFile
  /** The id of its heading. */
  readonly title: string
  readonly close: () => void
  readonly after: () => void
}
