import type { en } from './en.ts'

export const de = {
  months: 'Monate',
  'months.none': 'Noch hat sich kein Geld bewegt.',
  open: 'Offen',
  closed: 'Abgeschlossen am {time} von {by}',
  journal: 'Journal für {month} als {format}',
  journalSoFar: 'Bisheriges Journal für {month} als {format}',
  'close.name': 'Monat abschließen',
  'close.explains':
    'In diesem Monat kann danach nichts mehr gebucht werden. Sein Journal bleibt, wie es ist, und Korrekturen werden in dem Monat gebucht, in dem sie vorgenommen werden.',
  'close.readers': 'Der Grund bleibt im Prüfprotokoll.',
  'close.done': 'Der Monat ist abgeschlossen.',
  trialBalance: 'Saldenliste',
  atTheEndOf: 'Am Ende des Tages',
  'balances.day': 'Salden am Ende des Tages, {day}',
  'balances.at': 'Salden am {time}',
  account: 'Konto',
  name: 'Bezeichnung',
  memorandum: 'statistisches Konto',
  debit: 'Soll',
  credit: 'Haben',
  total: 'Summe',
} as const satisfies Record<keyof typeof en, string>
