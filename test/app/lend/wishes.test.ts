import { describe, expect, it } from 'vitest'
import {
  type Around,
  allThatCannotWork,
  reserveIn,
} from '../../../app/src/lend/order/cannot-work.ts'
import type { Preferences } from '../../../app/src/lend/order/operations.ts'
import { beginningOf, searchedFor, wouldRedirect } from '../../../app/src/lend/order/search.ts'
import {
  inputOf,
  isSame,
  limitsEachLoan,
  problemsOf,
  type Wishes,
  wishesOf,
} from '../../../app/src/lend/order/wishes.ts'
import { criteriaOf } from '../../../app/src/lend/search/criteria.ts'

/** The preferences of a new member, as far as the form shows them. */
const fresh = {
  autoInvestEnabled: false,
  matchNotifications: false,
  autoInvestKeepsInstalments: false,
  autoInvestPauseHours: 0,
  riskLevels: [],
  purposes: [],
  onlyVerifiedBorrowers: false,
} as unknown as Preferences

it('a new member’s standing order can be saved as it is; a pause is in whole hours', () => {
  const wishes = wishesOf(fresh)
  expect(wishes.typed.autoInvestPauseHours).toBe('0')
  expect(problemsOf(wishes)).toEqual({})
  const half = { ...wishes, typed: { ...wishes.typed, autoInvestPauseHours: '1.5' } }
  expect(Object.keys(problemsOf(half))).toEqual(['autoInvestPauseHours'])
})

describe('what could never invest', () => {
  const around: Around = {
    investmentMin: '25.00',
    loanAmountMin: '100.00',
    available: '60.00',
    currency: 'USD',
    isPlaced: true,
  }
  const typed = (change: Partial<Wishes['typed']>, enabled = true): Wishes => {
    const wishes = wishesOf(fresh)
    return { ...wishes, enabled, typed: { ...wishes.typed, ...change } }
  }
  const fieldsOf = (wishes: Wishes, limits = around) =>
    Object.keys(allThatCannotWork(wishes, limits))

  it('is said of all fields at once, and of limits of an order that invests', () => {
    const small = { autoInvestMaxPerLoan: '24.99', autoInvestBudget: '5', minAmount: '500' }
    const wishes = { ...small, maxAmount: '499' }
    const all = ['autoInvestMaxPerLoan', 'autoInvestBudget', 'maxAmount']
    expect(fieldsOf(typed(wishes))).toEqual(all)
    expect(fieldsOf(typed(wishes, false))).toEqual(['maxAmount'])
    expect(fieldsOf(typed({ autoInvestMaxPerLoan: '25', maxAmount: 'many' }))).toEqual([])
  })

  it('goes by the smallest loan where one investment can take all of it', () => {
    const small = { ...around, loanAmountMin: '10.00' }
    expect(fieldsOf(typed({ autoInvestMaxPerLoan: '10' }), small)).toEqual([])
    const [text] = Object.values(allThatCannotWork(typed({ autoInvestMaxPerLoan: '9' }), small))
    expect(text).toContain('$10')
  })

  it('is no reserve, which is noted only where it keeps what is there from being invested', () => {
    const left = (reserve: string, available = '60.00') =>
      reserveIn(typed({ autoInvestReserve: reserve }), { ...around, available })?.left
    expect(left('35')).toBeUndefined()
    expect(left('35.01')).toBe(249_900n)
    expect(left('70')).toBe(-100_000n)
    expect(left('', '10.00')).toBeUndefined()
    expect(left('5', '10.00')).toBeUndefined()
  })
})

it('wishes are the same however their amounts are written, and not once one of them is another', () => {
  const kept = wishesOf({ ...fresh, autoInvestMaxPerLoan: '75.00' } as Preferences)
  const typed = (change: Partial<Wishes['typed']>): Wishes => ({
    ...kept,
    typed: { ...kept.typed, ...change },
  })
  expect(isSame(kept, typed({ autoInvestMaxPerLoan: '75', autoInvestPauseHours: '' }))).toBe(true)
  expect(isSame(kept, typed({ autoInvestMaxPerLoan: '76' }))).toBe(false)
  expect(isSame(kept, typed({ maxTermMonths: '6' }))).toBe(false)
  expect(isSame(kept, typed({ maxTermMonths: 'six' }))).toBe(false)
  expect(isSame(kept, { ...kept, tells: true })).toBe(false)
})

it('a limit per borrower below that per loan limits each loan', () => {
  const limited = (autoInvestMaxPerLoan: string, autoInvestMaxPerBorrower: string) => {
    const { typed } = wishesOf(fresh)
    return limitsEachLoan({ typed: { ...typed, autoInvestMaxPerLoan, autoInvestMaxPerBorrower } })
  }
  expect(limited('250', '100')).toBe(true)
  expect([limited('100', '100'), limited('100', ''), limited('', '100')]).not.toContain(true)
})

describe('a search beside an order that invests', () => {
  const investing = {
    ...fresh,
    autoInvestEnabled: true,
    autoInvestMaxPerLoan: '50.00',
    minInterestRate: '8.00',
    riskLevels: ['LOW'],
  } as unknown as Preferences
  const search = criteriaOf(new URLSearchParams('purpose=craft&minRate=3'))

  it('leaves the order as it is until its lender chooses otherwise', () => {
    const kept = wishesOf(investing)
    expect(inputOf(beginningOf(search, kept))).toEqual(inputOf(kept))
    expect(wouldRedirect(kept, searchedFor(search, kept))).toBe(true)
  })

  it('is taken at once where nothing is invested, or where it looks for the same', () => {
    const told = wishesOf({ ...investing, autoInvestEnabled: false })
    // The search itself says whether it tells of loans.
    expect(beginningOf(search, told)).toMatchObject({
      tells: false,
      purposes: ['craft'],
      risks: [],
    })
    const kept = wishesOf(investing)
    const same = criteriaOf(new URLSearchParams('minRate=8&risk=low'))
    expect(wouldRedirect(kept, searchedFor(same, kept))).toBe(false)
  })

  it('without criteria, or with words alone, it changes nothing', () => {
    const kept = wishesOf(investing)
    for (const query of ['', 'sort=rate', 'q=seeds'])
      expect(searchedFor(criteriaOf(new URLSearchParams(query)), kept)).toBe(kept)
  })
})
