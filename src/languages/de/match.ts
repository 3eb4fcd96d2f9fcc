import type { match as english } from '../en/match.ts'

const level = '{risk, select, low {gering} medium {mittel} high {hoch} other {{risk}}}'
const accepted = (name: string, before: string) =>
  `{${name}, select, none {} low {${before}geringes} medium {${before}mittleres} high {${before}hohes} other {${before}{${name}}}}`
const purpose =
  '{purpose, select, agriculture {Landwirtschaft} craft {Handwerk} education {Bildung} energy {Energie} health {Gesundheit} housing {Wohnen} retail {Handel} transport {Verkehr} other {{purpose}}}'

export const match = {
  'match.nothing_wanted': 'Sie haben keine Wünsche festgelegt, deshalb passt jeder Kredit.',
  'match.rate.met':
    'Er bringt {rate}\u00a0% Zinsen und damit mindestens die gewünschten {least}\u00a0%.',
  'match.rate.missed':
    'Er bringt {rate}\u00a0% Zinsen, weniger als die gewünschten {least}\u00a0%.',
  'match.term.met': 'Er läuft {months} Monate und damit nicht länger als Ihre {most}.',
  'match.term.missed': 'Er läuft {months} Monate, länger als Ihre {most}.',
  'match.amount.met': 'Gesucht werden {amount}: Kredite dieser Höhe finanzieren Sie.',
  'match.amount.small': 'Gesucht werden {amount}, Sie finanzieren Kredite ab {min}.',
  'match.amount.large': 'Gesucht werden {amount}, Sie finanzieren Kredite bis {max}.',
  'match.risk.unknown': 'Sein Risiko ist nicht bekannt.',
  'match.risk.met': `Sein Risiko ist ${level}; das nehmen Sie in Kauf.`,
  'match.risk.missed': `Sein Risiko ist ${level}; Sie nehmen nur ${accepted('first', '')}${accepted('second', ' oder ')} in Kauf.`,
  'match.purpose.met': `Sein Zweck ist ${purpose}: Den unterstützen Sie.`,
  'match.purpose.missed': `Sein Zweck ist ${purpose}: Der gehört nicht zu denen, die Sie unterstützen.`,
  'match.verified.met': 'Die Identität seines Kreditnehmers ist bestätigt.',
  'match.verified.missed':
    'Die Identität seines Kreditnehmers ist nicht bestätigt; Sie wünschen nur bestätigte Kreditnehmer.',
  'match.record.missed':
    'Bei seinem Kreditnehmer ist schon ein Kredit ausgefallen: Anlageaufträge lassen solche Kredite aus.',
  'match.distance.unknown': 'Seine Entfernung ist nicht bekannt.',
  'match.distance.met': 'Er ist etwa {km}\u00a0km entfernt, innerhalb Ihrer {most}\u00a0km.',
  'match.distance.missed': 'Er ist etwa {km}\u00a0km entfernt, weiter als Ihre {most}\u00a0km.',
  'charge.late_fee': 'Rate {number} war am {due} noch nicht bezahlt.',
  'charge.penalty_interest':
    'Die Tilgung von Rate {number} wurde am {due}, dem Fälligkeitstag, nicht gezahlt.',
} as const satisfies Readonly<Record<keyof typeof english, string>>
