import { graphql } from '../../../graphql/index.ts'
import { type Act, sends } from '../../acting/act.ts'
import { t } from '../messages/index.ts'

/** Undoes a repayment, by its reference. */
export const undoing = (): Act => ({
  name: t('undo.name'),
  explains: t('undo.explains'),
  foresees: 'undoing',
  readers: t('undo.readers'),
  final: true,
  done: () => t('undo.done'),
  send: sends(
    graphql(`mutation UndoRepayment($input: UndoRepaymentInput!) {
    acted: undoRepayment(input: $input) {
      transaction { id } request { id } userErrors { code field message details }
    }
  }`),
  ),
})
