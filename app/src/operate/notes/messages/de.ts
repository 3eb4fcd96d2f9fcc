import type { en as english } from './en.ts'

/** What operate/notes says in German. */
export const de = {
  notes: 'Notizen',
  none: 'Zu diesem Kredit gibt es noch keine Notizen.',
  onLoan: 'zum Kredit <link>{title}</link>',
  emptied: 'Der Text dieser Notiz wurde aus Datenschutzgründen entfernt.',
  addTitle: 'Notiz hinzufügen',
  addExplains:
    'Andere Mitarbeiter können die Notiz lesen und sehen, dass sie von Ihnen ist. Die Notiz kann nicht geändert werden. Das Mitglied erhält sie ohne Ihren Namen, wenn es seine Daten anfordert.',
  added: 'Die Notiz wurde hinzugefügt.',
  note: 'Notiz',
  'note.hint': 'Bis zu 2.000 Zeichen.',
  noteMissing: 'Schreiben Sie zuerst die Notiz.',
  file: 'Zugehörige Datei (optional)',
  'file.hint':
    'Gespeichert werden nur Name, Größe und Hashwert. Die Datei selbst wird nicht gesendet: Bewahren Sie sie dort auf, wo Ihre Plattform solche Dateien aufbewahrt.',
  all: 'Alle Notizen zum Kreditnehmer',
} as const satisfies Readonly<Record<keyof typeof english, string>>
