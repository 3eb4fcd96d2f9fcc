/** What sandbox says in English, in ICU MessageFormat. Another language is a file with the same keys. */
export const en = {
  noneDue: 'None of your loans has a payment due after this day.',
  sandbox: 'Sandbox',
  onTheWay: 'On the way to {time}…',
  moveTheClock: 'Move the clock, and see what happens until then.',
  nextDay: 'Next day',
  nextMonth: 'Next month',
  nextDueDay: 'Next due day',
  yourLetters: 'Your letters',
  lookAgain: 'Look again',
  'mailbox.hint':
    'What you would get by e-mail. At night, letters that are not urgent wait until the morning: move the clock to see them sent.',
  noLettersYet: 'No letters yet',
  'mailbox.try': 'Add money to your wallet to get one.',
  notWrittenYet: 'Not written yet',
  sentTo: 'To {address}, {time}',
  waitsUntil: 'Waits until {time}',
} as const
