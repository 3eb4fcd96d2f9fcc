/** Why a month is not closed, or no trial balance and no account shown. */
export const books = {
  'refusal.books.as_of':
    'Give either at, a moment, or day, for the end of a business day: one of the two.',
  'refusal.books.account':
    'account must be the number of an account in the chart, not {given}: {known}.',
  'refusal.books.month': 'month must be a month such as 2026-01.',
  'refusal.books.order': 'Months are closed in their order: the next one is {next}.',
  'refusal.books.before': 'The books begin later: the first month to close is {next}.',
  'refusal.books.running':
    'The month can be closed from {at} on, once everything that began in it has ended.',
} as const
