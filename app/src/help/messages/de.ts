import type { en } from './en.ts'

export const de = {
  title: 'Hilfe',
  'what.about': 'Worum geht es?',
  borrowed: 'Eine Rate Ihres Kredits „{title}“ ist überfällig',
  'borrowed.default': 'Ihr Kredit „{title}“ ist ausgefallen',
  lent: 'Sie haben in „{title}“ angelegt, und eine Rate ist überfällig',
  'lent.default': 'Sie haben in „{title}“ angelegt, und der Kredit ist ausgefallen',
  payment: '{name} von {amount} am {day}',
  identity: 'Ihre Identität konnte nicht bestätigt werden',
  account: 'Ihr Zugang ist gesperrt oder geschlossen',
  loan: 'Dieser Kredit',
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
    'Ihre E-Mail geht an die Menschen, die diese Plattform betreiben, mit allem, was oben steht. Die Antwort kommt an die Adresse, von der Sie schreiben. Dort sieht man dieselben Zahlen wie Sie.',
  meanwhile: 'Was Sie jetzt selbst tun können',
  'meanwhile.borrowed': '<link>Ganz oder zum Teil zurückzahlen</link>',
  'meanwhile.lent': '<link>Den Kredit und Ihren Anteil ansehen</link>',
  'meanwhile.payment': '<link>Ihre Zahlungen ansehen und es noch einmal versuchen</link>',
  'meanwhile.identity': '<link>Eine neue Prüfung beginnen</link>',
  'your.words': 'Was ist passiert, und was wünschen Sie sich?',
  'your.words.hint': 'Zum Beispiel: „Ab März kann ich 50 im Monat zahlen.“',
  write: 'E-Mail schreiben',
  copy: 'Text kopieren',
  copied: 'Kopiert: Fügen Sie den Text in eine E-Mail an {address} ein.',
  cantCopy: 'Der Browser erlaubt hier kein Kopieren.',
  'answer.days':
    'Für die Antwort gibt es keine feste Frist. Bis dahin gelten die Termine oben weiter.',
  nothingWrong:
    'Zurzeit ist bei Ihnen nichts überfällig und nichts abgelehnt. Wenn etwas anderes nicht stimmt, fragen Sie hier.',
  instead: 'Sie können auch selbst an {address} schreiben.',
  noAddress:
    'Diese Plattform hat keine Adresse für Hilfe angegeben. Die Mitarbeiter sehen dieselben Zahlen wie Sie und melden sich über Ihre Benachrichtigungen bei Ihnen.',
} satisfies Record<keyof typeof en, string>
