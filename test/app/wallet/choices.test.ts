import { expect, it } from 'vitest'
import { moment } from '../../../app/src/parts/time.ts'
import { withdrawChoice } from '../../../app/src/wallet/bank/choices.ts'
import type { BankAccount } from '../../../app/src/wallet/bank/operations.ts'

const account = (id: string, usableAt: string) =>
  ({ id, kind: 'IBAN', lastDigits: '3000', usableAt }) as unknown as BankAccount
const [past, soon, later] = ['2020-01-01', '2999-02-04', '2999-03-01'].map(
  (on) => `${on}T10:00:00Z`,
)

it('while no account can be withdrawn to, says from when the first can, and sends nothing', () => {
  const choice = withdrawChoice([account('b', later ?? ''), account('a', soon ?? '')])
  const from = moment(soon ?? '')
  expect(choice?.options[0]).toEqual(['', `None can be used before ${from}`])
  expect(choice?.none).toBe(`You can’t withdraw to your bank account before ${from}.`)
})

it('offers those that can be withdrawn to', () => {
  const choice = withdrawChoice([account('b', later ?? ''), account('a', past ?? '')])
  expect(choice?.options.map(([id, , waits]) => [id, waits])).toEqual([
    ['b', true],
    ['a', false],
  ])
  expect(choice?.none).toBeUndefined()
})
