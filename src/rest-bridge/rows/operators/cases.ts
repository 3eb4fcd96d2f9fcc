import { get, patch, post, type Row } from '../../row.ts'
import { actsOn, listed, mutation } from '../parts.ts'

const act = actsOn('/operator/cases/{id}', 'case { ...CaseRecord }', {
  success: 'The case.',
  refusals: ['INVALID_TRANSITION'],
})

/** Cases about members, for operators with the scope `lending:cases`. */
export const caseRows: readonly Row[] = [
  get('/operator/cases', {
    summary: 'List cases about members',
    success: 'A page of cases, newest first.',
    ...listed('listCases', 'cases', 'CaseRecord'),
  }),
  post('/operator/cases', {
    summary: 'Open a case about a member',
    success: 'The case.',
    refusals: ['NOT_FOUND', 'OWN_ACCOUNT'],
    document: mutation('openCase', 'case { ...CaseRecord }'),
    location: '/operator/cases/{case.id}',
  }),
  get('/operator/cases/{id}', {
    summary: 'Get a case',
    success: 'The case.',
    document: 'query getCase { case { ...CaseRecord } }',
  }),
  patch('/operator/cases/{id}', {
    summary: 'Give a case to an operator, move its deadline, or hold the member’s money',
    success: 'The case.',
    refusals: ['INVALID_TRANSITION'],
    document: mutation('updateCase', 'case { ...CaseRecord }'),
  }),
  get('/operator/cases/{id}/entries', {
    summary: 'List what was found and done in a case',
    success: 'A page of entries, newest first.',
    ...listed('listCaseEntries', 'case.entries', 'CaseEntryRecord'),
  }),
  get('/operator/cases/{id}/member', {
    summary: 'Get everything about the member of a case',
    success: 'The member, with wallet and money. The look is noted in the case alone.',
    document: 'query getCaseMember { case { memberFile { ...MemberFileRecord } } }',
    within: 'case',
  }),
  get('/operator/cases/{id}/held-payments', {
    summary: 'List the payments that wait for a case',
    success:
      'The payments, oldest first, and the withdrawals that wait for an operator’s approval first; at most 100 of each.',
    document: `query listHeldPayments {
      case { heldPayments { ...PaymentRecord } requestedPayments { ...PaymentRecord } }
    }`,
    within: 'case',
  }),
  get('/operator/case-operators', {
    summary: 'List operators to whom cases can be given',
    success: 'Those who have looked at a case or done something in one, by name; at most 200.',
    document: 'query listCaseOperators { caseOperators { id fullName } }',
  }),
  act('addCaseNote', 'notes', 'Add a note to a case'),
  act('addCaseFile', 'files', 'Add to a case that there is a file about it'),
  act('proposeCaseDecision', 'decision', 'Propose how a case ends, or to hold money no longer'),
  act('confirmCaseDecision', 'decision/confirm', 'Confirm what another operator has proposed', [
    'OWN_REQUEST',
  ]),
  act('rejectCaseDecision', 'decision/reject', 'Reject what was proposed'),
]
