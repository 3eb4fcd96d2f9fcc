import { afterAll, expect, it } from 'vitest'
import { currencyOf } from '../../../src/money.ts'
import { keyed } from '../../../src/payments/bank-file/lines.ts'
import { readStatements } from '../../../src/payments/bank-file/statements.ts'
import { personOf, refused } from '../../support/market/operating.ts'
import { bankSettings } from '../../support/payments/bank.ts'
import { startBankWorld } from '../../support/payments/bank-world.ts'
import { type CamtLine, camtFile } from '../../support/payments/camt.ts'

// An operator imports a bank statement through the API, and sees before what would come of it.

const town = await startBankWorld()
const { olga, today, get, act, details, books, expectSound } = town
afterAll(() => town.close())

const path = '/operator/bank-files'
const imports = async (): Promise<number> =>
  (await get(olga, '/operator/audit-trail?act=importBankFile')).audit_trail.length
const statement = async (id: string, lines: readonly CamtLine[], opening: bigint | null = null) =>
  camtFile({
    kind: 'camt.053',
    id,
    iban: bankSettings.BANK_FILE_IBAN,
    currency: 'EUR',
    opening,
    closing: null,
    day: await today(),
    lines,
  })

it('a file of several first statements is shown as it is imported: one opening line, and each line once', async () => {
  const twice = {
    amount: 300n,
    bankReference: 'twice',
    remittance: 'in both',
    counterparty: 'Dan',
  } as const
  const first = await statement('morning', [twice], 50_000n)
  const [, begin = '', each = '', end = ''] =
    /^([\s\S]*)(<Stmt>[\s\S]*<\/Stmt>)([\s\S]*)$/.exec(first) ?? []
  const later = await statement(
    'evening',
    [{ ...twice }, { amount: 200n, remittance: 'new' }],
    50_300n,
  )
  const other = /<Stmt>[\s\S]*<\/Stmt>/.exec(later)?.[0]
  const content = `${begin}${each}${other}${end}`
  const outcome = {
    payments: 0,
    suspense: 3,
    known: 1,
    lines: [
      { amount: 500, outcome: 'suspense' },
      { amount: 3, outcome: 'suspense' },
      { amount: 3, outcome: 'known' },
      { amount: 2, outcome: 'suspense' },
    ],
  }
  const preview = await act(olga, path, { content, preview: true })
  expect(preview.bank_import).toMatchObject(outcome)
  expect((await act(olga, path, { content })).bank_import).toMatchObject(outcome)
  await expectSound()
})

it('what would come of a statement is shown, and nothing changes until it is imported', async () => {
  const ada = await personOf(town.world, 'ada')
  const { reference } = await details(ada)
  const content = await statement('first', [
    { amount: 7_000n, creditorReference: reference, counterparty: 'Ada' },
    { amount: 4_000n, remittance: 'for Cyd', counterparty: 'Cyd' },
  ])
  const before = await books()
  const imported = await imports()
  const outcome = {
    payments: 1,
    returns: 0,
    suspense: 1,
    known: 0,
    rejected: 0,
    lines: [
      { amount: 70, outcome: 'payment', counterparty: 'Ada', booked_on: await today() },
      { amount: 40, outcome: 'suspense', counterparty: 'Cyd', remittance: 'for Cyd' },
    ],
  }
  const preview = await act(olga, path, { content, preview: true })
  expect(preview.bank_import).toMatchObject(outcome)
  expect(await books()).toEqual(before)
  expect((await ada.wallet()).balance).toBe(0)

  expect((await act(olga, path, { content })).bank_import).toMatchObject(outcome)
  expect((await ada.wallet()).balance).toBe(70)
  const again = await act(olga, path, { content })
  expect(again.bank_import).toMatchObject({ payments: 0, suspense: 0, known: 2 })
  expect((await ada.wallet()).balance).toBe(70)
  await expectSound()
  // Once for each import, and not for the preview.
  expect(await imports()).toBe(imported + 2)
})

it('files that can’t be read, and people who may not import, are refused', async () => {
  const mary = await personOf(town.world, 'mary')
  const content = await statement('second', [])
  expect(refused(await mary.call('POST', path, { content })).slice(0, 2)).toEqual([
    403,
    'FORBIDDEN',
  ])
  // Before the body is read, which may be long.
  expect((await mary.call('POST', path, { nonsense: true })).status).toBe(403)
  for (const wrong of [
    ' ',
    'no XML',
    content.replace(bankSettings.BANK_FILE_IBAN, 'DE02120300000000202051'),
  ])
    expect((await act(olga, path, { content: wrong })).error).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'content' }],
    })
})

it('a statement of many lines is no body that is too large', async () => {
  const lines = Array.from({ length: 150 }, (_, at) => ({
    amount: 100n + BigInt(at),
    remittance: `number ${at} ${'x'.repeat(400)}`,
  }))
  const content = await statement('long', lines)
  expect(content.length).toBeGreaterThan(65_536)
  const { bank_import } = await act(olga, path, { content, preview: true })
  expect(bank_import).toMatchObject({ suspense: 150 })
})

it('a line may have a charge of 50 units of its currency, however many decimals that has', async () => {
  const chargeIn = async (currency: string, amount: bigint): Promise<string | null | undefined> => {
    const xml = camtFile({
      kind: 'camt.053',
      iban: bankSettings.BANK_FILE_IBAN,
      currency,
      day: '2026-01-30',
      lines: [{ amount }],
    })
    const lines = readStatements(xml, (code) => currencyOf(code).decimals).flatMap(keyed)
    const [row] = await town.world.database.sql<{ charge: string | null }>(
      'select charge_in($1, 1000000) as charge',
      [JSON.stringify(lines[0])],
    )
    return row?.charge
  }
  expect(await chargeIn('EUR', -1_005_000n)).toBe('5000')
  expect(await chargeIn('EUR', -1_005_001n)).toBeNull()
  expect(await chargeIn('KWD', -1_050_000n)).toBe('50000')
  expect(await chargeIn('KWD', -1_050_001n)).toBeNull()
  // 50 yen would be less than any bank takes.
  expect(await chargeIn('JPY', -1_005_000n)).toBe('5000')
  expect(await chargeIn('JPY', -1_005_001n)).toBeNull()
})
