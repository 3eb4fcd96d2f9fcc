import { graphql } from '../../../graphql/index.ts'
import { type Act, sends } from '../../acting/act.ts'
import { t } from '../messages/index.ts'

/** Makes a document again, as the books are now. */
export const correction = (): Act => ({
  name: t('correction.name'),
  explains: t('correction.explains'),
  readers: t('correction.readers'),
  done: () => t('correction.done'),
  send: sends(
    graphql(`mutation CorrectDocument($input: CorrectDocumentInput!) {
    acted: correctDocument(input: $input) {
      document { id } userErrors { code field message details }
    }
  }`),
  ),
})
