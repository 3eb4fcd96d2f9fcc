/** Why an act on a case is refused: members never read these. */
export const cases = {
  'refusal.case.unknown': 'id names no case.',
  'refusal.case.member': 'memberId names no member.',
  'refusal.case.closed': 'The case is closed: open another if something new comes up.',
  'refusal.case.lift':
    'Only a decision by two operators ends a hold: propose LIFT_HOLD, or how the case ends.',
  'refusal.case.proposed':
    'A decision has been proposed already: another operator can confirm or reject it.',
  'refusal.case.not_proposed': 'Nothing is proposed: propose a decision first.',
  'refusal.case.not_held': 'decision can’t be LIFT_HOLD: the case holds no money.',
  'refusal.case.other_proposal':
    'decision must be what is proposed now: look at the case again before you confirm.',
  'refusal.case.own': 'You proposed this yourself: another operator has to confirm it.',
  'refusal.case.assignee':
    'assigneeId must be the id of a member other than the one the case is about.',
  'refusal.case.due': 'dueAt must be in the future.',
  'refusal.case.no_screening':
    'Money can’t be held on this platform, which carries out withdrawals and transfers at once. Whoever runs its servers can change that.',
} as const
