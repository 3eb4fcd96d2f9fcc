import { canaries } from './fixtures.ts'
import { type Line, payload } from './matrix.ts'

const operatorOnly = { outcomes: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok'] } as const
/** What everybody sees who runs the platform, also without acting. */
const seenByBoth = { ...operatorOnly, support: 'ok' } as const
const redact = { reason: 'asked for by the member' }

/** What operators see, over GraphQL. */
export const supportLines: readonly Line[] = [
  {
    name: 'Query.members',
    call: () => '{ members(query: "c") { totalCount nodes { memberId member { bio } } } }',
    ...seenByBoth,
  },
  {
    name: 'Query.members by external id',
    call: () => `{ members(externalId: "${canaries.externalId}") { nodes { memberId } } }`,
    ...seenByBoth,
  },
  {
    name: 'Query.memberFile',
    call: ({
      owner,
    }) => `{ memberFile(memberId: "${owner}") { memberId monthlyIncome externalId metadata wallet { id balance }
      loans { nodes { title } } entries { nodes { loan { title } transaction { reference } } } money { total reckoning { now owedOnLoans } holdings { nodes { amount entries { nodes { kind } } } } } } }`,
    ...seenByBoth,
    showsOperator: canaries.draftTitle,
  },
  {
    name: 'Query.auditTrail',
    call: () =>
      '{ auditTrail(filter: { act: "redactAuditTrail" }) { totalCount nodes { hash reason } } }',
    ...seenByBoth,
  },
  {
    name: 'Query.auditActors',
    call: () => '{ auditActors { id subject member { id latitude } } }',
    ...seenByBoth,
  },
  {
    name: 'Query.events',
    call: () => '{ events(first: 2) { nextAfter events { id sequence type data } } }',
    ...seenByBoth,
    showsOperator: '"member_id"',
  },
  {
    name: 'Mutation.redactAuditTrail',
    call: ({ owner }) =>
      payload(
        'redactAuditTrail',
        `{ id: "${owner}", reason: "${redact.reason}" }`,
        'request { id }',
      ),
    ...operatorOnly,
  },
]

/** The same over REST. */
export const supportRestLines: readonly Line[] = [
  ofMember('', String(canaries.monthlyIncome)),
  ofMember('/reckoning'),
  ofMember('/entries', '"transaction_id"'),
  ofMember('/transactions', canaries.description),
  ofMember('/loans', canaries.draftTitle),
  ofMember('/investments'),
  ofMember('/notifications', canaries.notice),
  ofMember('/letters'),
  ofMember('/history', `"credit_score":${canaries.creditScore}`),
  {
    name: 'GET /operator/members',
    call: () => ['GET', '/operator/members?query=c&blocked=false'],
    ...seenByBoth,
  },
  {
    name: 'GET /operator/audit-trail',
    call: () => ['GET', '/operator/audit-trail?act=redactAuditTrail'],
    ...seenByBoth,
  },
  {
    name: 'GET /operator/audit-trail/actors',
    call: () => ['GET', '/operator/audit-trail/actors'],
    ...seenByBoth,
  },
  {
    name: 'GET /operator/events',
    call: () => ['GET', '/operator/events?types=movement.deposit&limit=2'],
    ...seenByBoth,
    showsOperator: '"member_id"',
  },
  {
    name: 'POST /operator/members/{id}/redact-audit-trail',
    call: ({ owner }) => ['POST', `/operator/members/${owner}/redact-audit-trail`, redact],
    // It was asked for over GraphQL, and waits for another operator.
    outcomes: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'REQUEST_PENDING'],
  },
]

function ofMember(part: string, showsOperator?: string): Line {
  return {
    name: `GET /operator/members/{id}${part}`,
    call: ({ owner }) => [
      'GET',
      `/operator/members/${owner}${part}${part && part !== '/reckoning' ? '?limit=100' : ''}`,
    ],
    ...seenByBoth,
    ...(showsOperator && { showsOperator }),
  }
}
