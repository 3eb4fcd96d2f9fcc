/** Why somebody can't do something before they are verified or have accepted an agreement, and why a check or an acceptance is refused. */
export const trust = {
  'refusal.verify.needed':
    "{act, select, deposit {Depositing} invest {Investing} publish {Publishing a loan} transfer {Sending money to members} withdraw {Withdrawing} standing_order {A standing order} other {{act}}} needs the verification level {level}. {whose, select, own {Your} other {The borrower's}} identity is at level {held}, {why, select, level_too_low {and is verified at a lower level} expired {and the verification has expired} name_changed {and the verification ended when the name was changed} operator {and an operator has ended the verification} provider {and the identity provider has ended the verification} other {and has not been verified}}: to be verified, send POST /verification.",
  'refusal.verify.limit':
    'At the verification level {held}, at most {max} can be {act, select, deposit {deposited} invest {invested} publish {borrowed} transfer {sent to members} withdraw {withdrawn} standing_order {invested by standing order} other {{act}}} in all, of which {used} is used: up to {left} would work. More needs level {level}: to be verified, send POST /verification.',
  'refusal.verify.level_none':
    'level must be BASIC or FULL: everybody is at level NONE without a check.',
  'refusal.verify.no_provider':
    'This platform checks identities itself, without a provider: ask its operator to verify you.',
  'refusal.verify.silent': 'The identity provider does not answer now; try again in a few minutes.',
  'refusal.verify.already':
    'You are verified at level {level} or higher already; 30 days before that ends, it can be confirmed again.',
  'refusal.verify.starts':
    'A check can be started {max} times within 24 hours: you can start another from {againAt} on.',
  'refusal.agreement.accept_first':
    "Accept {titles} first, then send the same again: GET /agreements/'{id}' shows the text, and POST /agreements/'{id}'/acceptance accepts it.",
  'refusal.agreement.title': '“{title}”',
  'refusal.agreement.unknown': 'id names no agreement.',
  'refusal.agreement.hash':
    "hash is not that of this version's text, which is {hash}: show the text again.",
  'refusal.agreement.over': 'This version no longer applies: accept version {version} ({current}).',
  'refusal.lender.test':
    "{missing, select, never_taken {Before you invest, take the entry test for lenders: GET /lender-test shows its questions, and POST /lender-test takes it} expired {Your entry test for lenders is two years old; take it again before you invest: POST /lender-test} other {Before you invest, acknowledge the results of your entry test: GET /lender-test shows them, and POST /lender-test/'{id}'/acknowledgement acknowledges them}}.",
  'refusal.lender.warning':
    'To put more than {max} into one loan (so far: {used}), you have to acknowledge a warning: GET /lender-test shows it; then send the same again with {field} true. Up to {left} more needs no warning.',
  'refusal.lender.no_test': 'This platform requires no test: you can invest without one.',
  'refusal.lender.tests':
    'The test can be taken {max} times within 24 hours: you can take it again from {againAt} on.',
  'refusal.lender.unknown_test': 'id names no test of yours.',
  'refusal.lender.older_test':
    'You have taken a newer test since, and only that counts: acknowledge {newest}.',
  'refusal.lender.hash':
    'hash must be that of the questions that apply now, which is {hash}: show those questions.',
  'refusal.lender.answers':
    'answers must have one answer to each question, from those listed with it: {names}.',
  'refusal.lender.not_sophisticated': 'This member is not recognised as a sophisticated lender.',
} as const
