import { expect, it } from 'vitest'
import {
  changedFields,
  contestedIn,
  draftChanges,
  ownEntries,
  unsavedLines,
} from '../../../app/src/borrow/draft/draft-changes.ts'
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

it('a field that both have changed is contested, unless both made the same of it', () => {
  const after = { ...draft, amountRequested: '450.00', title: 'Barley' }
  expect(contestedIn(draft, after, { amountRequested: '480' })).toEqual({ amountRequested: '480' })
  expect(contestedIn(draft, after, { amountRequested: '450' })).toEqual({})
  expect(contestedIn(draft, after, { repaymentPeriodMonths: 24 })).toEqual({})
  const place = { locationLatitude: 1, locationLongitude: 2 }
  expect(
    contestedIn(draft, { ...draft, locationLatitude: 3, locationLongitude: 4 }, place),
  ).toEqual(place)
})

it('says of a contested field what it says there and here, and of another what it said before', () => {
  const after = { ...draft, amountRequested: '450.00', title: 'Barley' }
  expect(draftChanges(draft, after, { amountRequested: '480' })).toEqual([
    'Title: Barley (before: Seed potatoes)',
    'Amount: $450 there, $480 as you typed it here',
  ])
})

it('names what is entered and not saved', () => {
  expect(unsavedLines(draft, { amountRequested: '1', repaymentPeriodMonths: 12 })).toEqual([
    'Amount: $1',
  ])
})
