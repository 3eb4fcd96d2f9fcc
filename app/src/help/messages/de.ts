import type { en } from './en.ts'

export const de = {
  title: 'Hilfe',
  'what.about': 'Worum geht es?',
  borrowed: 'Eine Rate Ihres Kredits „{title}“ ist überfällig',
  'borrowed.default': 'Ihr Kredit „{title}“ ist ausgefallen',
  lent: 'Sie haben in „{title}“{known, select, yes { von {name}} other {}} angelegt, und eine Rate ist überfällig',
  'lent.default':
    'Sie haben in „{title}“{known, select, yes { von {name}} other {}} angelegt, und der Kredit ist ausgefallen',
  payment: '{name} von {amount} am {day}',
  identity: 'Ihre Identität konnte nicht bestätigt werden',
  account: 'Ihr Zugang ist gesperrt oder geschlossen',
  loan: 'Dieser Kredit',
  'loan.titled': 'Der Kredit „{title}“',
  other: 'Etwas anderes',
  stillNeeded: 'Jetzt fällig',
  lateFor: 'Im Verzug seit',
  days: '{days, plural, one {# Tag} other {# Tagen}}',
  stands: 'Status',
  number: 'Nummer',
  yourNumber: 'Ihre Mitgliedsnummer',
  next: 'Wie es weitergeht',
  'next.default':
    'Ist der Kredit am {until} noch im Verzug, kann er ausfallen: Dann ist alles auf einmal fällig. Eine Bitte um Hilfe verschiebt diesen Tag nicht, eine Vereinbarung mit der Plattform schon.',
  'next.default.any': 'Der Kredit kann jeden Tag ausfallen: Dann ist alles auf einmal fällig.',
  'next.plan':
    'Die Plattform kann die Zahlungen aussetzen oder senken oder das Versäumte verteilen. Jede Änderung wird Ihnen hier angezeigt, bevor eine Zahlung danach fällig ist.',
  'next.defaulted':
    'Was zurückgezahlt wird, erhalten die Anleger. Sie können jederzeit jeden Betrag zahlen.',
  'next.lent':
    'Die Plattform mahnt den Kreditnehmer 1, 7, 30 und 60 Tage nach Beginn des Verzugs. Ist der Kredit am {until} noch im Verzug, kann er ausfallen.',
  'next.lent.any':
    'Der Kredit kann jeden Tag ausfallen; Sie werden benachrichtigt, wenn es so weit ist.',
  'next.lent.default':
    'Was zurückgezahlt oder eingetrieben wird, kommt anteilig von selbst auf Ihr Konto.',
  'next.payment': 'Ihr Konto zeigt sofort, wenn sich an dieser Zahlung etwas ändert.',
  'next.identity': 'Sie können in Ihrem Profil jederzeit eine neue Prüfung beginnen.',
  'next.account': 'Diese Seite ändert sich von selbst, sobald der Zugang wieder frei ist.',
  askFor: 'Die Plattform fragen',
  answer:
    'Die Mitarbeiter der Plattform lesen Ihre Anfrage und sehen dieselben Zahlen wie Sie. Die Antwort finden Sie auf dieser Seite; sobald sie da ist, werden Sie benachrichtigt.',
  meanwhile: 'Was Sie jetzt selbst tun können',
  'meanwhile.borrowed': '<link>Ganz oder zum Teil zurückzahlen</link>',
  'meanwhile.lent': '<link>Den Kredit und Ihren Anteil ansehen</link>',
  'meanwhile.payment': '<link>Ihre Zahlungen ansehen und es noch einmal versuchen</link>',
  'meanwhile.identity': '<link>Eine neue Prüfung beginnen</link>',
  'your.words': 'Was ist passiert, und was wünschen Sie sich?',
  'your.words.hint': 'Zum Beispiel: „Ab März kann ich 50 im Monat zahlen.“',
  'your.words.missing': 'Sagen Sie in ein paar Worten, worum es geht.',
  send: 'Absenden',
  received: 'Wir haben Ihre Anfrage erhalten. Sie steht oben auf der Seite.',
  own: 'Ihre Anfragen',
  'own.more': 'Weitere anzeigen',
  'own.newest': 'Das sind die neuesten {count}.',
  'own.loan': 'Zu „{title}“',
  'own.LOAN': 'Zu einem Kredit',
  'own.PAYMENT': 'Zu einer Zahlung',
  'own.payment':
    '{what, select, IN {Zur Einzahlung von {amount}, {day}} OUT {Zur Auszahlung von {amount}, {day}} other {Zur Zahlung von {amount}, {day}}}',
  'own.IDENTITY': 'Zu Ihrer Identität',
  'own.ACCOUNT': 'Zu Ihrem Zugang',
  'own.OTHER': 'Etwas anderes',
  'own.asked': 'Ihre Frage vom {time}',
  'own.answered': 'Antwort der Plattform vom {time}',
  'state.OPEN': 'Wartet auf Antwort',
  'state.ANSWERED': 'Beantwortet',
  'state.CLOSED': 'Abgeschlossen',
  'state.WITHDRAWN': 'Zurückgezogen',
  withdraw: 'Anfrage zurückziehen …',
  'withdraw.yes': 'Zurückziehen',
  'withdraw.no': 'Behalten',
  withdrawn: 'Die Anfrage ist zurückgezogen. Sie wird nicht mehr beantwortet.',
  'answer.days':
    'Für die Antwort gibt es keine feste Frist. Bis dahin gelten die Termine oben weiter.',
  nothingWrong:
    'Zurzeit ist bei Ihnen nichts überfällig und nichts abgelehnt. Wenn etwas anderes nicht stimmt, fragen Sie hier.',
  instead: 'Sie können auch eine E-Mail an {address} schreiben.',
} satisfies Record<keyof typeof en, string>
