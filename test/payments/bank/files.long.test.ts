import { readdir } from 'node:fs/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { StatementError } from '../../../src/payments/bank-file/statements.ts'
import { type Person, personOf, refused } from '../../support/market/operating.ts'
import { bankSettings } from '../../support/payments/bank.ts'
import { ibans, startBankWorld } from '../../support/payments/bank-world.ts'
import type { Body } from '../../support/world.ts'

const town = await startBankWorld()
const { world, bank, olga, today, get, act, details, books, safe, paymentOf, saver, expectSound } =
  town
afterAll(() => town.close())

describe('a deposit by bank transfer', () => {
  it('is known by its member’s reference, whoever announced it', async () => {
    const ada = await personOf(world, 'ada')
    const { reference, iban, holder } = await details(ada)
    expect([iban, holder]).toEqual([bankSettings.BANK_FILE_IBAN, 'Lending Ltd'])
    expect(reference).toMatch(/^RF\d{16}$/)
    const announced = await act(ada, '/wallet/deposit', { amount: 70 })
    expect(announced.transaction.status).toBe('pending')
    const told = await bank.tell(await today(), [
      { amount: 7_000n, creditorReference: reference, counterparty: 'Ada' },
      { amount: 2_550n, remittance: `thanks ${reference.slice(0, 4)} ${reference.slice(4)}` },
    ])
    expect(told).toEqual({ known: 0, payment: 2, return: 0, suspense: 0 })
    expect((await ada.wallet()).balance).toBe(95.5)
    expect((await paymentOf(ada, announced.transaction)).state).toBe('settled')
    expect((await get(ada, '/payments')).payments).toHaveLength(2)
    expect(await expectSound()).toMatchObject({ bank_balance: 95.5, difference: 0, items: [] })
  })

  it('counts once, however often its line comes, in whatever file', async () => {
    const bea = await personOf(world, 'bea')
    const { reference } = await details(bea)
    const day = await today()
    const one = { amount: 1_000n, creditorReference: reference, bankReference: 'BANK-1' }
    const alike = { amount: 500n, creditorReference: reference, remittance: 'weekly' }
    const lines = [one, alike, alike]
    const told = [
      await bank.tell(day, [one], { kind: 'camt.054', closing: null }),
      await bank.tell(day, lines, { id: 'twice' }),
      await bank.tell(day, lines, { id: 'twice', closing: null }),
    ]
    expect(told.map(({ known, payment }) => [known, payment])).toEqual([
      [0, 1],
      [1, 2],
      [3, 0],
    ])
    expect((await bea.wallet()).balance).toBe(20)
  })

  it('lies in suspense without a known reference, until an operator assigns it, once', async () => {
    const cyd = await personOf(world, 'cyd')
    const before = await books()
    await bank.tell(await today(), [{ amount: 4_000n, remittance: 'for Cyd', counterparty: 'Cyd' }])
    const { items } = await expectSound()
    const [{ line_id: id, ...item }] = items.filter(({ kind }: Body) => kind === 'suspense')
    expect(item).toMatchObject({ amount: 40, counterparty: 'Cyd', remittance: 'for Cyd' })
    const assign = (person: Person, body: object) =>
      person.call('POST', `/operator/bank-lines/${id}/assign`, { reason: 'named her', ...body })
    expect(refused(await assign(cyd, { member_id: cyd.id }))[1]).toBe('FORBIDDEN')
    expect(refused(await assign(olga, { member_id: olga.id }))[1]).toBe('OWN_ACCOUNT')
    expect(refused(await assign(olga, {}))[1]).toBe('VALIDATION_FAILED')
    expect(refused(await assign(olga, { provider: 'nobody' }))[1]).toBe('VALIDATION_FAILED')
    expect(refused(await assign(olga, { member_id: crypto.randomUUID() }))[1]).toBe('NOT_FOUND')
    const answers = await Promise.all([1, 2, 3].map(() => assign(olga, { member_id: cyd.id })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await cyd.wallet()).balance).toBe(40)
    expect((await expectSound()).items_total).toBe(before.items_total)
  })

  it('that is large needs a second operator to assign it', async () => {
    const dee = await personOf(world, 'dee')
    const oscar = await personOf(world, 'oscar', { scope: 'lending:admin' })
    await bank.tell(await today(), [{ amount: 600_000n, remittance: 'a house' }])
    const [{ line_id: id }] = (await books()).items.filter(({ amount }: Body) => amount === 6000)
    const { bank_line: line, request } = await act(olga, `/operator/bank-lines/${id}/assign`, {
      member_id: dee.id,
      reason: 'she showed the receipt',
    })
    expect([line, request.act, request.amount]).toEqual([null, 'assignBankLine', 6000])
    const asked = await world.graphql(
      oscar.token,
      '{ approvalRequests { nodes { bankLine { remittance } } } }',
    )
    expect(asked.body.data.approvalRequests.nodes).toEqual([
      { bankLine: { remittance: 'a house' } },
    ])
    expect((await dee.wallet()).balance).toBe(0)
    expect((await act(oscar, `/operator/requests/${request.id}/approve`)).request.status).toBe(
      'approved',
    )
    expect((await dee.wallet()).balance).toBe(6000)
    await expectSound()
  })

  it('of a payment provider is assigned with the fee that it kept', async () => {
    await bank.tell(await today(), [{ amount: 9_700n, remittance: 'payout 17' }])
    const [{ line_id: id }] = (await books()).items.filter(({ amount }: Body) => amount === 97)
    const path = `/operator/bank-lines/${id}/assign`
    const reason = 'as their report has it'
    const wrong = await olga.call('POST', path, { bank_fees: true, fee: 3, reason })
    expect(refused(wrong)).toMatchObject([400, 'VALIDATION_FAILED', { field: 'fee' }])
    const { bank_line: line } = await act(olga, path, { provider: 'sandbox', fee: 3, reason })
    expect([line.purpose, line.provider, line.fee]).toEqual(['provider', 'sandbox', 3])
    const { items } = await expectSound()
    expect(items.filter(({ kind }: Body) => kind === 'provider')).toMatchObject([{ amount: 100 }])
  })

  it('of a frozen member waits for an operator; fees of the bank are booked as such', async () => {
    const fay = await personOf(world, 'fay')
    const { reference } = await details(fay)
    await act(olga, `/operator/members/${fay.id}/freeze`, { reason: 'a look' })
    await bank.tell(await today(), [
      { amount: 900n, creditorReference: reference },
      { amount: -350n, remittance: 'account fee' },
      { amount: 0n, remittance: 'a notice' },
    ])
    const open = (await expectSound()).items.filter(({ kind }: Body) => kind === 'suspense')
    expect(open.map(({ amount }: Body) => amount).toSorted()).toEqual([-3.5, 9])
    const fee = open.find(({ amount }: Body) => amount < 0)
    const path = `/operator/bank-lines/${fee.line_id}/assign`
    expect(refused(await olga.call('POST', path, { member_id: fay.id, reason: 'x' }))[1]).toBe(
      'VALIDATION_FAILED',
    )
    expect((await act(olga, path, { bank_fees: true, reason: 'monthly' })).bank_line.purpose).toBe(
      'fees',
    )
    await expectSound()
  })
})

