/**
 * The operators of the demo, by the subjects of their tokens: two who may act, so that one can approve what the other may not do alone,
 * one who may only look, and two who work on cases, one of them on nothing else.
 */
export const demoOperators = [
  { subject: 'operator', name: 'Olga Marsh', scope: 'lending:admin' },
  { subject: 'colleague', name: 'Carl Stone', scope: 'lending:admin' },
  { subject: 'support', name: 'Sue Park', scope: 'lending:support' },
  { subject: 'compliance', name: 'Cleo Hart', scope: 'lending:support lending:cases' },
  { subject: 'deputy', name: 'Dan Wolf', scope: 'lending:cases' },
] as const

/** The claims of a demo operator's token besides its subject; none for any other subject. */
export function operatorClaims(subject: string): {
  readonly name?: string
  readonly scope?: string
} {
  const found = demoOperators.find((one) => one.subject === subject)
  return found ? { name: found.name, scope: found.scope } : {}
}
