import { expect, it } from 'vitest'
import { openReadiness } from '../../../src/http/health.ts'

it('says what else is well while one probe gets no answer', async () => {
  const silent = () => new Promise<void>(() => {})
  const readiness = openReadiness({ database: silent, keys: async () => {} }, async () => {})
  expect(await readiness()).toEqual({ database: 'no answer within 2 s', keys: 'ok', gateway: 'ok' })
})
