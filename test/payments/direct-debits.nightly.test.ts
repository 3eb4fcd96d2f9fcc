import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { collectPayments } from '../../src/lending/bank-files/collect.ts'
import { followPayments } from '../../src/lending/payments/follow.ts'
import { returnRates } from '../../src/lending/payments/return-rates.ts'
import { takeAutopayments } from '../../src/lending/repaying/due/autopay.ts'
import { receiveFile } from '../../src/payments/bank-file/receive.ts'
import { describeLong, long } from '../support/long.ts'
import { platformOn } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import type { Person } from '../support/market/operating.ts'
import { bankSettings } from '../support/payments/bank.ts'
import { startBankWorld } from '../support/payments/bank-world.ts'
import type { Body } from '../support/world.ts'

const town = await startBankWorld()
const { world, bank, olga, today, get, act, paymentOf, advance, quiet, saver, expectSound } = town
afterAll(() => town.close())

// First: payments that the later ones leave open are asked about four times a day, for as long as the clock advances.
describe('a collection', () => {
  /** A borrower with a mandate, whose first instalment is due in a month. */
  const borrower = async (name: string) => {
    const one = await saver(name)
    const lender = await saver(`${name}-lender`, 20_000n)
    const { newLoan, put } = loanTools(world, one.token)
    const { id } = await newLoan({ amount_requested: 100, repayment_period_months: 2 })
    await put(id, { status: 'open' })
    await lender.call('POST', `/loans/${id}/invest`, { amount: 100 })
    // What was paid out goes elsewhere.
    await act(one, '/wallet/transfer', { amount: 100, recipient_id: olga.id })
    return { ...one, loan: id }
  }
  const loanOf = async (one: Person & { loan: string }): Promise<Body> =>
    (await get(one, `/loans/${one.loan}`)).loan
  const collections = async ({ loan }: { loan: string }): Promise<Body[]> =>
    world.database.sql(
      'select state, amount::int, due_on::text, reason_code from payment where loan_id = $1 order by id',
      [loan],
    )
  const ordered = async (): Promise<string> => {
    await collectPayments(bank.platform)
    const orders = await bank.orders()
    return orders.at(-1)?.endToEndId ?? ''
  }

  /** Waits until a connection waits for another one, or has done what it was asked. */
  const waitsIn = async (pid: number, done: Promise<unknown>): Promise<void> => {
    let over = false
    done.then(
      () => (over = true),
      () => (over = true),
    )
    const text = 'select cardinality(pg_blocking_pids($1)) > 0 as waits'
    while (!over && !(await world.database.sql<{ waits: boolean }>(text, [pid]))[0]?.waits)
      await sleep(5)
  }

  it('repays what is due once it has settled, and not twice what was repaid by hand', async () => {
    const mia = await borrower('mia')
    const [first] = (await get(mia, `/loans/${mia.loan}/schedule`)).schedule.instalments
    await advance(29)
    const line = { endToEndId: await ordered() }
    const amount = BigInt(Math.round(100 * first.payment))
    expect(await collections(mia)).toMatchObject([
      { state: 'pending', amount: Number(amount), due_on: first.due_on },
    ])
    await advance(3)
    await bank.tell(await today(), [{ ...line, amount }])
    await advance(10)
    await quiet()
    expect(await collections(mia)).toMatchObject([{ state: 'settled' }])
    expect((await loanOf(mia)).amount_due).toBe(0)
    expect((await mia.wallet()).balance).toBe(0)
    await expectSound()
  })

  long(
    'that is returned leaves the instalment late from its due day, and is tried twice more for lack of funds alone',
    async () => {
      const ned = await borrower('ned')
      const [first] = (await get(ned, `/loans/${ned.loan}/schedule`)).schedule.instalments
      const amount = BigInt(Math.round(100 * first.payment))
      await advance(29)
      for (const tries of [1, 2, 3]) {
        const line = { endToEndId: await ordered(), isReturn: true, returnReason: 'AM04' }
        await bank.tell(await today(), [{ ...line, amount: -amount }])
        expect(await collections(ned)).toHaveLength(tries)
        await collectPayments(bank.platform)
        expect(await collections(ned)).toHaveLength(tries)
        await advance(4)
      }
      expect(await ordered()).toBe('')
      expect((await collections(ned)).map(({ state }) => state)).toEqual(Array(3).fill('failed'))
      const late = Math.round((Date.parse(await today()) - Date.parse(first.due_on)) / 86_400_000)
      expect((await loanOf(ned)).days_past_due).toBe(late)
    },
  )

  it('is not begun for what is paid while it waits for the loan', async () => {
    const uma = await borrower('uma')
    const lender = await saver('uma-friend', 20_000n)
    await act(lender, '/wallet/transfer', { amount: 110, recipient_id: uma.id })
    const [first] = (await get(uma, `/loans/${uma.loan}/schedule`)).schedule.instalments
    const clients = [1, 2].map(() => new Client({ connectionString: world.database.ownerUrl }))
    const [paying, collecting] = clients as [Client, Client]
    for (const client of clients) await client.connect()
    const [{ pid }] = (await collecting.query('select pg_backend_pid() as pid')).rows
    await paying.query('begin')
    await paying.query(
      `select take_repayment($1, null, null, $2, 11000, array[new_id(), new_id(), new_id()], 0, 'shorten')`,
      [uma.id, uma.loan],
    )
    const collected = collecting.query('select begin_collection($1, $2)', [uma.loan, first.due_on])
    await waitsIn(pid, collected)
    await paying.query('commit')
    await collected
    expect(await collections(uma)).toEqual([])
    for (const client of clients) await client.end()
    await expectSound()
  })

  long('for one loan is not taken by automatic payments for another', async () => {
    const vic = await borrower('vic')
    const lender = await saver('vic-friend', 20_000n)
    const { newLoan, put } = loanTools(world, vic.token)
    const { id: other } = await newLoan({ amount_requested: 100, repayment_period_months: 2 })
    await put(other, { status: 'open' })
    await act(lender, `/loans/${other}/invest`, { amount: 100 })
    await act(vic, '/wallet/transfer', { amount: 100, recipient_id: olga.id })
    await vic.call('PATCH', `/loans/${other}`, { autopay: true })
    await advance(29)
    await collectPayments(bank.platform)
    const payments = await world.database.sql<{ order: string; loan: string; amount: string }>(
      `select replace(id::text, '-', '') as order, loan_id as loan, amount from payment where user_id = $1 and loan_id is not null`,
      [vic.id],
    )
    const lines = payments.map(({ order: endToEndId, loan, amount }) =>
      loan === other
        ? { endToEndId, amount: -BigInt(amount), isReturn: true, returnReason: 'MS03' }
        : { endToEndId, amount: BigInt(amount) },
    )
    expect(lines).toHaveLength(2)
    await bank.orders()
    await advance(3)
    await bank.tell(await today(), lines)
    await advance(10)
    await bank.tell(await today(), [])
    await world.database.sql('update payment set ask_at = gateway_now() where ask_at is not null')
    await followPayments(bank.platform)
    // It is in the wallet, and has not repaid its loan yet.
    const { balance } = await vic.wallet()
    expect(Math.round(100 * balance)).toBe(
      Number(payments.find(({ loan }) => loan !== other)?.amount),
    )
    const take = 'select take_autopayment($1, array[new_id(), new_id(), new_id()], 0) as taken'
    expect(await world.database.sql(take, [other])).toEqual([{ taken: '0' }])
    expect(await takeAutopayments(platformOn(world.gateway.database))).toBe(0)
    await collectPayments(bank.platform)
    expect([await loanOf(vic), (await vic.wallet()).balance]).toMatchObject([{ amount_due: 0 }, 0])
    await act(lender, '/wallet/transfer', { amount: 20, recipient_id: vic.id })
    expect(await takeAutopayments(platformOn(world.gateway.database))).toBe(1)
    await expectSound()
  })
})

