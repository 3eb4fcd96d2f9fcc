import type { en } from './en.ts'

export const de = {
  heading: 'Hilfeanfrage',
  from: 'Von <link>{name}</link>',
  aMember: 'einem Mitglied',
  noted: 'Das Prüfprotokoll vermerkt, dass Sie das eingesehen haben.',
  'about.ownLoan': 'Zum eigenen Kredit <link>{title}</link>',
  'about.loan': 'Zum Kredit <link>{title}</link>',
  'about.payment':
    'Zu <link>einer {direction, select, IN {Einzahlung} other {Auszahlung}} von {amount}</link>',
  'topic.LOAN': 'Zu einem Kredit',
  'topic.PAYMENT': 'Zu einer Zahlung',
  'topic.IDENTITY': 'Zur Identitätsprüfung',
  'topic.ACCOUNT': 'Zum Zugang',
  'topic.OTHER': 'Etwas anderes',
  'state.OPEN': 'Offen',
  'state.REPLIED': 'Mitglied hat geantwortet',
  'state.ANSWERED': 'Beantwortet',
  'state.CLOSED': 'Abgeschlossen',
  'state.WITHDRAWN': 'Zurückgezogen',
  asked: 'Gefragt am {time}',
  replied: 'Antwort des Mitglieds vom {time}',
  answered: 'Beantwortet von {by} am {time}',
  emptied: 'Das Mitglied wurde gelöscht, und damit auch, was es gefragt hat.',
  see: 'Anfrage öffnen',
  answerIt: 'Beantworten',
  answerReply: 'Dem Mitglied erneut antworten',
  answerAgain: 'Antwort ändern',
  explains:
    'Das Mitglied wird benachrichtigt und liest die Antwort in der App, ohne Ihren Namen. Das Prüfprotokoll vermerkt, dass Sie geantwortet haben.',
  'explains.again':
    'Die neue Antwort ersetzt die bisherige, und das Mitglied wird noch einmal benachrichtigt. Das Prüfprotokoll behält beide.',
  answer: 'Antwort',
  'answer.hint': 'Bis zu 2.000 Zeichen.',
  'answer.missing': 'Schreiben Sie zuerst die Antwort.',
  closes:
    'Anfrage abschließen: Das Mitglied kann dann nicht mehr darauf antworten, und die Antwort kann nicht mehr geändert werden.',
  send: 'Antwort senden',
  next: 'Weiter mit den anderen Hilfeanfragen',
  sent: 'Die Antwort ist gesendet.',
} as const satisfies Readonly<Record<keyof typeof en, string>>
