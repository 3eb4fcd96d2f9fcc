import { graphql } from '../../graphql/index.ts'
import { type Act, sends } from '../acting/act.ts'

/** The reversal of a line of a statement. */
export const reversal: Act = {
  name: 'Reverse',
  explains:
    'The money goes back where it came from, by a mirror image of this line. Both stay on the statement: nothing is erased. If a deposit has been spent, its member owes what is missing; other lines can be reversed as long as whoever has the money now still has enough of it available.',
  readers: 'Everybody whose money moves reads it.',
  final: true,
  done: 'It is reversed.',
  send: sends(
    graphql(`mutation ReverseTransaction($input: ReverseTransactionInput!) {
    acted: reverseTransaction(input: $input) {
      transaction { id } request { id } userErrors { code field message details }
    }
  }`),
  ),
}