describeLong('a debit', () => {
  const debit = async (person: Person & { account: Body }, amount: number): Promise<Body> =>
    (await act(person, '/wallet/deposit', { amount, bank_account_id: person.account.id }))
      .transaction

  it('settles once the bank can’t return it by itself, and can be taken back later', async () => {
    const jan = await saver('jan')
    const transaction = await debit(jan, 45)
    const [order] = await bank.orders()
    expect(order).toMatchObject({ amount: 4_500n, iban: jan.iban })
    const line = { endToEndId: order?.endToEndId ?? '' }
    await bank.tell(await today(), [{ ...line, amount: 4_500n }])
    await followPayments(bank.platform)
    expect([(await paymentOf(jan, transaction)).state, (await jan.wallet()).balance]).toEqual([
      'pending',
      0,
    ])
    expect((await expectSound()).items).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ kind: 'payment', amount: 45 })]),
    )
    // Not before a statement shows that it was not returned.
    await advance(10)
    expect((await paymentOf(jan, transaction)).state).toBe('pending')
    await quiet()
    expect([(await paymentOf(jan, transaction)).state, (await jan.wallet()).balance]).toEqual([
      'settled',
      45,
    ])
    await act(jan, '/wallet/transfer', { amount: 45, recipient_id: olga.id })
    await bank.tell(await today(), [
      { ...line, amount: -4_500n, isReturn: true, returnReason: 'MD06' },
    ])
    expect(await jan.wallet()).toMatchObject({ balance: 0, owed: 45 })
    await expectSound()
  })

  it('that is returned before is failed, in whichever order the lines come', async () => {
    const kim = await saver('kim')
    const transaction = await debit(kim, 12)
    const [order] = await bank.orders()
    const line = { endToEndId: order?.endToEndId ?? '' }
    await bank.tell(await today(), [
      { ...line, amount: -1_200n, isReturn: true, returnReason: 'AM04' },
    ])
    expect(await paymentOf(kim, transaction)).toMatchObject({
      state: 'failed',
      reason_code: 'AM04',
      reason: expect.stringContaining('not enough money'),
    })
    await bank.tell(await today(), [{ ...line, amount: 1_200n }])
    expect((await paymentOf(kim, transaction)).state).toBe('failed')
    const { items } = await expectSound()
    expect(items.filter(({ payment_id: id }: Body) => id === transaction.payment_id)).toEqual([])
    expect((await kim.wallet()).balance).toBe(0)
  })

  it('that the bank has not been asked for is canceled with its mandate', async () => {
    const max = await saver('max')
    const [ordered, waiting] = [await debit(max, 5), await debit(max, 6)]
    await bank.orders()
    const third = await debit(max, 7)
    await act(max, `/bank-accounts/${max.account.id}/mandate/withdraw`)
    const states = await Promise.all(
      [ordered, waiting, third].map(async (one) => (await paymentOf(max, one)).state),
    )
    expect(states).toEqual(['pending', 'pending', 'canceled'])
    expect(await bank.orders()).toEqual([])
  })

  it('is never ordered once its mandate has ended, whatever happens at once', async () => {
    const sam = await saver('sam')
    const path = `/bank-accounts/${sam.account.id}/mandate`
    for (const _ of Array(10).keys()) {
      await act(sam, path)
      const debits = [1, 2, 3, 4].map((amount) => debit(sam, amount))
      await Promise.all([...debits, act(sam, `${path}/withdraw`)])
    }
    const left = `select payment.id from payment join mandate on mandate.id = mandate_id
      where state = 'pending' and mandate.ended_at is not null and user_id = $1`
    expect(await world.database.sql(left, [sam.id])).toEqual([])
    expect(await bank.orders()).toEqual([])
  })

  it('that is returned with a charge is failed, and one that does not fit never settles', async () => {
    const [nia, oli] = [await saver('nia'), await saver('oli')]
    const both = [await debit(nia, 45), await debit(oli, 45)]
    const [one, other] = (await bank.orders()).map(({ endToEndId }) => ({ endToEndId }))
    const day = await today()
    await bank.tell(day, [
      { ...one, amount: 4_500n },
      { ...other, amount: 4_500n },
    ])
    const told = await bank.tell(day, [
      { ...one, amount: -4_800n, isReturn: true, returnReason: 'AM04' },
      { ...other, amount: -4_400n, isReturn: true, returnReason: 'AM04' },
    ])
    expect(told).toMatchObject({ return: 1, suspense: 1 })
    await advance(10)
    await quiet()
    const states = [
      (await paymentOf(nia, both[0] ?? {})).state,
      (await paymentOf(oli, both[1] ?? {})).state,
    ]
    expect(states).toEqual(['failed', 'pending'])
    await expectSound()
  })

  it('that the bank rejects is failed', async () => {
    const [pia, rex] = [await saver('pia'), await saver('rex', 5_000n)]
    const debited = await debit(pia, 20)
    const withdrawn = (
      await act(rex, '/wallet/withdraw', { amount: 30, bank_account_id: rex.account.id })
    ).transaction
    await bank.orders()
    const files = await world.database.sql<Body>(
      'select message_id from bank_file where id in (select file_id from bank_order where payment_id = any($1))',
      [[debited.payment_id, withdrawn.payment_id]],
    )
    const report = (messageId: string, id: string) =>
      `<Document><CstmrPmtStsRpt><GrpHdr><MsgId>1</MsgId></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId></OrgnlGrpInfAndSts>
        <OrgnlPmtInfAndSts><TxInfAndSts><OrgnlEndToEndId>${id.replaceAll('-', '')}</OrgnlEndToEndId><TxSts>RJCT</TxSts>
        <StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`
    const account = { iban: bankSettings.BANK_FILE_IBAN, currency: 'EUR' }
    for (const { message_id: messageId } of files)
      for (const { payment_id: id } of [debited, withdrawn])
        await receiveFile(bank.platform.database, report(messageId, id), account)
    for (const [person, payment] of [
      [pia, debited],
      [rex, withdrawn],
    ] as const)
      expect(await paymentOf(person, payment)).toMatchObject({
        state: 'failed',
        reason_code: 'AC04',
      })
    expect(await rex.wallet()).toMatchObject({ available_balance: 50, held_balance: 0 })
    expect((await get(pia, '/bank-accounts')).bank_accounts[0].mandate).toBeNull()
    await expectSound()
  })

  it('ends its mandate if the account is closed', async () => {
    const lea = await saver('lea')
    await debit(lea, 12)
    const [order] = await bank.orders()
    const line = { endToEndId: order?.endToEndId ?? '', returnReason: 'AC04', isReturn: true }
    await bank.tell(await today(), [{ ...line, amount: -1_200n }])
    const [account] = (await get(lea, '/bank-accounts')).bank_accounts
    expect(account.mandate).toBeNull()
  })
})

long('counts which part of the deposits came back, and why', async () => {
  const rates = await returnRates(bank.platform.database)
  const of = (kind: string) => rates.find((one) => one.kind === kind)?.ratio ?? Number.NaN
  const [{ made, back }] = await world.database.sql<Body>(
    `select count(*)::int as made, count(*) filter (where state <> 'settled')::int as back from payment
      where direction = 'in' and (state in ('settled', 'returned') or reason_code is not null)
        and coalesce(ended_at, settled_at) > gateway_now() - interval '60 days'`,
  )
  expect(of('all')).toBeCloseTo(back / made, 10)
  expect(of('all')).toBeGreaterThan(of('administrative'))
})
