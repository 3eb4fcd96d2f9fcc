import type { en as english } from './en.ts'

/** What operate/reminders says in German. */
export const de = {
  reminders: 'Erinnerungen',
  none: 'Zu diesem Kredit sind keine Erinnerungen verzeichnet.',
  'kind.DUE': '{amount} zu zahlen',
  'kind.LATE': '{amount} überfällig',
  'by.platform': 'Automatisch gesendet',
  'by.operator': 'Gesendet von {name}',
  added: 'Was hinzugefügt wurde',
  'added.none': 'Es wurde kein Satz hinzugefügt.',
  remindedToday:
    'Der Kreditnehmer wurde heute erinnert. Ab morgen ist eine weitere Erinnerung möglich.',
  remind: 'Erinnern',
  remindLabel: 'Kreditnehmer erinnern: {subject}',
  borrower: 'Kreditnehmer',
  loan: 'Kredit',
  due: 'Jetzt fällig',
  title: 'Kreditnehmer erinnern',
  explains:
    'Der Kreditnehmer erhält die übliche Benachrichtigung und E-Mail: was jetzt zu zahlen ist und was geschieht, wenn er nicht zahlt. Zu jedem Kredit ist nur eine Erinnerung am Tag möglich.',
  message: 'Einen Satz hinzufügen (optional)',
  'message.hint': 'Der Kreditnehmer liest ihn unter der Erinnerung. Bis zu 200 Zeichen.',
  send: 'Erinnerung senden',
  sent: 'Der Kreditnehmer wurde erinnert.',
} as const satisfies Readonly<Record<keyof typeof english, string>>
