import { snakeCase } from '../../../src/rest-bridge/records/records.ts'
import { canaries, type Fixtures, type Records } from './fixtures.ts'
import { type Line, payload } from './matrix.ts'

/** What only the operator does, by GraphQL and by REST: the mutation, its row, its input, and the operator's outcome. */
interface Act {
  readonly mutation: string
  /** What its input calls the record, if not `id`. */
  readonly subject?: string
  readonly row: readonly [method: string, path: string]
  readonly id: (records: Records, fixtures: Fixtures) => string | Promise<string>
  readonly input: Readonly<Record<string, string | number>>
  readonly fields: string
  readonly outcome: string
}

const reason = { reason: 'a doubt' }
const onMember = (mutation: string, act: string, outcome: string): Act => ({
  mutation,
  row: ['POST', `/operator/members/{id}/${act}`],
  id: ({ owner }) => owner,
  input: reason,
  fields: 'member { id latitude }',
  outcome,
})
const onLoan = (mutation: string, act: string, outcome: string): Act => ({
  mutation,
  row: ['POST', `/operator/loans/{id}/${act}`],
  id: ({ active }) => active,
  input: reason,
  fields: 'loan { id locationLatitude }',
  outcome,
})

const onRequest = (mutation: string, act: string): Act => ({
  mutation,
  row: ['POST', `/operator/requests/{id}/${act}`],
  // An id of something else: no request.
  id: ({ active }) => active,
  input: reason,
  fields: 'request { id member { id } }',
  outcome: 'NOT_FOUND',
})

/** The same input over REST, whose names are written with underscores. */
const inRest = (input: Act['input']) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [snakeCase(name), value]))

const acts: readonly Act[] = [
  // Released first, so that the owner is neither frozen nor closed for the lines that follow.
  onMember('releaseMember', 'release', 'INVALID_TRANSITION'),
  { ...onMember('freezeMember', 'freeze', 'ok'), id: (_, { newMember }) => newMember() },
  onMember('closeMember', 'close', 'OBLIGATIONS_LEFT'),
  onRequest('approveRequest', 'approve'),
  onRequest('rejectRequest', 'reject'),
  { ...onRequest('previewRequest', 'preview'), input: {}, fields: 'loan { id locationLatitude }' },
  onLoan('approveLoan', 'approve', 'INVALID_TRANSITION'),
  onLoan('returnLoan', 'return', 'INVALID_TRANSITION'),
  onLoan('freezeLoan', 'freeze', 'INVALID_TRANSITION'),
  onLoan('releaseLoan', 'release', 'INVALID_TRANSITION'),
  onLoan('writeOffLoan', 'write-off', 'INVALID_TRANSITION'),
  {
    ...onLoan('recordRecovery', 'recoveries', 'INVALID_TRANSITION'),
    subject: 'loanId',
    input: { ...reason, amount: 5 },
    fields: 'loan { id locationLatitude } transaction { id wallet { id } }',
  },
  {
    mutation: 'assignBankLine',
    row: ['POST', '/operator/bank-lines/{id}/assign'],
    // An id of something else: no line.
    id: ({ active }) => active,
    input: { ...reason, provider: 'sandbox' },
    fields: 'bankLine { id amount }',
    outcome: 'NOT_FOUND',
  },
  {
    mutation: 'waiveCharge',
    row: ['POST', '/operator/charges/{id}/waive'],
    // An id of something else: no charge.
    id: ({ active }) => active,
    input: reason,
    fields: 'charge { id amount } loan { id locationLatitude }',
    outcome: 'NOT_FOUND',
  },
  {
    ...onLoan('changePlan', 'plan-changes', 'PLAN_CHANGE_IMPOSSIBLE'),
    input: { ...reason, kind: 're_amortise' },
    fields: 'planChange { id } loan { id locationLatitude }',
  },
  {
    // Nothing is due on it yet.
    ...onLoan('remindBorrower', 'reminders', 'INVALID_TRANSITION'),
    input: { message: 'Please call us.' },
    fields: 'reminder { id amount loan { id locationLatitude } }',
  },
  {
    mutation: 'undoPlanChange',
    row: ['POST', '/operator/plan-changes/{id}/undo'],
    // An id of something else: no change.
    id: ({ active }) => active,
    input: reason,
    fields: 'planChange { id reason } loan { id locationLatitude }',
    outcome: 'NOT_FOUND',
  },
  {
    mutation: 'undoRepayment',
    row: ['POST', '/operator/repayments/{id}/undo'],
    // An id of something else: no repayment.
    id: ({ active }) => active,
    input: reason,
    fields: 'transaction { id wallet { id } } loan { id locationLatitude }',
    outcome: 'NOT_FOUND',
  },
  {
    mutation: 'previewUndoing',
    row: ['POST', '/operator/repayments/{id}/undo/preview'],
    // An id of something else: no repayment.
    id: ({ active }) => active,
    input: {},
    fields: 'loan { id locationLatitude }',
    outcome: 'NOT_FOUND',
  },
  {
    mutation: 'previewPlanChangeUndoing',
    row: ['POST', '/operator/plan-changes/{id}/undo/preview'],
    // An id of something else: no change.
    id: ({ active }) => active,
    input: {},
    fields: 'loan { id locationLatitude }',
    outcome: 'NOT_FOUND',
  },
  {
    mutation: 'previewBooking',
    subject: 'loanId',
    row: ['POST', '/operator/loans/{id}/repayments/preview'],
    // An id of something else: no loan.
    id: ({ owner }) => owner,
    input: { amount: 5, valueDate: '2026-01-01' },
    fields: 'loan { id locationLatitude }',
    outcome: 'NOT_FOUND',
  },
  {
    mutation: 'previewRedaction',
    row: ['POST', '/operator/members/{id}/redact-audit-trail/preview'],
    id: (_, { newMember }) => newMember(),
    input: {},
    fields: 'redacted { entries }',
    outcome: 'ok',
  },
  {
    mutation: 'previewReversal',
    row: ['POST', '/operator/transactions/{id}/reverse/preview'],
    id: (_, { newDeposit }) => newDeposit(),
    input: {},
    fields: 'wallets { memberId available }',
    outcome: 'ok',
  },
  {
    mutation: 'reverseTransaction',
    row: ['POST', '/operator/transactions/{id}/reverse'],
    id: (_, { newDeposit }) => newDeposit(),
    input: { reason: 'a mistake' },
    fields: 'transaction { id wallet { id } }',
    outcome: 'ok',
  },
]

