import type { en } from './en.ts'

export const de = {
  closed: 'Ihr Zugang ist geschlossen',
  frozen: 'Ihr Zugang ist gesperrt',
  frozenOn:
    '{how, select, closed {Vom Betreiber geschlossen am {day}} other {Vom Betreiber gesperrt am {day}}}{why, select, given {: {reason}} other {.}}',
  onlyMessages: 'Bis der Betreiber die Sperre aufhebt, können Sie hier nur Ihre Nachrichten lesen.',
  onlyRepaying:
    'Bis der Betreiber die Sperre aufhebt, können Sie hier nur einzahlen, was Sie schulden, es zurückzahlen und Ihre Nachrichten lesen.',
  walletHas:
    'Sie schulden insgesamt {owed}, und auf Ihrem Konto sind {available}. Sie können einzahlen, was Sie schulden, abzüglich dieses Guthabens.',
  why: 'Warum',
  since: 'Seit',
  messages: 'Nachrichten',
} as const satisfies Record<keyof typeof en, string>
