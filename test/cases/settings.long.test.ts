import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { currencyOf } from '../../src/money.ts'
import { readScreening } from '../../src/platform/screening-file.ts'
import { createFolder } from '../support/folders.ts'
import { personOf, refused } from '../support/market/operating.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let folder: string
beforeAll(async () => {
  world = await startWorld()
  folder = await createFolder()
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

async function read(text: string) {
  const path = join(folder, 'rules.json')
  await writeFile(path, text)
  return readScreening(path, currencyOf('USD'))
}

it('the example is read, with amounts in minor units', () => {
  const path = new URL('../../deploy/screening.example.json', import.meta.url).pathname
  expect(readScreening(path, currencyOf('USD'))).toEqual({
    in_and_out: { amount: 1_000_000n, days: 3, percent: 90, hold: true },
    round_trips: { amount: 500_000n, days: 14, hold: false },
    many_senders: { senders: 10, days: 7, hold: false },
  })
})

it.each([
  ['{', /rules\.json is not JSON/],
  [
    '{"in_and_out": {"amount": "1.001", "days": 3, "percent": 90}}',
    /in_and_out\.amount: must be an amount of USD/,
  ],
  ['{"in_and_out": {"amount": "1", "days": 0, "percent": 90}}', /in_and_out\.days: /],
  ['{"round_trips": {"amount": "1"}}', /round_trips\.days: /],
  ['{"structuring": {}}', /unknown name structuring; the rules are in_and_out/],
])('%s is refused', async (text, message) => {
  await expect(read(text)).rejects.toThrow(message)
})

it('without a file, transfers are made at once, and no case holds money', async () => {
  const ada = await personOf(world, 'ada', { amount: 10 })
  const ben = await personOf(world, 'ben')
  const cora = await personOf(world, 'cora', { scope: 'lending:cases' })
  const sent = await ada.call('POST', '/wallet/transfer', { recipient_id: ben.id, amount: 5 })
  expect(sent.body.transaction.status).toBe('completed')
  const input = { member_id: ada.id, reason: 'odd', hold_money: true }
  const answer = await cora.call('POST', '/operator/cases', input)
  expect(refused(answer)).toMatchObject([403, 'FORBIDDEN', { field: 'hold_money' }])
})
