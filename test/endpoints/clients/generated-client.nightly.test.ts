import { expect, it } from 'vitest'
import { exampleClient } from '../../support/clients/example.ts'
import { startWorld } from '../../support/world.ts'

// The example in examples/hey-api, as one would try it: functions from the OpenAPI file, the compiler, then the client.

const { lines, run, checkWith } = exampleClient('hey-api')

it('has at most 60 lines, typed by the OpenAPI file', async () => {
  expect(lines).toBeLessThanOrEqual(60)
  await run('generate')
  await run('check')
  await expect(checkWith("'open'", "'opened'")).rejects.toThrow(/'"opened"'|"opened"/)
  await expect(checkWith('LOAN_NOT_OPEN', 'NOT_OPEN')).rejects.toThrow('"NOT_OPEN"')
})

it('goes from nothing to an investment', async () => {
  const world = await startWorld()
  const told = JSON.parse(
    await run('start', {
      URL: world.url,
      BORROWER: await world.token('ada'),
      LENDER: await world.token('mary'),
    }),
  )
  expect(told).toMatchObject({ status: 'open', isReplayed: true, isClosed: true })
  expect(told.investment).toMatchObject({ amount: 100, status: 'active' })
  expect(told.wallet.balance).toBe(50)
  expect(told.shown).toEqual(['investment_settlement', 'investment_hold', 'deposit'])
  await world.close()
})
