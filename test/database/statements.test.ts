import { expect, it } from 'vitest'
import { preparedStatements } from '../../src/database/statements.ts'

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
