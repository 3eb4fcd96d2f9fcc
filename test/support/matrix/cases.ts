import { all, type Line, payload } from './matrix.ts'

const none = '00000000-0000-4000-8000-000000000000'

/** The acts on a case: the mutation, the end of its path, and what else its input has. */
const acts = [
  ['addCaseNote', 'notes', { text: 'seen' }],
  ['addCaseFile', 'files', { name: 'a.pdf', sha256: 'a'.repeat(64), size: 1 }],
  ['proposeCaseDecision', 'decision', { decision: 'cleared', reason: 'explained' }],
  ['confirmCaseDecision', 'decision/confirm', { decision: 'cleared', reason: 'explained' }],
  ['rejectCaseDecision', 'decision/reject', { reason: 'explained' }],
] as const

const given = (input: object) =>
  Object.entries(input)
    .map(([name, value]) =>
      name === 'decision' ? 'decision: CLEARED' : `${name}: ${JSON.stringify(value)}`,
    )
    .join(', ')

/** Cases are for the scope `lending:cases` alone: to all others, operators included, it is the same whether there is one. */
export const caseLines: readonly Line[] = [
  {
    name: 'Query.cases',
    call: () => '{ cases { totalCount nodes { id } } }',
    outcomes: all('FORBIDDEN'),
  },
  { name: 'Query.case', call: () => `{ case(id: "${none}") { id } }`, outcomes: all('FORBIDDEN') },
  {
    name: 'Query.caseOperators',
    call: () => '{ caseOperators { id } }',
    outcomes: all('FORBIDDEN'),
  },
  {
    name: 'Mutation.openCase',
    call: ({ owner }) =>
      payload('openCase', `{ memberId: "${owner}", reason: "odd" }`, 'case { id }'),
    outcomes: all('FORBIDDEN'),
  },
  {
    name: 'Mutation.updateCase',
    call: () => payload('updateCase', `{ id: "${none}", assigneeId: null }`, 'case { id }'),
    outcomes: all('FORBIDDEN'),
  },
  ...acts.map(
    ([mutation, , input]): Line => ({
      name: `Mutation.${mutation}`,
      call: () => payload(mutation, `{ id: "${none}", ${given(input)} }`, 'case { id }'),
      outcomes: all('FORBIDDEN'),
    }),
  ),
]

/** The same over REST. */
export const caseRestLines: readonly Line[] = [
  {
    name: 'GET /operator/cases',
    call: () => ['GET', '/operator/cases'],
    outcomes: all('FORBIDDEN'),
  },
  {
    name: 'GET /operator/cases/{id}',
    call: () => ['GET', `/operator/cases/${none}`],
    outcomes: all('FORBIDDEN'),
  },
  {
    name: 'GET /operator/cases/{id}/entries',
    call: () => ['GET', `/operator/cases/${none}/entries`],
    outcomes: all('FORBIDDEN'),
  },
  ...['member', 'held-payments'].map(
    (ending): Line => ({
      name: `GET /operator/cases/{id}/${ending}`,
      call: () => ['GET', `/operator/cases/${none}/${ending}`],
      outcomes: all('FORBIDDEN'),
    }),
  ),
  {
    name: 'GET /operator/case-operators',
    call: () => ['GET', '/operator/case-operators'],
    outcomes: all('FORBIDDEN'),
  },
  {
    name: 'POST /operator/cases',
    call: ({ owner }) => ['POST', '/operator/cases', { member_id: owner, reason: 'odd' }],
    outcomes: all('FORBIDDEN'),
  },
  {
    name: 'PATCH /operator/cases/{id}',
    call: () => ['PATCH', `/operator/cases/${none}`, { assignee_id: null }],
    outcomes: all('FORBIDDEN'),
  },
  ...acts.map(
    ([, ending, input]): Line => ({
      name: `POST /operator/cases/{id}/${ending}`,
      call: () => ['POST', `/operator/cases/${none}/${ending}`, input],
      outcomes: all('FORBIDDEN'),
    }),
  ),
]
