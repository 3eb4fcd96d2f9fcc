import type { en } from './en.ts'

export const de = {
  handed:
    '{count, plural, one {Ihnen wurde ein Eintrag übergeben:} other {Ihnen wurden # Einträge übergeben:}}',
  'handed.by': '{subject} (von {name})',
  noted: '„{note}“',
  gotIt: 'Verstanden',
  waiting: '{count, plural, one {# wartet} other {# warten}}',
  'waiting.own': '{count, plural, one {# Eintrag liegt} other {# Einträge liegen}} bei Ihnen',
  changed: '{name} hat hier gerade etwas geändert. Diese Seite zeigt noch den alten Stand.',
  showNew: 'Neuen Stand zeigen',
} as const satisfies Readonly<Record<keyof typeof en, string>>
