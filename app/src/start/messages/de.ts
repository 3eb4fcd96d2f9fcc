import type { en } from './en.ts'

export const de = {
  title: 'Was möchten Sie tun?',
  borrow: 'Ich möchte Geld leihen',
  'borrow.how':
    'Sagen Sie, was Sie brauchen und wofür. Andere Mitglieder entscheiden, ob sie es Ihnen leihen.',
  lend: 'Ich möchte Geld anlegen',
  'lend.how':
    'Wählen Sie unter Krediten aus: Bei jedem steht, was er einbringt und wie hoch das Risiko ist.',
  lookAround: 'Oder sehen Sie sich erst um: <link>alle Kredite auf der Karte</link>.',
} as const satisfies Record<keyof typeof en, string>
