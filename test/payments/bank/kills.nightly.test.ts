import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { auditLedger } from '../../../src/lending/ledger/audit.ts'
import { createFolder, removeFolder } from '../../support/folders.ts'
import { personOf } from '../../support/market/operating.ts'
import { bankSettings } from '../../support/payments/bank.ts'
import { camtFile } from '../../support/payments/camt.ts'
import { beginProgram, runProgram } from '../../support/program.ts'
import { type Body, settingsOn, startWorld, type World } from '../../support/world.ts'

/** `BANK_LINES=20000 KILLS=50 npm test -- test/payments/bank/kills.nightly.test.ts` is the full form. */
const lines = Number(process.env.BANK_LINES ?? 600)
const kills = Number(process.env.KILLS ?? 4)

const world: World = await startWorld({
  ...bankSettings,
  SANDBOX: 'on',
  SEED_DEMO: 'off',
  NEW_ACCOUNT_WAIT: '0',
})
const folder = await createFolder()
const settings = { ...settingsOn(world.database), ...bankSettings, SANDBOX: 'on' }
afterAll(async () => {
  await world.close()
  await removeFolder(folder)
})

const count = async (): Promise<number> => {
  const [row] = await world.database.sql<Body>('select count(*)::int as count from bank_line')
  return row.count
}

/** Runs the command, and kills it some time after it has begun to work. */
async function killed(args: readonly string[], began: () => Promise<boolean>): Promise<void> {
  const { child, ended } = beginProgram(['bank-file', ...args], settings)
  await expect
    .poll(async () => child.exitCode !== null || (await began()), { timeout: 60_000, interval: 5 })
    .toBe(true)
  await sleep(Math.random() * 100)
  child.kill('SIGKILL')
  await ended
}

it('a statement is booked once, line by line, however often its import is killed', {
  timeout: 600_000,
}, async () => {
  const ada = await personOf(world, 'ada')
  const { reference } = (await ada.call('GET', '/wallet/bank-transfer-details')).body
    .bank_transfer_details
  const statement = camtFile({
    kind: 'camt.053',
    iban: bankSettings.BANK_FILE_IBAN,
    currency: 'EUR',
    opening: null,
    closing: BigInt(lines) * 100n,
    day: '2026-11-25',
    lines: Array.from({ length: lines }, () => ({ amount: 100n, creditorReference: reference })),
  })
  const path = join(folder, 'statement.xml')
  await writeFile(path, statement)
  for (let time = 0; time < kills; time += 1) {
    const before = await count()
    await killed(['--in', path], async () => (await count()) > before)
  }
  expect(await count()).toBeLessThan(lines)
  const { code, stdout, stderr } = await runProgram(['bank-file', '--in', path], settings)
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(
    /\d+ payments, 0 returns, 0 in suspense; \d+ lines had been imported before/,
  )
  expect([await count(), (await ada.wallet()).balance]).toEqual([lines, lines])
  expect(await auditLedger(world.database.url)).toEqual([])
  const [row] = await world.database.sql<Body>('select reconciliation($1, 10) as books', [
    '2026-11-25',
  ])
  expect(row.books).toMatchObject({ bank_balance: lines * 100, unexplained: 0 })
})

it('each withdrawal is in one file, however often the command is killed', {
  timeout: 600_000,
}, async () => {
  const bea = await personOf(world, 'bea', { name: 'Bea Elm' })
  const account = { holder: 'Bea Elm', iban: 'DE02120300000000202051' }
  const { id } = (await bea.call('POST', '/bank-accounts', account)).body.bank_account
  const { reference } = (await bea.call('GET', '/wallet/bank-transfer-details')).body
    .bank_transfer_details
  await world.database.sql(
    `select import_bank_line(begin_bank_file(new_id(), 'camt.054', 'x', 'x', null, null), $1)`,
    [
      JSON.stringify({
        key: 'x',
        booked_on: '2026-11-25',
        amount: 100_000,
        creditor_reference: reference,
        is_return: false,
      }),
    ],
  )
  const out = join(folder, 'orders')
  const made: string[] = []
  for (let time = 0; time <= kills; time += 1) {
    for (let each = 0; each < 10; each += 1) {
      const body = { amount: 1, bank_account_id: id }
      made.push((await bea.call('POST', '/wallet/withdraw', body)).body.transaction.payment_id)
    }
    if (time === kills) break
    const files = async (): Promise<number> =>
      (await world.database.sql<Body>("select 1 from bank_file where kind = 'pain.001'")).length
    const before = await files()
    await killed(['--out', out], async () => (await files()) > before)
  }
  expect((await runProgram(['bank-file', '--out', out], settings)).code).toBe(0)
  const names = (await readdir(out)).filter((name) => name.endsWith('.xml'))
  const files = await Promise.all(names.map((name) => readFile(join(out, name), 'utf8')))
  const ordered = files.flatMap((xml) =>
    [...xml.matchAll(/<EndToEndId>(\w+)</g)].map(([, found]) => found),
  )
  expect(ordered.toSorted()).toEqual(made.map((one) => one.replaceAll('-', '')).toSorted())
  expect((await bea.wallet()).held_balance).toBe(made.length)
})
