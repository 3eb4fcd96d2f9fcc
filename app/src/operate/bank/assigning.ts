import { graphql } from '../../graphql/index.ts'
import { type Act, sends } from '../acting/act.ts'
import { t } from './messages/index.ts'

/** Says what a line of a bank statement is for. */
export const assigning = (): Act => ({
  name: t('assign.name'),
  explains: t('assign.explains'),
  readers: t('assign.readers'),
  final: true,
  done: () => t('assign.done'),
  send: sends(
    graphql(`mutation AssignBankLine($input: AssignBankLineInput!) {
    acted: assignBankLine(input: $input) {
      bankLine { id } request { id } userErrors { code field message details }
    }
  }`),
  ),
})
