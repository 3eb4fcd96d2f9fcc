import { afterAll, expect, it } from 'vitest'
import { readGates } from '../../src/platform/gates-file.ts'
import { gatesFile } from '../support/verification/gates.ts'
import { startWorld, type World } from '../support/world.ts'

const usd = { code: 'USD', decimals: 2 }
const written: (() => Promise<void>)[] = []
let lines: string[] = []
const world: World = await startWorld({ LOG_LEVEL: 'info' }, {
  write: (line: string) => lines.push(line) > 0,
} as unknown as NodeJS.WritableStream)
afterAll(async () => {
  await world.close()
  for (const remove of written) await remove()
})

const read = async (text: object | string) => {
  const { path, remove } = await gatesFile(text)
  written.push(remove)
  try {
    return readGates(path, usd)
  } catch (error) {
    return String(error).replaceAll(path, 'FILE').split('\n')
  }
}

it('takes levels, and amounts by level, in minor units', async () => {
  expect(
    await read({
      invest: 'basic',
      deposit: { basic: 1000, full: null },
      transfer: { none: '0.5' },
    }),
  ).toEqual({
    invest: { none: 0n, basic: null, full: null },
    deposit: { none: 0n, basic: 100_000n, full: null },
    transfer: { none: 50n, basic: 50n, full: 50n },
  })
})

it('the example for production can be read', () => {
  const path = new URL('../../deploy/gates.example.json', import.meta.url).pathname
  expect(Object.keys(readGates(path, usd)).toSorted()).toEqual(
    ['deposit', 'invest', 'publish', 'standing_order', 'transfer', 'withdraw'].toSorted(),
  )
})

it('names every line that is wrong', async () => {
  const text = `{
  "invest": "bronze",
  "fly": "full",
  "deposit": {"basic": 1000, "full": 10},
  "withdraw": {"basic": "1.001"},
  "publish": {"gold": null},
  "transfer": {"none": 0},
  "standing_order": "full",
  "standing_order": "none"
}`
  expect(await read(text)).toEqual([
    'Error: GATES_FILE: FILE: line 2: invest: must be none, basic, full, or amounts by level such as {"basic": "1000", "full": null}',
    'GATES_FILE: FILE: line 3: fly: unknown act; these are: deposit, invest, publish, transfer, withdraw, standing_order',
    'GATES_FILE: FILE: line 4: deposit: full allows less than the level below',
    'GATES_FILE: FILE: line 5: withdraw: basic must be an amount of USD such as "1000", or null for any amount',
    'GATES_FILE: FILE: line 6: publish: unknown level gold; these are: none, basic, full',
    'GATES_FILE: FILE: line 7: transfer: no level allows it; give full an amount, or null for any amount',
    'GATES_FILE: FILE: line 9: standing_order: is listed twice; keep one of the lines',
  ])
})

it.each(['[]', 'null', '"full"', '{', ''])('is a JSON object of acts, not %s', async (text) => {
  expect(String(await read(text))).toContain('it must be a JSON object of acts with levels')
})

it('is said once at the start if nothing is asked for, and then nothing is', () => {
  expect(lines.filter((line) => line.includes('no gate'))).toHaveLength(1)
})

it('and REQUIRE_VERIFIED_BORROWER do not both say what publishing needs', async () => {
  const { path, remove } = await gatesFile({ publish: 'basic' })
  await expect(world.beside({ GATES_FILE: path, REQUIRE_VERIFIED_BORROWER: '1' })).rejects.toThrow(
    'REQUIRE_VERIFIED_BORROWER: GATES_FILE says what publishing needs',
  )
  await remove()
  await expect(world.beside({ GATES_FILE: '/nowhere' })).rejects.toThrow("/nowhere can't be read")
  lines = []
})
