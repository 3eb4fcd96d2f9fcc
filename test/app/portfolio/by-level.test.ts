import { expect, it } from 'vitest'
import { byLevel } from '../../../app/src/portfolio/by-level.ts'

it('lists risks from the lowest to the highest, and what is not scored at the end', () => {
  const all = ([null, 'HIGH', 'LOW', 'MEDIUM'] as const).map((riskLevel) => ({ riskLevel }))
  expect(byLevel(all).map(({ riskLevel }) => riskLevel)).toEqual(['LOW', 'MEDIUM', 'HIGH', null])
})
