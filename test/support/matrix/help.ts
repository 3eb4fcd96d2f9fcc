import { canaries } from './fixtures.ts'
import { all, type Line, ownOnly, payload } from './matrix.ts'

const unknown = '00000000-0000-7000-8000-000000000001'
const text = canaries.helpMessage
/** Whoever is blocked may ask for help, too. */
const everybody = [...all('ok'), 'ok'] as const
const nobody = [...all('NOT_FOUND'), 'NOT_FOUND'] as const
const seenByOperators = {
  outcomes: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok'],
  support: 'ok',
  showsOperator: text,
} as const
/** There is no such request, which operators who act alone learn. */
const missing = { outcomes: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'] } as const

/** Requests for help, of which members see their own (test/help/help.test.ts). */
export const helpLines: readonly Line[] = [
  {
    name: 'Query.helpRequests',
    call: () => '{ helpRequests { totalCount nodes { id message answer } } }',
    outcomes: everybody,
    shows: text,
  },
  {
    name: 'Query.helpRequest',
    call: ({ helpRequest }) => `{ helpRequest(id: "${helpRequest}") { id message answeredById } }`,
    outcomes: ['ok', 'null', 'null', 'ok', 'null'],
    support: 'ok',
    shows: text,
    showsOperator: text,
  },
  {
    name: 'Query.operatorHelpRequests',
    call: () => '{ operatorHelpRequests { totalCount nodes { id message answeredById } } }',
    ...seenByOperators,
  },
  {
    name: 'Mutation.requestHelp',
    call: () => payload('requestHelp', '{ topic: ACCOUNT, message: "x" }', 'helpRequest { id }'),
    outcomes: everybody,
  },
  {
    name: "Mutation.requestHelp about the owner's payment",
    call: ({ payment }) =>
      payload(
        'requestHelp',
        `{ topic: PAYMENT, subjectId: "${payment}", message: "x" }`,
        'helpRequest { id payment { id } }',
      ),
    outcomes: [...ownOnly('NOT_FOUND'), 'NOT_FOUND'],
  },
  {
    name: "Mutation.requestHelp about the owner's draft",
    call: ({ draft }) =>
      payload(
        'requestHelp',
        `{ topic: LOAN, subjectId: "${draft}", message: "x" }`,
        'helpRequest { id loan { id } }',
      ),
    outcomes: [...ownOnly('NOT_FOUND'), 'NOT_FOUND'],
  },
  {
    name: 'Mutation.replyToHelpRequest',
    call: () =>
      payload('replyToHelpRequest', `{ id: "${unknown}", message: "x" }`, 'helpRequest { id }'),
    outcomes: nobody,
  },
  {
    name: 'Mutation.addHelpFile',
    call: () =>
      payload(
        'addHelpFile',
        `{ id: "${unknown}", name: "x.pdf", content: "JVBERi0=" }`,
        'helpRequest { id }',
      ),
    outcomes: nobody,
  },
  {
    name: 'Query.helpFile',
    call: () => `{ helpFile(id: "${unknown}") { name } }`,
    outcomes: [...all('null'), 'null'],
  },
  {
    name: 'Mutation.closeHelpRequest',
    call: () => payload('closeHelpRequest', `{ id: "${unknown}" }`, 'helpRequest { id }'),
    outcomes: nobody,
  },
  {
    name: 'Mutation.answerHelpRequest',
    call: () =>
      payload('answerHelpRequest', `{ id: "${unknown}", answer: "x" }`, 'helpRequest { id }'),
    ...missing,
  },
]

/** Their REST rows. */
export const helpRestLines: readonly Line[] = [
  {
    name: 'GET /help-requests',
    call: () => ['GET', '/help-requests'],
    outcomes: everybody,
    shows: text,
  },
  {
    name: 'GET /help-requests/{id}',
    call: ({ helpRequest }) => ['GET', `/help-requests/${helpRequest}`],
    outcomes: ['ok', 'NOT_FOUND', 'NOT_FOUND', 'ok', 'NOT_FOUND'],
    support: 'ok',
    shows: text,
    showsOperator: text,
  },
  {
    name: 'POST /help-requests',
    call: () => ['POST', '/help-requests', { topic: 'other', message: 'x' }],
    outcomes: everybody,
  },
  {
    name: 'POST /help-requests/{id}/reply',
    call: () => ['POST', `/help-requests/${unknown}/reply`, { message: 'x' }],
    outcomes: nobody,
  },
  {
    name: 'POST /help-requests/{id}/files',
    call: () => ['POST', `/help-requests/${unknown}/files`, { name: 'x.pdf', content: 'JVBERi0=' }],
    outcomes: nobody,
  },
  {
    name: 'GET /help-files/{id}',
    call: () => ['GET', `/help-files/${unknown}`],
    outcomes: nobody,
  },
  {
    name: 'POST /help-requests/{id}/close',
    call: () => ['POST', `/help-requests/${unknown}/close`],
    outcomes: nobody,
  },
  {
    name: 'GET /operator/help-requests',
    call: () => ['GET', '/operator/help-requests'],
    ...seenByOperators,
  },
  {
    name: 'POST /operator/help-requests/{id}/answer',
    call: () => ['POST', `/operator/help-requests/${unknown}/answer`, { answer: 'x' }],
    ...missing,
  },
]
