import type { InDialog } from '../../parts/dialogs/dialog.tsx'
import type { CaseFile } from './operations.ts'

/** What a form about a case is given. */
export interface OfCase extends InDialog {
  readonly of: CaseFile
  readonly after: () => void
}
