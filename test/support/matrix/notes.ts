import { type Line, payload } from './matrix.ts'

const operatorOnly = { outcomes: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok'] } as const
/** What everybody sees who runs the platform, also without acting. */
const seenByBoth = { ...operatorOnly, support: 'ok' } as const
const noted = 'Called them on Monday.'

/** Operators' notes over GraphQL. */
export const noteLines: readonly Line[] = [
  {
    name: 'Mutation.addMemberNote',
    call: ({ owner }) =>
      payload('addMemberNote', `{ id: "${owner}", text: "${noted}" }`, 'note { id }'),
    ...operatorOnly,
  },
  {
    name: 'Mutation.addLoanNote',
    call: ({ draft }) =>
      payload('addLoanNote', `{ id: "${draft}", text: "${noted}" }`, 'note { id }'),
    ...operatorOnly,
  },
  {
    name: 'Query.loanNotes',
    call: ({ draft }) =>
      `{ loanNotes(loanId: "${draft}") { totalCount nodes { text author { fullName } } } }`,
    ...seenByBoth,
    showsOperator: noted,
  },
]

/** The same over REST. */
export const noteRestLines: readonly Line[] = [
  {
    name: 'POST /operator/members/{id}/notes',
    call: ({ owner }) => ['POST', `/operator/members/${owner}/notes`, { text: noted }],
    ...operatorOnly,
  },
  {
    name: 'POST /operator/loans/{id}/notes',
    call: ({ draft }) => ['POST', `/operator/loans/${draft}/notes`, { text: noted }],
    ...operatorOnly,
  },
  {
    name: 'GET /operator/members/{id}/notes',
    call: ({ owner }) => ['GET', `/operator/members/${owner}/notes`],
    ...seenByBoth,
    showsOperator: noted,
  },
  {
    name: 'GET /operator/loans/{id}/notes',
    call: ({ draft }) => ['GET', `/operator/loans/${draft}/notes`],
    ...seenByBoth,
    showsOperator: noted,
  },
]
