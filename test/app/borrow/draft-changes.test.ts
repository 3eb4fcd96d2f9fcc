import { expect, it } from 'vitest'
import { changedFields, ownEntries } from '../../../app/src/borrow/draft/draft-changes.ts'
import type { Borrowed } from '../../../app/src/borrow/operations.ts'

const draft = {
  title: 'Seed potatoes',
  purpose: null,
  description: null,
  currency: 'USD',
  amountRequested: '1200.00',
  interestRate: '9.5',
  repaymentPeriodMonths: 12,
  locationDescription: null,
  locationLatitude: null,
  locationLongitude: null,
} as unknown as Borrowed

it('of a step that is sent whole, only what its writer has changed is theirs', () => {
  const terms = { amountRequested: '1200', interestRate: '9.5', repaymentPeriodMonths: 24 }
  expect(ownEntries(draft, terms)).toEqual({ repaymentPeriodMonths: 24 })
  expect(ownEntries(draft, { ...terms, repaymentPeriodMonths: 12 })).toEqual({})
})

it('a place is one entry with two fields', () => {
  const place = { locationLatitude: 47.37, locationLongitude: 8.54, locationDescription: null }
  expect(ownEntries(draft, place)).toEqual({ locationLatitude: 47.37, locationLongitude: 8.54 })
})

it('says which fields another window has changed', () => {
  expect(changedFields(draft, { ...draft, title: 'Barley', interestRate: '10' })).toEqual([
    'title',
    'interestRate',
  ])
})
