/**
 * Those who run the platform of the demo, known by the subjects of their tokens: two who act, since what one may not do alone another
 * decides on, and one who looks.
 */
export const demoOperators = [
  { subject: 'operator', name: 'Olga Marsh', scope: 'lending:admin' },
  { subject: 'colleague', name: 'Carl Stone', scope: 'lending:admin' },
  { subject: 'support', name: 'Sue Park', scope: 'lending:support' },
] as const

/** What a token of an operator of the demo says beside its subject; nothing for everybody else. */
export function operatorClaims(subject: string): {
  readonly name?: string
  readonly scope?: string
} {
  const found = demoOperators.find((one) => one.subject === subject)
  return found ? { name: found.name, scope: found.scope } : {}
}
