import type { Row } from '../answer.ts'
import { mutation, page, pageArguments, pageVariables } from './parts.ts'

/** What operators note on members and loans. */
export const noteRows: readonly Row[] = [
  ...on('member', 'members', 'a member and their loans'),
  ...on('loan', 'loans', 'a loan'),
]

function on(name: 'member' | 'loan', path: string, what: string): readonly Row[] {
  const operation = name === 'member' ? 'MemberNote' : 'LoanNote'
  return [
    {
      method: 'GET',
      path: `/operator/${path}/{id}/notes`,
      summary: `List what operators have noted on ${what}`,
      success: 'A page of notes.',
      refusals: ['FORBIDDEN'],
      document: `query list${operation}s($id: ID!, ${pageVariables}) {
        notes: operatorNotes(${name}Id: $id, ${pageArguments}) ${page('OperatorNoteRecord')}
      }`,
      list: 'notes',
    },
    {
      method: 'POST',
      path: `/operator/${path}/{id}/notes`,
      summary: `Note something on a ${name}`,
      success: 'The note.',
      refusals: ['FORBIDDEN', 'INVALID_TRANSITION', 'NOT_FOUND', 'OWN_ACCOUNT'],
      document: mutation('addOperatorNote', 'note { ...OperatorNoteRecord }').replace(
        'mutation addOperatorNote',
        `mutation add${operation}`,
      ),
      subject: `${name}Id`,
    },
  ]
}
