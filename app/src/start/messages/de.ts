import type { en } from './en.ts'

export const de = {
  title: 'Was möchten Sie tun?',
  borrow: 'Ich möchte einen Kredit aufnehmen',
  'borrow.how':
    'Sagen Sie, was Sie brauchen und wofür. Andere Mitglieder entscheiden, ob sie Ihnen dafür einen Kredit geben.',
  lend: 'Ich möchte Geld anlegen',
  'lend.how':
    'Wählen Sie unter Krediten aus: Bei jedem steht, was er einbringt und wie hoch das Risiko ist.',
  lookAround: 'Oder sehen Sie sich erst um: <link>alle Kredite auf der Karte</link>.',
} as const satisfies Record<keyof typeof en, string>
