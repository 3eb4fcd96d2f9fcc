import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountOf, type Chart, defaultChart } from '../../src/lending/books/chart.ts'
import { readChart } from '../../src/platform/chart-file.ts'
import { createFolder } from '../support/folders.ts'
import type { Body } from '../support/http-client.ts'

const example = new URL('../../deploy/chart.example.json', import.meta.url).pathname
let folder = ''
beforeAll(async () => {
  folder = await createFolder()
})
afterAll(() => rm(folder, { recursive: true }))

/** What is said of the example with a change. */
async function readWith(change: (chart: Body) => unknown): Promise<string> {
  const chart = JSON.parse(readFileSync(example, 'utf8'))
  change(chart)
  const path = join(folder, 'chart.json')
  await writeFile(path, JSON.stringify(chart))
  try {
    readChart(path)
    return 'nothing'
  } catch (error) {
    return String(error).replaceAll(`CHART_FILE: ${path}: `, '')
  }
}

it('the example is the default chart with a consultant and a client', () => {
  const { datev: _, ...chart } = readChart(example)
  const { datev: __, ...standard } = defaultChart
  expect(chart).toEqual(standard)
})

it.each<[string, (chart: Body) => unknown]>([
  [
    'there is no account 1234 among accounts',
    (chart) => Object.assign(chart.kinds, { bank: '1234' }),
  ],
  ['0800 is listed twice', (chart) => chart.accounts.push(chart.accounts[0])],
  [
    'the same number of digits',
    (chart) => chart.accounts.push({ ...chart.accounts[0], number: '12000' }),
  ],
  ['kinds.claim', (chart) => delete chart.kinds.claim],
  ['exceptions.0.kind', (chart) => Object.assign(chart.exceptions[0], { kind: 'cash' })],
  ['datev.consultant', (chart) => Object.assign(chart.datev, { consultant: 1 })],
  [
    'accounts.0.type: must be one of asset',
    (chart) => Object.assign(chart.accounts[0], { type: 'money' }),
  ],
])('a mistake is named: %s', async (said, change) => {
  expect(await readWith(change)).toContain(said)
})

it('an exception on both sides counts for both', () => {
  const chart: Chart = {
    ...defaultChart,
    exceptions: [{ kind: 'bank', movements: ['deposit'], side: null, account: '1210' }],
  }
  for (const side of ['debit', 'credit'] as const) {
    expect(accountOf(chart, 'bank', 'deposit', side).number).toBe('1210')
    expect(accountOf(chart, 'bank', 'bank_line', side).number).toBe('1200')
  }
})
