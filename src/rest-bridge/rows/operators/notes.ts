import { get, post, type Row } from '../../row.ts'
import { listed, mutation } from '../parts.ts'

const note = 'note { ...OperatorNoteRecord }'
const refusals = ['INVALID_TRANSITION', 'OWN_ACCOUNT']

/** What operators note on members and loans. Those on a member are listed with the rest of the member's file. */
export const noteRows: readonly Row[] = [
  post('/operator/members/{id}/notes', {
    summary: 'Note something on a member',
    success: 'The note.',
    refusals,
    document: mutation('addMemberNote', note),
  }),
  get('/operator/loans/{id}/notes', {
    summary: 'List what operators have noted on a loan',
    success: 'A page of notes.',
    ...listed('listLoanNotes', 'notes: loanNotes(loanId: $id)', 'OperatorNoteRecord'),
  }),
  post('/operator/loans/{id}/notes', {
    summary: 'Note something on a loan',
    success: 'The note.',
    refusals,
    document: mutation('addLoanNote', note),
  }),
]
