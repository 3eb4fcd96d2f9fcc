import type { en as english } from './en.ts'

/** What operate/notes says in German. */
export const de = {
  notes: 'Notizen',
  none: 'Noch hat kein Mitarbeiter etwas zu diesem Kredit notiert.',
  onLoan: 'zum Kredit <link>{title}</link>',
  emptied: 'Diese Notiz wurde mit den persönlichen Daten des Mitglieds entfernt.',
  add: 'Notiz hinzufügen …',
  addTitle: 'Notiz hinzufügen',
  addExplains:
    'Andere Mitarbeiter lesen sie unter Ihrem Namen. Sie lässt sich nicht ändern, und das Mitglied erhält sie, wenn es seine Daten anfordert.',
  added: 'Die Notiz ist hinzugefügt.',
  note: 'Notiz',
  'note.hint': 'Bis zu 2.000 Zeichen.',
  noteMissing: 'Schreiben Sie zuerst die Notiz.',
  file: 'Eine Datei, die dazugehört, falls es eine gibt',
  'file.hint':
    'Festgehalten werden nur Name, Größe und Hash: Die Datei selbst bewahren Sie dort auf, wo Ihre Dateien liegen.',
  all: 'Alle Notizen zum Kreditnehmer',
} as const satisfies Readonly<Record<keyof typeof english, string>>
