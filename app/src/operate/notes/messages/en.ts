/** What operate/notes says in English, in ICU MessageFormat. Another language is a file with the same keys. */
export const en = {
  notes: 'Notes',
  none: 'There are no notes on this loan yet.',
  onLoan: 'on the loan <link>{title}</link>',
  emptied: 'The text of this note has been removed for data protection.',
  addTitle: 'Add a note',
  addExplains:
    'Other operators can read the note and see that you wrote it. It can’t be changed. The member receives it, without your name, when they ask for their data.',
  added: 'The note is added.',
  note: 'Note',
  'note.hint': 'Up to 2,000 characters.',
  noteMissing: 'Write the note first.',
  file: 'A file that belongs to it (optional)',
  'file.hint':
    'Only its name, size and hash are saved. The file itself is not uploaded: keep it where your platform keeps such files.',
  all: 'All notes on the borrower',
} as const
