import { expect, it } from 'vitest'
import type { Preferences } from '../../app/src/lend/order/operations.ts'
import { problemsOf, wishesOf } from '../../app/src/lend/order/wishes.ts'

/** The preferences of a new member, as far as the form shows them. */
const fresh = {
  autoInvestEnabled: false,
  matchNotifications: false,
  autoInvestKeepsInstalments: false,
  autoInvestPauseHours: 0,
  riskLevels: [],
  purposes: [],
} as unknown as Preferences

it('a new member’s standing order can be saved as it is; a pause is in whole hours', () => {
  const wishes = wishesOf(fresh)
  expect(wishes.typed.autoInvestPauseHours).toBe('0')
  expect(problemsOf(wishes)).toEqual({})
  const half = { ...wishes, typed: { ...wishes.typed, autoInvestPauseHours: '1.5' } }
  expect(Object.keys(problemsOf(half))).toEqual(['autoInvestPauseHours'])
})
