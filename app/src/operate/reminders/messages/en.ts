/** What operate/reminders says in English, in ICU MessageFormat. Another language is a file with the same keys. */
export const en = {
  reminders: 'Reminders',
  none: 'No reminders for this loan are recorded.',
  'kind.DUE': '{amount} to be paid',
  'kind.LATE': '{amount} overdue',
  'by.platform': 'Sent automatically',
  'by.operator': 'Sent by {name}',
  added: 'What was added to it',
  'added.none': 'No sentence was added.',
  remindedToday: 'The borrower was reminded today. Another reminder is possible tomorrow.',
  remind: 'Remind',
  remindLabel: 'Remind the borrower: {subject}',
  borrower: 'Borrower',
  loan: 'Loan',
  due: 'Due now',
  title: 'Remind the borrower',
  explains:
    'The borrower gets the usual notification and letter: what is to be paid now, and what follows if it is not. Only one reminder a day is possible for a loan.',
  message: 'Add a sentence (optional)',
  'message.hint': 'The borrower reads it below the reminder. Up to 200 characters.',
  send: 'Send the reminder',
  sent: 'The borrower is reminded.',
} as const