it('takes out of suspense, as fees, much money that was sent back, by two operators', async () => {
  await bank.tell(await today(), [{ amount: 700_000n, remittance: 'not ours' }])
  const lineOf = async (amount: number): Promise<string> =>
    (await books()).items.find((item: Body) => item.amount === amount).line_id
  const assign = (id: string) =>
    olga.call('POST', `/operator/bank-lines/${id}/assign`, { bank_fees: true, reason: 'sent back' })
  const came = await lineOf(7000)
  await bank.tell(await today(), [{ amount: -700_000n, remittance: 'not ours' }])
  const went = await lineOf(-7000)
  const oscar = await personOf(world, 'oscar', { scope: 'lending:admin' })
  for (const id of [came, went]) {
    const { request } = (await assign(id)).body
    expect(request).toMatchObject({ amount: 7000, assigned_to: 'fees', member_id: null })
    await act(oscar, `/operator/requests/${request.id}/approve`, { reason: 'seen' })
  }
  await expectSound()
})

it('takes no line of another currency, and no file of another account', async () => {
  const day = await today()
  const foreign = bank.tell(day, [{ amount: 100n, currency: 'JPY' }], { closing: null })
  await expect(foreign).rejects.toThrow('JPY')
  const another = bank.tell(day, [{ amount: 100n }], { iban: ibans[0], closing: null })
  await expect(another).rejects.toThrow(StatementError)
  const usd = bank.tell(day, [{ amount: 100n }], { currency: 'USD', closing: null })
  await expect(usd).rejects.toThrow(StatementError)
})

