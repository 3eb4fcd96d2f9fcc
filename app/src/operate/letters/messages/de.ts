import type { en } from './en.ts'

export const de = {
  letters: 'E-Mails',
  statesOfLetters: 'Status der E-Mails',
  notArrived: 'Nicht angekommen',
  all: 'Alle',
  'noted.many': 'Wessen E-Mails Sie hier sehen, wird unter Ihrem Namen im Prüfprotokoll vermerkt.',
  sendsNone: 'Diese Plattform verschickt keine E-Mails: Es ist kein Mailserver eingerichtet.',
  nothingHere: 'Keine E-Mails',
  'nothingHere.arrived': 'Keine E-Mail ist fehlgeschlagen oder zurückgekommen.',
  'nothingHere.hint': 'E-Mails mit einem anderen Status stehen in den anderen Listen.',
  aMember: 'Ein Mitglied',
  notification: 'Benachrichtigung',
  noSubject: 'Noch ohne Betreff ({kind})',
  unwritten: 'Sie ist noch nicht verfasst.',
  neverWritten:
    'Sie wurde nie verfasst. Die Benachrichtigung, um die es ging, steht in der Akte des Mitglieds, solange sie aufbewahrt wird.',
  noAddress: 'Keine Adresse',
  sentAt: 'Gesendet: {time}',
  waitsUntil: 'Wartet bis {time}',
  writtenAt: 'Vorgemerkt: {time}',
} as const satisfies Readonly<Record<keyof typeof en, string>>
