import type { en } from './en.ts'

export const de = {
  title: 'Ihr Profil',
  aboutYou: 'Über Sie',
  changedElsewhere: 'Ihr Profil wurde in einem anderen Fenster geändert.',
  fullName: 'Name',
  'fullName.hint':
    'Für alle sichtbar. Ist Ihre Identität bestätigt, muss ein neuer Name erneut bestätigt werden.',
  newName:
    '{ends, select, check {Ihre Identität wird gerade mit dem bisherigen Namen geprüft. Mit einem neuen Namen endet die Prüfung, und Sie müssen neu beginnen.} level {Ihre Identität ist mit dem bisherigen Namen bestätigt. Mit einem neuen Namen ist sie es nicht mehr, bis Sie sie erneut bestätigen lassen.} other {}}{accounts, select, none {} other {{ends, select, none {} other { }}Mit einem Bankkonto auf einen anderen Namen können Sie dann nicht mehr ein- oder auszahlen.}}{accounts, select, debited { Auch die Erlaubnis, die Sie uns gegeben haben, von einem solchen Konto Zahlungen einzuziehen, endet: Was fällig wird, wird dann nicht mehr von dort abgebucht.} other {}}',
  'newName.yes': 'Ja, neuen Namen speichern',
  'newName.no': 'Jetzt nicht',
  everybodySees: 'Für alle sichtbar.',
  userType: 'Was Sie hier tun',
  'userType.BORROWER': 'Kredite aufnehmen',
  'userType.LENDER': 'Geld anlegen',
  'userType.BOTH': 'Beides',
  occupation: 'Beruf',
  bio: 'Über mich',
  'bio.hint': 'Ein paar Worte, die alle sehen, höchstens 1.000 Zeichen.',
  city: 'Ort',
  noPlace:
    'Noch kein Ort. Ohne ihn lassen sich Kredite nicht nach Entfernung sortieren, und Sie sind nicht auf der Karte.',
  'place.how':
    'Den genauen Ort sieht kein anderes Mitglied. Andere sehen einen Punkt etwa 1\u00a0km davon entfernt, und nur, wenn Sie auf der Karte sind.',
  removeThePlace: 'Ort entfernen',
  monthlyIncome: 'Monatliches Einkommen, in {currency}',
  'monthlyIncome.hint':
    'Kein anderes Mitglied sieht es. Die Risikostufe Ihrer Kredite hängt davon ab.',
  save: 'Speichern',
  saved: 'Gespeichert.',
  public: 'Was andere von Ihnen sehen',
  'public.noName': 'Kein Name: „Ein Mitglied“',
  'public.nothing': '–',
  'public.verified': 'Identität',
  'public.since': 'Mitglied seit',
  'public.map': 'Auf der Karte',
  'public.map.point': 'Ein Punkt, etwa 1\u00a0km von Ihrem Ort entfernt',
  'public.map.none': 'Nicht sichtbar',
  'public.never':
    'Ihren genauen Ort, Ihr Einkommen, Ihre Bonität und Ihr Konto sieht kein anderes Mitglied.',
  showOnMap: 'Mich auf der Karte zeigen',
  'status.UNVERIFIED': 'Nicht bestätigt',
  'status.PENDING': 'Wird geprüft',
  'status.VERIFIED': 'Bestätigt',
  'status.REJECTED': 'Abgelehnt',
  identity: 'Ihre Identität',
  'level.NONE': 'Sie ist nicht bestätigt.',
  'level.BASIC': 'Sie ist durch eine einfache Prüfung bestätigt.',
  'level.FULL': 'Sie ist bestätigt.',
  'level.since': 'Seit {on}.',
  'lost.NAME_CHANGED': 'Sie ist es nicht mehr, weil Sie Ihren Namen geändert haben.',
  'lost.EXPIRED': 'Sie ist es nicht mehr, weil die Prüfung abgelaufen ist.',
  'lost.OPERATOR':
    'Sie ist nicht mehr bestätigt, weil die Plattform die Bestätigung aufgehoben hat.',
  'lost.PROVIDER':
    'Sie ist nicht mehr bestätigt, weil der Identitätsdienst sein Ergebnis zurückgenommen hat.',
  verify: 'Identität bestätigen',
  more: 'Mehr zu Ihnen',
  'more.documents':
    '<link>Dokumente und Steuern</link>: Verträge, Kontoauszüge und die Angaben für ein Steuerjahr',
  'more.taxes': '<link>Steuern</link>: die Angaben für ein Steuerjahr',
  'more.order': '<link>Worin Sie anlegen möchten</link> und Ihr Anlageauftrag',
  'more.letters': '<link>Benachrichtigungen und E-Mails</link>',
  'more.help': '<link>Hilfe</link>: die Menschen fragen, die diese Plattform betreiben',
  'more.data': '<link>Ihre Daten</link>: mitnehmen oder löschen lassen',
} as const satisfies Record<keyof typeof en, string>