describe('a withdrawal', () => {
  it('is ordered once, settles by the statement, and can come back', async () => {
    const gil = await saver('gil', 10_000n)
    const { transaction } = await act(gil, '/wallet/withdraw', {
      amount: 60,
      bank_account_id: gil.account.id,
    })
    expect(await paymentOf(gil, transaction)).toMatchObject({ state: 'approved' })
    await act(olga, `/operator/members/${gil.id}/freeze`, { reason: 'a look' })
    expect(await bank.orders()).toEqual([])
    await act(olga, `/operator/members/${gil.id}/release`, { reason: 'all well' })
    const [order, ...more] = await bank.orders()
    expect([order, more]).toMatchObject([{ amount: 6_000n, iban: gil.iban }, []])
    expect(await bank.orders()).toEqual([])
    expect(await paymentOf(gil, transaction)).toMatchObject({ state: 'sent' })
    expect(await gil.wallet()).toMatchObject({ held_balance: 60, available_balance: 40 })
    const line = { endToEndId: order?.endToEndId ?? '' }
    await bank.tell(await today(), [{ ...line, amount: -6_000n }])
    expect(await paymentOf(gil, transaction)).toMatchObject({ state: 'settled' })
    expect((await gil.wallet()).balance).toBe(40)
    await expectSound()
    await bank.tell(await today(), [
      { ...line, amount: 6_000n, isReturn: true, returnReason: 'AC04' },
    ])
    expect(await paymentOf(gil, transaction)).toMatchObject({
      state: 'returned',
      reason_code: 'AC04',
    })
    expect((await gil.wallet()).balance).toBe(100)
    await expectSound()
  })

  it('is written again if the gateway ended before its file was there', async () => {
    const hal = await saver('hal', 2_000n)
    await act(hal, '/wallet/withdraw', { amount: 20, bank_account_id: hal.account.id })
    const [first] = await bank.orders()
    await world.database.sql(
      `set session_replication_role = replica; update bank_file set done_at = null where id = (select max(id::text)::uuid from bank_file where kind = 'pain.001'); reset session_replication_role`,
    )
    const files = await readdir(bank.folder)
    expect(await bank.orders()).toEqual([first])
    expect(await readdir(bank.folder)).toEqual(files)
  })

  it('of another amount than the bank says is left to an operator', async () => {
    const ida = await saver('ida', 3_000n)
    const { transaction } = await act(ida, '/wallet/withdraw', {
      amount: 30,
      bank_account_id: ida.account.id,
    })
    const [order] = await bank.orders()
    const { suspense } = await bank.tell(await today(), [
      { endToEndId: order?.endToEndId ?? '', amount: -2_900n },
    ])
    expect([suspense, (await paymentOf(ida, transaction)).state]).toEqual([1, 'sent'])
    await bank.tell(await today(), [{ endToEndId: order?.endToEndId ?? '', amount: -3_000n }])
    expect((await paymentOf(ida, transaction)).state).toBe('settled')
    await expectSound()
  })
})

it('keeps what was told and ordered as it is, whoever writes', async () => {
  for (const text of [
    'update bank_line set amount = amount + 1',
    "update bank_line set provider = 'x' where purpose <> 'suspense'",
    'delete from bank_line',
    "update bank_file set message_id = 'x'",
    'update bank_order set day = day + 1',
    "update bank_account set holder = 'x'",
    'update mandate set signed_at = now()',
  ])
    await expect(world.database.sql(text), text).rejects.toThrow(/append-only|can change/)
})

it('shows at both APIs to operators alone, by day, whether money is at the bank', async () => {
  const pip = await personOf(world, 'pip')
  for (const path of ['/operator/reconciliation', '/operator/safeguarding'])
    expect(refused(await pip.call('GET', path))[1]).toBe('FORBIDDEN')
  const early = await get(olga, '/operator/reconciliation?day=2020-01-01')
  expect(early.reconciliation).toMatchObject({ bank_balance: 0, booked_balance: 0, items: [] })
  expect((await get(olga, '/operator/safeguarding?day=2020-01-01')).safeguarding).toMatchObject({
    wallets: 0,
    held: 0,
    bank: 0,
  })
  const { wallets, held, in_transit: transit, bank: atBank, items } = await safe()
  const sum = items.reduce((total: number, { amount }: Body) => total + amount, 0)
  expect(Math.round(100 * (wallets + held + transit))).toBe(Math.round(100 * (atBank + sum)))
})

it('says that a statement is missing', async () => {
  await bank.tell(await today(), [{ amount: 100n, remittance: 'last' }], { closing: 99n })
  expect((await books()).unexplained).not.toBe(0)
})
