import { expect, it } from 'vitest'
import { preparedStatements } from '../../../src/database/statements.ts'

it('lists in all combinations of filters leave room to prepare the program’s own statements', () => {
  const newStatement = preparedStatements()
  const long = (number: number) => `select ${number} as one, '${'x'.repeat(600)}' as words`
  const named = Array.from({ length: 700 }, (_, number) => newStatement(long(number)).name)
  expect(named.filter(Boolean)).toHaveLength(500)
  const movement = newStatement('select make_movements($1) as outcome').name
  expect(movement).toMatch(/^s[\w-]{22}$/)
  expect(newStatement('select make_movements($1) as outcome').name).toBe(movement)
  expect(newStatement(long(0)).name).toBe(named[0])
})

it('long lists leave the same room, however many characters they have', () => {
  const newStatement = preparedStatements()
  const long = (number: number) => `select ${number} as one, '${'x'.repeat(2_000)}' as words`
  const named = Array.from({ length: 500 }, (_, number) => newStatement(long(number)).name)
  expect(named.filter(Boolean).length).toBeLessThan(500)
  expect(newStatement('select make_movements($1) as outcome').name).toMatch(/^s[\w-]{22}$/)
})
