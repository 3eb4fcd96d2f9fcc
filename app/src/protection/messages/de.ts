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
  left: 'Sie haben die Anlage zurückgenommen und Ihr Geld zurückerhalten.',
} satisfies Readonly<Record<keyof typeof en, string>>
