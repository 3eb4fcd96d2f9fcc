import type { books as english } from '../../en/refusals/books.ts'

export const books = {
  'refusal.books.as_of':
    'Geben Sie entweder at, einen Zeitpunkt, oder day an, für das Ende eines Geschäftstags: eines von beiden.',
  'refusal.books.account':
    'account muss die Nummer eines Kontos im Kontenplan sein, nicht {given}: {known}.',
  'refusal.books.month': 'month muss ein Monat wie 2026-01 sein.',
  'refusal.books.order': 'Monate werden der Reihe nach abgeschlossen: Der nächste ist {next}.',
  'refusal.books.before': 'Die Bücher beginnen später: Der erste Monat zum Abschließen ist {next}.',
  'refusal.books.running':
    'Der Monat kann ab {at} abgeschlossen werden, wenn alles beendet ist, was in ihm begonnen hat.',
} as const satisfies Readonly<Record<keyof typeof english, string>>
