import { expect, it } from 'vitest'
import { accountName } from '../../../app/src/operate/books/account-name.ts'
import { en } from '../../../app/src/operate/books/messages/en.ts'
import { defaultChart } from '../../../src/lending/books/chart.ts'

it('the accounts of the platform’s own chart have names in the app', () => {
  const named = defaultChart.accounts.map(({ number, name }) => [`account.${number}`, name])
  expect(Object.entries(en).filter(([key]) => /^account\.\d/.test(key))).toEqual(named)
})

it('an account of the operator’s own chart keeps its name', () => {
  expect(accountName({ account: '1700', name: 'Mitgliederguthaben' })).toBe('Mitgliederguthaben')
  expect(accountName({ account: '1', name: 'Kasse' })).toBe('Kasse')
})
