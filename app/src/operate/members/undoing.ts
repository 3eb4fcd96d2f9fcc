import { graphql } from '../../graphql/index.ts'
import { type Act, sends } from '../acting/act.ts'

/** Undoes a repayment, by its reference. */
export const undoing: Act = {
  name: 'Undo',
  explains:
    'The loan is as if this had never been repaid: the borrower gets the money back, and whatever was paid later is split anew. A loan that it had paid off is active again. Lenders give back what they still have in their wallets, and owe the rest. Nothing is erased: all of it is on the statements.',
  readers: 'The borrower and the lenders are told this reason.',
  final: true,
  done: 'The repayment is undone.',
  send: sends(
    graphql(`mutation UndoRepayment($input: UndoRepaymentInput!) {
    acted: undoRepayment(input: $input) {
      transaction { id } request { id } userErrors { code field message details }
    }
  }`),
  ),
}
