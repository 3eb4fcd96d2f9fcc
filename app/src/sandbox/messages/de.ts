import type { en } from './en.ts'

export const de = {
  noneDue: 'Nach diesem Tag ist bei keinem Ihrer Kredite eine Rate fällig.',
  sandbox: 'Testumgebung',
  onTheWay: 'Unterwegs zum {time} …',
  moveTheClock: 'Stellen Sie die Uhr vor, und sehen Sie, was bis dahin geschieht.',
  nextDay: 'Nächster Tag',
  nextMonth: 'Nächster Monat',
  nextDueDay: 'Nächster Fälligkeitstag',
  yourLetters: 'Ihre E-Mails',
  lookAgain: 'Aktualisieren',
  'mailbox.hint':
    'Was Sie per E-Mail erhalten würden. Nachts warten E-Mails, die nicht dringend sind, bis zum Morgen: Stellen Sie die Uhr vor, damit sie versendet werden.',
  noLettersYet: 'Noch keine E-Mails',
  'mailbox.try': 'Zahlen Sie Geld auf Ihr Konto ein, um eine zu erhalten.',
  notWrittenYet: 'Noch nicht verfasst',
  sentTo: 'An {address}, {time}',
  waitsUntil: 'Wartet bis {time}',
} as const satisfies Record<keyof typeof en, string>
