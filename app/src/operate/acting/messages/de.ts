import type { en } from './en.ts'

export const de = {
  sure: 'Das lässt sich nicht rückgängig machen. Ich bin sicher.',
  reason: 'Grund',
  dayMissing: 'Geben Sie den Tag an.',
  reasonMissing: 'Geben Sie den Grund an, mit 1 bis 200 Zeichen.',
  preview: 'Zeigen, was sich ändern würde',
  sureMissing: 'Setzen Sie das Häkchen, wenn Sie sicher sind, oder brechen Sie ab.',
  moneyOwed:
    'Der Kreditnehmer schuldet der Plattform Geld, weil Zahlungen zurückgebucht wurden, nachdem das Geld verwendet war. Der Kredit kann veröffentlicht werden, sobald das ausgeglichen ist.',
  changed:
    'Das wurde geändert, seit die Seite gelesen wurde. Ihre Eingaben bleiben stehen: Senden Sie sie noch einmal, wenn sie noch passen, oder schließen Sie das Fenster, um die Änderung zu sehen.',
  'changed.previewed':
    'Die Auswirkungen haben sich geändert: Oben stehen sie, wie sie jetzt wären. Senden Sie noch einmal, wenn es weiterhin passt.',
  'changed.frozen': '{state} und gesperrt',
  'changed.loan':
    'Der Kredit wurde geändert, seit die Seite gelesen wurde. Sein Stand jetzt: {state}{open, select, yes {, zu {percent} finanziert} other {}}. Ihre Eingaben bleiben stehen: Senden Sie sie noch einmal, wenn sie noch passen.',
  'changed.writtenOff': 'Abgeschrieben',
  'changed.debt':
    'Der Kredit wurde geändert, seit die Seite gelesen wurde. Sein Stand jetzt: {state}, {owed} offen. Ihre Eingaben bleiben stehen: Senden Sie sie noch einmal, wenn sie noch passen.',
  seeTheMembersMoney: 'Geld des Mitglieds ansehen',
  seeTheLoan: 'Kredit ansehen',
  seeLoanNumber: 'Kredit {number} ansehen',
  seeTheInvestments: 'Zu den Anlagen',
  seePaymentNumber: 'Zu Zahlung {number}',
  'left.available':
    'Nur das Mitglied kann sich sein Guthaben auszahlen, und nicht, solange es gesperrt ist: Heben Sie die Sperre auf, bitten Sie es um die Auszahlung, und schließen Sie dann den Zugang.',
  'left.moving':
    'Was reserviert oder unterwegs ist, erledigt sich von selbst oder dadurch, dass die Anlage oder Zahlung storniert wird, für die es bestimmt ist.',
  'left.loans':
    'Brechen Sie einen Kredit ab, der noch nicht ausgezahlt ist. Ein ausgezahlter muss zurückgezahlt werden, was ein Mitglied auch kann, solange es gesperrt ist; ist er ausgefallen, kann er abgeschrieben werden.',
  'left.owed':
    'Was der Plattform geschuldet wird, begleicht eine Einzahlung, die ein Mitglied auch machen kann, solange es gesperrt ist.',
  'left.investments':
    'Anlagen enden, wenn ihre Kredite zurückgezahlt oder abgeschrieben sind: Bis dahin bleibt der Zugang offen oder gesperrt. Was zurückgezahlt wird, kommt auf das Konto.',
  seeTheRequests: 'Anträge ansehen',
  movesMuch:
    'Das bewegt mehr, als eine Person allein bewegen darf ({amount}): Jemand anders muss es freigeben.',
} as const satisfies Record<keyof typeof en, string>
