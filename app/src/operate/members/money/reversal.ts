import { graphql } from '../../../graphql/index.ts'
import { type Act, sends } from '../../acting/act.ts'
import { t } from '../messages/index.ts'

/** The reversal of a line of a statement. */
export const reversal = (): Act => ({
  name: t('reversal.name'),
  explains: t('reversal.explains'),
  foresees: 'reversal',
  readers: t('reversal.readers'),
  final: true,
  done: () => t('reversal.done'),
  send: sends(
    graphql(`mutation ReverseTransaction($input: ReverseTransactionInput!) {
    acted: reverseTransaction(input: $input) {
      transaction { id } request { id } userErrors { code field message details }
    }
  }`),
  ),
})
