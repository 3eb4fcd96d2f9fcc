/** What frozen says in English, in ICU MessageFormat. Another language is a file with the same keys. */
export const en = {
  closed: 'Your account is closed',
  frozen: 'Your account is frozen',
  frozenOn:
    '{how, select, closed {Closed by the operator on {day}} other {Frozen by the operator on {day}}}{why, select, given {: {reason}} other {.}}',
  onlyMessages:
    'Until the operator releases it, you can read your messages here, and nothing else.',
  onlyRepaying:
    'Until the operator releases it, you can add the money that you owe, repay it and read your messages here, and nothing else.',
  walletHas:
    'You owe {owed} in all, and your wallet has {available}. You can add what you owe, minus what the wallet already has.',
  why: 'Why',
  since: 'Since',
  messages: 'Messages',
} as const
