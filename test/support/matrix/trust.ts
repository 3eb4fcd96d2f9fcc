import { all, type Line, payload } from './matrix.ts'

/** Verification, agreements, and leaving an investment, on a platform that has none of them. */
export const trustLines: readonly Line[] = [
  {
    name: 'Query.verification',
    call: () => '{ verification { level acts { act } check { id } } }',
    outcomes: all('ok'),
  },
  {
    name: 'Mutation.startVerification',
    call: () => payload('startVerification', '{}', 'verification { id }'),
    outcomes: all('VERIFICATION_UNAVAILABLE'),
  },
  { name: 'Query.agreements', call: () => '{ agreements { id text } }', outcomes: all('ok') },
  {
    name: 'Query.agreement',
    call: ({ active }) => `{ agreement(id: "${active}") { id text } }`,
    outcomes: all('null'),
  },
  {
    name: 'Mutation.acceptAgreement',
    call: ({ active }) => payload('acceptAgreement', `{ id: "${active}" }`, 'acceptance { id }'),
    outcomes: all('NOT_FOUND'),
  },
  {
    name: 'Mutation.cancelInvestment',
    call: ({ investment }) =>
      payload('cancelInvestment', `{ id: "${investment}" }`, 'investment { id }'),
    outcomes: ['NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND'],
  },
  { name: 'Query.lenderTest', call: () => '{ lenderTest { missing } }', outcomes: all('null') },
  {
    name: 'Mutation.takeLenderTest',
    call: () =>
      payload(
        'takeLenderTest',
        '{ answers: [], income: 1, assets: 1, commitments: 1 }',
        'lenderTest { id }',
      ),
    outcomes: all('FORBIDDEN'),
  },
  {
    name: 'Mutation.acknowledgeLenderTest',
    call: ({ active }) =>
      payload('acknowledgeLenderTest', `{ id: "${active}" }`, 'lenderTest { id }'),
    outcomes: all('NOT_FOUND'),
  },
  {
    name: 'Mutation.markSophisticated',
    call: ({ owner }) =>
      payload(
        'markSophisticated',
        `{ id: "${owner}", sophisticated: true, reason: "Works at a bank" }`,
        'lender { memberId }',
      ),
    outcomes: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok'],
  },
]

/** Their REST rows. */
export const trustRestLines: readonly Line[] = [
  { name: 'GET /verification', call: () => ['GET', '/verification'], outcomes: all('ok') },
  {
    name: 'POST /verification',
    call: () => ['POST', '/verification', {}],
    outcomes: all('VERIFICATION_UNAVAILABLE'),
  },
  { name: 'GET /agreements', call: () => ['GET', '/agreements'], outcomes: all('ok') },
  {
    name: 'GET /agreements/{id}',
    call: ({ active }) => ['GET', `/agreements/${active}`],
    outcomes: all('NOT_FOUND'),
  },
  {
    name: 'POST /agreements/{id}/acceptance',
    call: ({ active }) => ['POST', `/agreements/${active}/acceptance`, {}],
    outcomes: all('NOT_FOUND'),
  },
  {
    name: 'DELETE /investments/{id}',
    call: ({ investment }) => ['DELETE', `/investments/${investment}`],
    outcomes: ['NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND'],
  },
  { name: 'GET /lender-test', call: () => ['GET', '/lender-test'], outcomes: all('NOT_FOUND') },
  {
    name: 'POST /lender-test',
    call: () => ['POST', '/lender-test', { answers: [], income: 1, assets: 1, commitments: 1 }],
    outcomes: all('FORBIDDEN'),
  },
  {
    name: 'POST /lender-test/{id}/acknowledgement',
    call: ({ active }) => ['POST', `/lender-test/${active}/acknowledgement`],
    outcomes: all('NOT_FOUND'),
  },
  {
    name: 'POST /operator/members/{id}/sophisticated',
    call: ({ owner }) => [
      'POST',
      `/operator/members/${owner}/sophisticated`,
      { sophisticated: true, reason: 'Works at a bank' },
    ],
    outcomes: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok'],
  },
]
