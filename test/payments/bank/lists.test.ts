import { afterAll, expect, it } from 'vitest'
import { personOf } from '../../support/market/operating.ts'
import { startBankWorld } from '../../support/payments/bank-world.ts'
import type { Body } from '../../support/world.ts'

// Operators see what was exchanged with the bank: its files, and the lines of its statements with what became of each.

const town = await startBankWorld()
const { world, bank, olga, today, get, act, saver } = town
afterAll(() => town.close())

const looksAt = async ({ id }: Body): Promise<number> =>
  (
    await world.database.sql(
      `select from audit_entry where act = 'lookAtMember' and member_id = '${id}'`,
    )
  ).length
const text = async (path: string): Promise<string[]> => {
  const answer = await fetch(`${world.url}${path}`, {
    headers: { authorization: `Bearer ${olga.token}` },
  })
  expect(answer.status).toBe(200)
  return (await answer.text()).trimEnd().split('\r\n')
}

it('lists files and lines with what became of each, and the payments that a file orders', async () => {
  const ada = await saver('Ada', 10_000n)
  await bank.tell(await today(), [{ amount: 4_200n, remittance: 'who knows', counterparty: 'Cyd' }])
  await act(ada, '/wallet/withdraw', { amount: 30, bank_account_id: ada.account.id })
  expect(await bank.orders()).toHaveLength(1)

  const { bank_files: files } = await get(olga, '/operator/bank-files')
  expect(files).toMatchObject([
    { kind: 'credit_transfers', lines: 0, orders: 1, ordered: 30, closing_balance: null },
    { kind: 'statement', lines: 1, unassigned: 1, orders: 0, ordered: 0, day: await today() },
    { kind: 'statement', lines: 1, unassigned: 0, closing_balance: 100 },
  ])
  expect(files.every(({ done_at: at }: Body) => at !== null)).toBe(true)
  const orders = await get(olga, '/operator/bank-files?kind=credit_transfers,direct_debits')
  expect(orders.bank_files).toEqual([files[0]])
  expect(await text('/operator/bank-files?f=csv')).toHaveLength(4)

  const ordered = await get(olga, `/operator/payments?bank_file_id=${files[0].id}`)
  expect(ordered.payments).toMatchObject([
    { direction: 'out', amount: 30, state: 'sent', member_name: 'Ada Elm' },
  ])

  const before = await looksAt(ada)
  const { bank_lines: unknown } = await get(olga, '/operator/bank-lines?purpose=suspense')
  expect(unknown).toMatchObject([
    { amount: 42, counterparty: 'Cyd', remittance: 'who knows', payment_id: null, member_id: null },
  ])
  expect(await looksAt(ada)).toBe(before)
  const { bank_lines: lines } = await get(olga, '/operator/bank-lines')
  expect(lines).toMatchObject([
    { purpose: 'suspense', file_id: files[1].id },
    { purpose: 'payment', amount: 100, member_id: ada.id, member_name: 'Ada Elm' },
  ])
  expect(await looksAt(ada)).toBe(before + 1)
  const ofFile = await get(olga, `/operator/bank-lines?file_id=${files[2].id}`)
  expect(ofFile.bank_lines).toEqual([lines[1]])
  const [head, ...rows] = await text(`/operator/bank-lines?f=csv&file_id=${files[2].id}`)
  expect(head).toMatch(
    /^id,booked_on,amount,purpose,.*,file_id,member_id,member_name,return_reason$/,
  )
  expect(rows).toHaveLength(1)
})

it('finds a line by its id, by the reference of its payment or by what the payer wrote', async () => {
  const { bank_lines: lines } = await get(olga, '/operator/bank-lines')
  const [unknown, known] = lines
  const found = async (query: string) =>
    (await get(olga, `/operator/bank-lines?${query}`)).bank_lines
  expect(await found(`id=${unknown.id}`)).toEqual([unknown])
  expect(await found('reference=Who%20Knows')).toEqual([unknown])
  expect(await found(`reference=${encodeURIComponent(known.remittance)}`)).toEqual([known])
  const reference = 'sandbox-01a2'
  await world.database.sql('update payment set reference = $2 where id = $1', [
    known.payment_id,
    reference,
  ])
  expect(await found(`reference=${reference}`)).toEqual([known])
  expect(await found('reference=sandbox-01a')).toEqual([])
  const wrong = await olga.call('GET', '/operator/bank-lines?id=12')
  expect([wrong.status, wrong.body.error.details[0].field]).toEqual([400, 'id'])
})

it('lists lines in pages and by day', async () => {
  for (const amount of [1n, 2n, 3n])
    await bank.tell(await today(), [{ amount, remittance: `line ${amount}` }])
  const all = (await get(olga, '/operator/bank-lines')).bank_lines
  const first = await get(olga, '/operator/bank-lines?limit=2')
  const cursor = encodeURIComponent(first.pagination.next_cursor)
  const next = await get(olga, `/operator/bank-lines?limit=2&cursor=${cursor}`)
  expect([...first.bank_lines, ...next.bank_lines]).toEqual(all.slice(0, 4))
  const day = await today()
  expect((await get(olga, `/operator/bank-lines?from=${day}&to=${day}`)).bank_lines).toEqual(all)
  expect((await get(olga, '/operator/bank-lines?to=2020-01-01')).bank_lines).toEqual([])
  const wrong = await olga.call('GET', '/operator/bank-lines?from=2026-02-01&to=2026-01-01')
  expect([wrong.status, wrong.body.error.code]).toEqual([400, 'VALIDATION_FAILED'])
})

it('shows neither to members', async () => {
  const mary = await personOf(world, 'mary')
  for (const path of ['/operator/bank-files', '/operator/bank-lines'])
    expect((await mary.call('GET', path)).status).toBe(403)
})
