import { graphql } from '../../graphql/index.ts'
import { type Act, sends } from '../acting/act.ts'

/** Says what a line of a bank statement is for. */
export const assigning: Act = {
  name: 'Assign',
  explains:
    'You say what this line of the bank’s statement is for. If it is a member’s deposit, the money comes into their wallet at once.',
  readers: 'It is kept in the audit trail.',
  final: true,
  done: 'The line is assigned.',
  send: sends(
    graphql(`mutation AssignBankLine($input: AssignBankLineInput!) {
    acted: assignBankLine(input: $input) {
      bankLine { id } request { id } userErrors { code field message details }
    }
  }`),
  ),
}
