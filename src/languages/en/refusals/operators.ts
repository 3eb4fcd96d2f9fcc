import { obligations } from './obligations.ts'
/** Why an act of an operator or an integrator is refused, whatever it is about. */
export const operators = {
  'refusal.operator.scope': 'This needs a token with the scope {scope}.',
  'refusal.operator.support': 'This needs a token with the scope lending:support or lending:admin.',
  'refusal.operator.import': '{field} needs a token with the scope {scope}.',
  'refusal.operator.own':
    'This is about your own account or money: another operator decides on it.',
  'refusal.operator.too_often':
    'You have done this ({act}) {max} times within {days, plural, =1 {24 hours} other {{days} days}}, as often as one operator may: another operator can do it now, or you from {againAt} on.',
  'refusal.operator.pending':
    'This has been asked for already, and waits for another operator to approve or reject it.',
  'refusal.operator.frozen_member':
    'An operator has frozen this member: nothing can be created or published for them.',
  'refusal.operator.subject':
    '{field} is the subject of a token (sub), without control characters.',
  'refusal.request.unknown': 'id names no request.',
  'refusal.request.party':
    'Whoever asked for this is frozen, or takes part in it by now: reject the request, and ask again if it should still be done.',
  'refusal.request.own_entries':
    'Nothing would be removed, since all that is left about this member is by you or by the operator who requested this, or names one of you. An operator who has not dealt with this member has to approve it.',
  'refusal.request.own': 'You have asked for this yourself: another operator approves it.',
  'refusal.request.over': 'This request is already {from}.',
  'refusal.request.invested_since':
    'By now {invested} are invested in the loan, and this was asked for at {asked}: reject the request, and ask again if it should still be done.',
  'refusal.request.changed_since':
    'The loan is at version {version}, and this was asked for at version {seen}: reject the request, and ask again if it should still be done.',
  'refusal.member.unknown': 'id names no member.',
  'refusal.member.not_frozen': 'This member is not frozen.',
  'refusal.member.already': 'This member is already {from}; releasing them lets them in again.',
  'refusal.member.erased':
    'This member was erased at their own request, so nobody can use this account any more.',
  'refusal.member.obligations': `The account can be closed once nothing is outstanding.${obligations}`,
  'refusal.member.reason_to_block':
    'reason is required to block a member, and the member is told it: 1 to {max} characters.',
  'refusal.member.reason_to_lift':
    'reason is required to lift a block, and the member is told it: 1 to {max} characters.',
  'refusal.member.closed': "This member's account is closed; releasing them lets them in again.",
  'refusal.decision.unknown': 'There is no such loan, or it was never published.',
  'refusal.decision.reason':
    "reason is required to cancel another member's loan: 1 to {max} characters.",
  'refusal.decision.state':
    "A loan that is {from} can't become {to}: open loans can be frozen or cancelled, funded ones cancelled, and frozen ones released.",
  'refusal.review.unknown': 'There is no such loan, or it was never submitted.',
  'refusal.review.state': 'Only a submitted loan can be reviewed: this one is {from}.',
  'refusal.charge.unknown': 'id names no charge: each loan lists its own.',
  'refusal.charge.over':
    'Nothing is outstanding on this charge: it has been paid or waived. If somebody has asked to waive it, reject that request.',
  'refusal.default.state':
    'Only an active loan that is at least {defaultAfterDays} days late can be defaulted: this one is {from}.',
  'refusal.default.days':
    'Only an active loan that is at least {defaultAfterDays} days late can be defaulted: this one is {from}; it is {daysPastDue} days late.',
  'refusal.default.days_frozen':
    "Only an active loan that is at least {defaultAfterDays} days late can be defaulted: this one is {from}; it is {daysPastDue} days late, of which {frozen} don't count, since its borrower was frozen or its plan was paused.",
  'refusal.write_off.already': 'This loan is written off already.',
  'refusal.write_off.nothing': 'This loan owes nothing that could be written off.',
  'refusal.write_off.active':
    'Only a defaulted loan can be written off: this one is {from}. Once it is late enough, declare it as defaulted first.',
  'refusal.write_off.state': 'Only a defaulted loan can be written off: this one is {from}.',
  'refusal.recovery.most': 'amount is more than the loan owes: up to {max} would work.',
  'refusal.recovery.nothing': 'This loan owes nothing that could be recovered.',
  'refusal.recovery.active':
    'Only what a defaulted loan owes can be recovered: this one is {from}. Its borrower repays it.',
  'refusal.recovery.state': 'Only what a defaulted loan owes can be recovered: this one is {from}.',
  'refusal.file.sha256': 'sha256 must be 64 hexadecimal digits in lower case.',
  'refusal.reminder.unknown': 'There is no such loan, or it was never published.',
  'refusal.reminder.state':
    'Only the borrower of an active loan can be reminded: this one is {from}.',
  'refusal.reminder.blocked':
    "The borrower's account is frozen or closed: releasing them lets them in again, and they can then be reminded.",
  'refusal.reminder.paused':
    'The plan of this loan is paused: its borrower can be reminded once the pause is over.',
  'refusal.reminder.not_due':
    'No instalment of this loan is due now: its borrower can be reminded from {againOn} on, three days before the next payment.',
  'refusal.reminder.nothing_due': 'No instalment of this loan is due now.',
  'refusal.reminder.today':
    'The borrower has been reminded of this loan today, and once a day is the limit: the next reminder can be sent from {againAt} on.',
  'refusal.note.unknown': 'There is no member or loan with this id.',
  'refusal.note.erased': 'The member was erased: notes about them are no longer possible.',
  'refusal.work.unknown':
    'id is not an item of the worklist that can be given to an operator: the worklist only has what still waits. To assign a case, use updateCase.',
  'refusal.work.day': 'lookAgainOn must be a day from {min} to {max}, or null.',
  'refusal.work.owner':
    'ownerId names no operator who may act now, or the member whom it concerns: workOperators lists those to whom work can be given.',
} as const
