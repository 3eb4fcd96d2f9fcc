import { get, post, type Row } from '../row.ts'
import { given, mutation, page, pageArguments, pageVariables } from './parts.ts'

const search = given({
  query: 'String',
  verificationStatus: 'VerificationStatus',
  userType: 'UserType',
  blocked: 'Boolean',
  externalId: 'String',
})
const entries = given({
  actorId: 'ID',
  actorKind: 'AuditActorKind',
  act: 'String',
  targetId: 'ID',
  loanId: 'ID',
  memberId: 'ID',
  refused: 'Boolean',
  looks: 'Boolean',
  since: 'DateTime',
  until: 'DateTime',
})

/** Who acted and whose records, by name, beside their ids. */
const named = ['operatorName', 'memberName']

/** Members' records and the audit trail, for operators. */
export const supportRows: readonly Row[] = [
  get('/operator/members', {
    summary: 'Find members',
    success: 'A page of members.',
    document: `query listMembers(${search.variables}, ${pageVariables}) {
      members(${search.fields}, ${pageArguments}) ${page('MemberSummaryRecord')}
    }`,
    list: 'members',
  }),
  get('/operator/members/{id}', {
    summary: 'Get everything about a member',
    success: 'The member, with wallet and money.',
    document: 'query getMemberFile($id: ID!) { memberFile(memberId: $id) { ...MemberFileRecord } }',
  }),
  {
    ...ofMember(
      'transactions',
      'Transaction',
      {
        type: 'TransactionType',
        direction: 'TransactionDirection',
        since: 'DateTime',
        until: 'DateTime',
        externalId: 'String',
      },
      'Read the statement of a member, also as CSV',
    ),
    table: 'Transaction',
  },
  get('/operator/members/{id}/reckoning', {
    summary:
      'Show how the money of a member came to be: what came in, what went out, what was earned or lost, and what is owed',
    success: 'Sums that add up to what there is now.',
    document:
      'query getMemberReckoning($id: ID!) { memberFile(memberId: $id) { money { reckoning { ...ReckoningRecord } } } }',
    within: 'memberFile',
  }),
  ofMember(
    'entries',
    'LedgerEntry',
    { transactionId: 'ID' },
    'List where each cent of a member is, with the entries behind it',
  ),
  ofMember('loans', 'Loan', { status: '[LoanStatus!]' }),
  ofMember('investments', 'Investment', { status: '[InvestmentStatus!]' }),
  ofMember('notifications', 'Notification', { unread: 'Boolean' }),
  ofMember('letters', 'Letter', {}),
  ofMember(
    'notes',
    'OperatorNote',
    {},
    'List what operators have noted on a member and their loans',
  ),
  ofMember('history', 'AuditEntry', {}),
  get('/operator/audit-trail', {
    summary: 'List what operators, jobs and rules have done',
    success: 'A page of the audit trail, or all of it as CSV.',
    document: `query listAuditTrail(${entries.variables}, ${pageVariables}) {
      auditTrail(filter: { ${entries.fields} }, ${pageArguments}) ${page(`AuditEntryRecord ${named.join(' ')}`)}
    }`,
    list: 'audit_trail',
    table: 'AuditEntry',
    beside: named,
  }),
  get('/operator/audit-trail/actors', {
    summary: 'List who has acted on the records of others',
    success: 'Whom the audit trail can be filtered by.',
    document: 'query listAuditActors { actors: auditActors { ...AuditActorRecord } }',
  }),
  post('/operator/members/{id}/redact-audit-trail', {
    summary: 'Ask for what the audit trail says of a member to be removed',
    success: 'What another operator has to approve.',
    refusals: ['OWN_ACCOUNT', 'REQUEST_PENDING'],
    document: mutation('redactAuditTrail', 'request { ...ApprovalRequestRecord }'),
  }),
]

/** A list of a member's records. */
function ofMember(
  list: string,
  record: string,
  filters: Readonly<Record<string, string>>,
  summary = `List the ${list} of a member`,
): Row {
  const { variables, fields } = given(filters)
  const name = `listMember${list[0]?.toUpperCase()}${list.slice(1)}`
  const declared = ['$id: ID!', variables, pageVariables].filter((text) => text !== '')
  const passed = [fields, pageArguments].filter((text) => text !== '')
  return get(`/operator/members/{id}/${list}`, {
    summary,
    success: `A page of the ${list}.`,
    document: `query ${name}(${declared.join(', ')}) {
      memberFile(memberId: $id) { ${list}(${passed.join(', ')}) ${page(`${record}Record`)} }
    }`,
    within: 'memberFile',
    list,
  })
}
