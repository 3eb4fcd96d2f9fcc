import { all, type Line, payload } from './matrix.ts'

const none = '01a1fddc-8957-7000-8000-000000000000'

/** Members' documents. The platform of the matrix makes none: test/documents has who sees which. */
export const documentLines: readonly Line[] = [
  {
    name: 'Query.document',
    call: () => `{ document(id: "${none}") { title figures } }`,
    outcomes: all('null'),
  },
  {
    name: 'Mutation.requestPayoffLetter',
    call: () =>
      payload(
        'requestPayoffLetter',
        `{ loanId: "${none}", until: "2026-12-10" }`,
        'payoffLetter { id amount loan { id } document { id } }',
      ),
    outcomes: all('DOCUMENTS_UNAVAILABLE'),
  },
  {
    name: 'Query.repaymentReceipt',
    call: () =>
      `{ repaymentReceipt(id: "${none}") { amount loan { id } transaction { id } document { id } } }`,
    outcomes: all('null'),
  },
  {
    name: 'Mutation.requestReceipt',
    call: () =>
      payload(
        'requestReceipt',
        `{ id: "${none}" }`,
        'receipt { id amount loan { id } document { id } }',
      ),
    outcomes: all('DOCUMENTS_UNAVAILABLE'),
  },
  {
    name: 'Mutation.correctDocument',
    call: () =>
      payload(
        'correctDocument',
        `{ id: "${none}", reason: "A misspelt name." }`,
        'document { id replaces { id } replacedBy { id } }',
      ),
    outcomes: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'DOCUMENTS_UNAVAILABLE'],
  },
]

/** Their REST rows. */
export const documentRestLines: readonly Line[] = [
  { name: 'GET /documents', call: () => ['GET', '/documents'], outcomes: all('ok') },
  {
    name: 'GET /documents/{id}',
    call: () => ['GET', `/documents/${none}`],
    outcomes: all('NOT_FOUND'),
  },
  {
    name: 'POST /loans/{id}/payoff-letter',
    call: () => ['POST', `/loans/${none}/payoff-letter`, { until: '2026-12-10' }],
    outcomes: all('DOCUMENTS_UNAVAILABLE'),
  },
  {
    name: 'GET /wallet/transactions/{id}/receipt',
    call: () => ['GET', `/wallet/transactions/${none}/receipt`],
    outcomes: all('NOT_FOUND'),
  },
  {
    name: 'POST /wallet/transactions/{id}/receipt',
    call: () => ['POST', `/wallet/transactions/${none}/receipt`, {}],
    outcomes: all('DOCUMENTS_UNAVAILABLE'),
  },
  {
    name: 'GET /operator/members/{id}/documents',
    call: ({ owner }) => ['GET', `/operator/members/${owner}/documents`],
    outcomes: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok'],
    support: 'ok',
  },
  {
    name: 'POST /operator/documents/{id}/correct',
    call: () => ['POST', `/operator/documents/${none}/correct`, { reason: 'A misspelt name.' }],
    outcomes: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'DOCUMENTS_UNAVAILABLE'],
  },
]