const onlyOperator = (outcome: string) => ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', outcome] as const

/** The mutations of operators, and what they wait for. */
export const operatorLines: readonly Line[] = [
  {
    name: 'Mutation.previewPlanChange',
    call: ({ active }) =>
      payload(
        'previewPlanChange',
        `{ id: "${active}", kind: TERM, months: 1, reason: "x" }`,
        'planChange { id } schedule { totalInterest } totals { loss } loan { id locationLatitude }',
      ),
    outcomes: onlyOperator('ok'),
  },
  {
    name: 'Mutation.importBankFile',
    call: () =>
      payload('importBankFile', '{ content: "<Document/>" }', 'bankImport { lines { amount } }'),
    outcomes: onlyOperator('PAYMENTS_UNAVAILABLE'),
  },
  {
    name: 'Mutation.approvePayment',
    call: ({ payment }) =>
      payload('approvePayment', `{ id: "${payment}", reason: "x" }`, 'payment { id }'),
    outcomes: onlyOperator('INVALID_TRANSITION'),
  },
  {
    name: 'Mutation.cancelPayment',
    call: ({ payment }) =>
      payload('cancelPayment', `{ id: "${payment}", reason: "x" }`, 'payment { id }'),
    outcomes: ['INVALID_TRANSITION', 'NOT_FOUND', 'NOT_FOUND', 'INVALID_TRANSITION'],
  },
  {
    name: 'Query.operatorPayments',
    call: () => '{ operatorPayments { nodes { id amount member { id latitude } } } }',
    outcomes: onlyOperator('ok'),
    support: 'ok',
  },
  {
    name: 'Query.operatorTransactions',
    call: () =>
      '{ operatorTransactions(amount: "5") { nodes { id amount member { id latitude } } } }',
    outcomes: onlyOperator('ok'),
    support: 'ok',
  },
  {
    name: 'Query.loanRepayments',
    call: ({ active }) =>
      `{ loanRepayments(loanId: "${active}") { totalCount nodes { id principal interest loan { id locationLatitude } } } }`,
    outcomes: onlyOperator('ok'),
    support: 'ok',
  },
  {
    name: 'Query.loanReminders',
    call: ({ active }) =>
      `{ loanReminders(loanId: "${active}") { totalCount nodes { id amount loan { id locationLatitude } } } }`,
    outcomes: onlyOperator('ok'),
    support: 'ok',
  },
  {
    name: 'Query.operatorLetters',
    call: () => '{ operatorLetters { nodes { id subject member { id latitude } } } }',
    outcomes: onlyOperator('ok'),
    support: 'ok',
  },
  ...['reconciliation', 'safeguarding'].map(
    (name): Line => ({
      name: `Query.${name}`,
      call: () => `{ ${name} { day unexplained } }`,
      outcomes: onlyOperator('ok'),
      support: 'ok',
    }),
  ),
  ...[
    'bankFiles { totalCount nodes { id kind lines orders ordered } }',
    'bankLines { totalCount nodes { id amount memberName payment { id amount } } }',
    'owedByMembers { totalCount nodes { owed since memberName } }',
  ].map(
    (list): Line => ({
      name: `Query.${list.split(' ')[0]}`,
      call: () => `{ ${list} }`,
      outcomes: onlyOperator('ok'),
      support: 'ok',
    }),
  ),
  {
    name: 'Query.approvalRequests',
    call: () =>
      '{ approvalRequests { nodes { id act member { id latitude } askedBy { id } decidedBy { id } } } }',
    outcomes: onlyOperator('ok'),
    support: 'ok',
  },
  ...acts.map(
    ({ mutation, subject = 'id', id, input, fields, outcome }): Line => ({
      name: `Mutation.${mutation}`,
      call: async (records, fixtures) => {
        const given = { [subject]: await id(records, fixtures), ...input }
        const written = Object.entries(given).map(([name, value]) =>
          name === 'kind' ? `kind: ${String(value).toUpperCase()}` : `${name}: "${value}"`,
        )
        return payload(mutation, `{ ${written.join(', ')} }`, fields)
      },
      outcomes: onlyOperator(outcome),
    }),
  ),
]

