/** What operate/notes says in English, in ICU MessageFormat. Another language is a file with the same keys. */
export const en = {
  notes: 'Notes',
  none: 'No operator has noted anything on this loan yet.',
  onLoan: 'on the loan <link>{title}</link>',
  emptied: 'This note was removed with the personal data of the member.',
  add: 'Add a note…',
  addTitle: 'Add a note',
  addExplains:
    'Other operators read it, under your name. It can’t be changed, and the member gets it when they ask for their data.',
  added: 'The note is added.',
  note: 'Note',
  'note.hint': 'Up to 2,000 characters.',
  noteMissing: 'Write the note first.',
  file: 'A file that belongs to it, if any',
  'file.hint': 'Only its name, size and hash are noted: keep the file itself where your files are.',
  all: 'All notes on the borrower',
} as const
