/** What operate/books says in English, in ICU MessageFormat. Another language is a file with the same keys. */
export const en = {
  months: 'Months',
  'months.none': 'No money has moved yet.',
  open: 'Open',
  closed: 'Closed on {time} by {by}',
  journal: 'Journal of {month} as {format}',
  journalSoFar: 'Journal of {month} so far, as {format}',
  'close.name': 'Close the month',
  'close.explains':
    'Nothing can be posted in this month any more. Its journal is kept as it is, and corrections are posted in the month in which they are made.',
  'close.readers': 'The reason is kept in the audit trail.',
  'close.done': 'The month is closed.',
  trialBalance: 'Trial balance',
  atTheEndOf: 'At the end of the day',
  'balances.day': 'Balances at the end of {day}',
  'balances.at': 'Balances as of {time}',
  account: 'Account',
  name: 'Name',
  memorandum: 'memorandum account',
  debit: 'Debit',
  credit: 'Credit',
  total: 'Total',
} as const
