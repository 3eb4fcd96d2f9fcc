import type { en } from './en.ts'

export const de = {
  title: 'Ihre Daten',
  take: 'Daten mitnehmen',
  takeHint:
    'Eine ZIP-Datei mit allem, was wir über Sie gespeichert haben, als JSON und für Tabellenprogramme. Sie kann innerhalb von 7 Tagen einmal abgerufen werden.',
  make: 'Datei erstellen',
  making: 'Die Datei wird erstellt.',
  ready: 'Die Datei ist fertig und kann bis {day} abgerufen werden.',
  fetched: 'Sie haben die Datei gespeichert.',
  failed:
    'Die Datei konnte nicht erstellt werden: Laden Sie die Seite neu, und fordern Sie eine neue an.',
  save: 'Datei speichern',
  notFetched: 'Die Datei konnte nicht abgerufen werden. Versuchen Sie es noch einmal.',
  looks: 'Wer Ihre Daten eingesehen hat',
  noLooks: '<link>Fragen Sie uns</link>, dann zeigen es Ihnen unsere Mitarbeiter hier.',
  look: '{day}: {operator}',
  lookFor: '{day}: {operator}, Anlass: „{purpose}“',
  anOperator: 'Eine Person aus unserem Team',
  erase: 'Zugang und Daten löschen',
  eraseHint:
    'Ihr Name, Ihre Texte, Nachrichten, Adressen und Bankverbindungen werden gelöscht, und Ihr Zugang wird endgültig geschlossen. Geldbewegungen bleiben ohne Ihren Namen erhalten. Einige Unterlagen müssen wir nach dem Gesetz einige Jahre aufbewahren. Zahlen Sie vorher Ihr Guthaben aus, und beenden Sie Ihre Kredite und Anlagen.',
  eraseMe: 'Alles löschen …',
  eraseYes: 'Endgültig löschen',
  eraseNo: 'Zugang behalten',
  erased: 'Ihre Daten sind gelöscht.',
} as const satisfies Record<keyof typeof en, string>
