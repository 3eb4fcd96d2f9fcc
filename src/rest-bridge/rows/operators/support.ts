import { get, post, type Row } from '../../row.ts'
import { listed, mutation } from '../parts.ts'

/** Who acted and whose records, by name, beside their ids. */
const named = ['operatorName', 'memberName']

/** Members' records and the audit trail, for operators. */
export const supportRows: readonly Row[] = [
  get('/operator/members', {
    summary: 'Find members',
    success: 'A page of members.',
    ...listed('listMembers', 'members', 'MemberSummaryRecord'),
  }),
  get('/operator/members/{id}', {
    summary: 'Get everything about a member',
    success: 'The member, with wallet and money.',
    document: 'query getMemberFile { memberFile(memberId: $id) { ...MemberFileRecord } }',
  }),
  {
    ...ofMember('transactions', 'Transaction', 'Read the statement of a member, also as CSV'),
    table: 'Transaction',
  },
  get('/operator/members/{id}/reckoning', {
    summary:
      'Show how the money of a member came to be: what came in, what went out, what was earned or lost, and what is owed',
    success: 'Sums that add up to what there is now.',
    document:
      'query getMemberReckoning { memberFile(memberId: $id) { money { reckoning { ...ReckoningRecord } } } }',
    within: 'memberFile',
  }),
  ofMember(
    'entries',
    'LedgerEntry',
    'List where each cent of a member is, with the entries behind it',
  ),
  ofMember('loans', 'Loan'),
  ofMember('investments', 'Investment'),
  ofMember('notifications', 'Notification', undefined, '(kind: null)'),
  ofMember('letters', 'Letter'),
  ofMember('notes', 'OperatorNote', 'List what operators have noted on a member and their loans'),
  ofMember('history', 'AuditEntry'),
  get('/operator/audit-trail', {
    summary: 'List what operators, jobs and rules have done',
    success: 'A page of the audit trail, or all of it as CSV.',
    ...listed('listAuditTrail', 'auditTrail', `AuditEntryRecord ${named.join(' ')}`),
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

/** A list of a member's records; arguments are given of those that callers can't set. */
function ofMember(
  list: string,
  record: string,
  summary = `List the ${list} of a member`,
  fixed = '',
): Row {
  const name = `listMember${list[0]?.toUpperCase()}${list.slice(1)}`
  return get(`/operator/members/{id}/${list}`, {
    summary,
    success: `A page of the ${list}.`,
    ...listed(name, `memberFile(memberId: $id).${list}${fixed}`, `${record}Record`),
  })
}
