import type { en } from './en.ts'

export const de = {
  title: 'Bevor Sie anlegen',
  why: 'Einige Fragen und Angaben zeigen, ob eine Anlage hier zu Ihnen passt und welchen Verlust Sie tragen können. Wir bitten Sie alle zwei Jahre erneut darum.',
  figures: 'Was Sie verdienen, besitzen und zahlen müssen, in {currency}',
  income: 'Nettoeinkommen eines Jahres',
  assets: 'Guthaben auf Konten und was sich innerhalb weniger Tage zu Geld machen lässt',
  commitments: 'Was Sie in einem Jahr zahlen müssen: Miete, Kredite, Versicherungen und Ähnliches',
  answer: 'Ergebnisse anzeigen',
  unanswered: 'Beantworten Sie alle Fragen, und geben Sie alle Beträge ein.',
  results: 'Ihre Ergebnisse',
  sufficient: 'Sie kennen die Risiken der Kreditvergabe gut genug.',
  netWorth:
    'Ihr Reinvermögen beträgt {amount}. Einen Verlust von bis zu {loss} sollten Sie tragen können.',
  acknowledge: 'Ich habe das gelesen und verstanden',
  done: 'Das war alles. Jetzt können Sie fortfahren: Klicken Sie noch einmal auf die Schaltfläche.',
  large: 'Hoher Anlagebetrag',
  largeAmount: 'Ich habe das gelesen und verstanden: fortfahren',
  leaveUntil: 'Sie können diese Anlage bis {time} zurücknehmen.',
  leaveWhileOpen: 'Sie können diese Anlage zurücknehmen, solange der Kredit offen ist.',
  leave: 'Zurücknehmen',
  leaveYes: 'Ja, Geld zurückerhalten',
  leaveNo: 'Behalten',
  'leave.says':
    '{amount} sind sofort wieder auf Ihrem Konto verfügbar. Es kostet Sie nichts, und andere können diesen Betrag anlegen.',
  'binding.open':
    'Sie können diese Anlage nicht zurücknehmen. Ist der Kredit bis {day} nicht voll finanziert, erhalten Sie Ihr Geld zurück.',
  'binding.funded':
    'Sie können diese Anlage nicht zurücknehmen: Der Kredit ist voll finanziert und wird gleich ausgezahlt.',
  left: 'Sie haben die Anlage zurückgenommen und Ihr Geld zurückerhalten.',
} satisfies Readonly<Record<keyof typeof en, string>>
