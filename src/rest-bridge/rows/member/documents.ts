import { get, post, type Row } from '../../row.ts'
import { listed, mutation } from '../parts.ts'

/** Members' documents. */
export const documentRows: readonly Row[] = [
  get('/documents', {
    summary: 'List documents of authenticated user',
    success: 'A page of documents, newest first.',
    ...listed('listDocuments', 'me.documents', 'DocumentRecord'),
  }),
  get('/documents/{id}', {
    summary: 'Fetch the file of a document, or get what is known of it',
    success: 'The file, always the same bytes; or, as JSON, the document without its file.',
    document: 'query getDocument { document { ...DocumentRecord } }',
    pdf: true,
  }),
  post('/loans/{id}/payoff-letter', {
    summary:
      'Ask for a letter that says what repays a loan by a day (borrower, or an operator with a reason)',
    success: 'The letter, whose document is at `/documents/{id}` with its id.',
    refusals: [
      'FORBIDDEN',
      'INVALID_TRANSITION',
      'LIMIT_EXCEEDED',
      'OWN_ACCOUNT',
      'DOCUMENTS_UNAVAILABLE',
    ],
    document: mutation('requestPayoffLetter', 'payoffLetter { ...PayoffLetterRecord }'),
    subject: 'loanId',
    location: '/documents/{payoff_letter.id}',
    pending: {
      is: ({ payoff_letter: letter }) =>
        (letter as { readonly status?: string }).status === 'pending',
      success: 'The letter, whose document is being made.',
    },
  }),
  get('/wallet/transactions/{id}/receipt', {
    summary: 'Get a repayment of authenticated user in parts',
    success: 'The repayment, what it was split into, and what was left of the loan.',
    document: 'query getReceipt { repaymentReceipt { ...RepaymentReceiptRecord } }',
  }),
  post('/wallet/transactions/{id}/receipt', {
    summary: 'Ask for the document about a repayment (borrower)',
    success: 'The repayment, whose document is at `/documents/{id}` with its id.',
    refusals: ['INVALID_TRANSITION', 'DOCUMENTS_UNAVAILABLE'],
    document: mutation('requestReceipt', 'receipt { ...RepaymentReceiptRecord }'),
    location: '/documents/{receipt.id}',
  }),
  get('/operator/members/{id}/documents', {
    summary: 'List the documents of a member',
    success: 'A page of documents, newest first.',
    ...listed('listMemberDocuments', 'memberFile(memberId: $id).documents', 'DocumentRecord'),
  }),
  post('/operator/documents/{id}/correct', {
    summary: 'Make a document again, as another one that replaces it',
    success: 'The new document, without its file.',
    refusals: ['INVALID_TRANSITION', 'OWN_ACCOUNT', 'DOCUMENTS_UNAVAILABLE'],
    document: mutation('correctDocument', 'document { ...DocumentRecord }'),
  }),
]