const cancellation = ({ active }: Records) => `/operator/loans/${active}/cancel`

/** Their REST rows. */
export const operatorRestLines: readonly Line[] = [
  {
    name: 'POST /operator/payments/{id}/approve',
    call: ({ payment }) => ['POST', `/operator/payments/${payment}/approve`, reason],
    outcomes: onlyOperator('INVALID_TRANSITION'),
  },
  {
    name: 'POST /operator/payments/{id}/cancel',
    call: ({ payment }) => ['POST', `/operator/payments/${payment}/cancel`, reason],
    outcomes: ['INVALID_TRANSITION', 'NOT_FOUND', 'NOT_FOUND', 'INVALID_TRANSITION'],
  },
  ...['reconciliation', 'safeguarding', 'bank-files', 'bank-lines', 'owed-by-members'].map(
    (name): Line => ({
      name: `GET /operator/${name}`,
      call: () => ['GET', `/operator/${name}`],
      outcomes: onlyOperator('ok'),
      support: 'ok',
    }),
  ),
  {
    name: 'GET /operator/payments',
    call: ({ owner }) => ['GET', `/operator/payments?member_id=${owner}`],
    outcomes: onlyOperator('ok'),
    support: 'ok',
    showsOperator: canaries.description,
  },
  {
    name: 'GET /operator/transactions',
    call: () => ['GET', '/operator/transactions?amount=5'],
    outcomes: onlyOperator('ok'),
    support: 'ok',
    showsOperator: '"member_id"',
  },
  {
    name: 'GET /operator/loans/{id}/repayments',
    call: ({ active }) => ['GET', `/operator/loans/${active}/repayments`],
    outcomes: onlyOperator('ok'),
    support: 'ok',
  },
  {
    name: 'GET /operator/loans/{id}/reminders',
    call: ({ active }) => ['GET', `/operator/loans/${active}/reminders`],
    outcomes: onlyOperator('ok'),
    support: 'ok',
  },
  {
    name: 'GET /operator/letters',
    call: ({ owner }) => ['GET', `/operator/letters?member_id=${owner}`],
    outcomes: onlyOperator('ok'),
    support: 'ok',
  },
  {
    name: 'GET /operator/requests',
    call: () => ['GET', '/operator/requests'],
    outcomes: onlyOperator('ok'),
    support: 'ok',
  },
  {
    name: 'POST /operator/bank-files',
    call: () => ['POST', '/operator/bank-files', { content: '<Document/>' }],
    outcomes: onlyOperator('PAYMENTS_UNAVAILABLE'),
  },
  {
    name: 'POST /operator/loans/{id}/cancel',
    call: (records) => ['POST', cancellation(records), reason],
    outcomes: ['INVALID_TRANSITION', 'FORBIDDEN', 'FORBIDDEN', 'INVALID_TRANSITION'],
  },
  ...acts.map(
    ({ row: [method, path], id, input, outcome }): Line => ({
      name: `${method} ${path}`,
      call: async (records, fixtures) =>
        [method, path.replace('{id}', await id(records, fixtures)), inRest(input)] as const,
      outcomes: onlyOperator(outcome),
    }),
  ),
]
