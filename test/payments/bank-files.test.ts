import { readdir } from 'node:fs/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { collectPayments } from '../../src/lending/bank-files/collect.ts'
import { auditLedger, compareTrail } from '../../src/lending/ledger/audit.ts'
import { followPayments } from '../../src/lending/payments/follow.ts'
import { returnRates } from '../../src/lending/payments/return-rates.ts'
import { receiveRejections } from '../../src/payments/bank-file/receive.ts'
import { StatementError } from '../../src/payments/bank-file/statements.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { bankOf, bankSettings } from '../support/payments/bank.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

const world: World = await startWorld({
  ...bankSettings,
  PAYMENTS: 'bank-file,sandbox',
  SANDBOX: 'on',
  SEED_DEMO: 'off',
  NEW_ACCOUNT_WAIT: '0',
  APPROVAL_ABOVE: '5000',
})
const bank = await bankOf(world)
const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
afterAll(async () => {
  await bank.close()
  await world.close()
})

const today = async (): Promise<string> => {
  const [row] = await world.database.sql<Body>('select business_date()::text as day')
  return row.day
}
const get = async (person: Person, path: string): Promise<Body> => {
  const { status, body } = await person.call('GET', path)
  expect([path, status]).toEqual([path, 200])
  return body
}
const act = async (person: Person, path: string, body: object = {}): Promise<Body> =>
  (await person.call('POST', path, body)).body
const paymentOf = async (person: Person, { payment_id: id }: Body): Promise<Body> =>
  (await get(person, `/payments/${id}`)).payment
const details = async (person: Person): Promise<Body> =>
  (await get(person, '/wallet/bank-transfer-details')).bank_transfer_details
const books = async (): Promise<Body> =>
  (await get(olga, '/operator/reconciliation')).reconciliation
const safe = async (): Promise<Body> => (await get(olga, '/operator/safeguarding')).safeguarding
const advance = async (days: number) => {
  await act(olga, '/sandbox/clock', { advance: `P${days}D` })
  await expect
    .poll(async () => (await get(olga, '/sandbox/clock')).clock.ready_at, { timeout: 60_000 })
    .toBeNull()
}
/** A statement without news, after which what waits for it is settled. */
const quiet = async () => {
  await bank.tell(await today(), [])
  await world.database.sql('update payment set ask_at = gateway_now() where ask_at is not null')
  await followPayments(bank.platform)
  await collectPayments(bank.platform)
}
const ibans = ['DE02120300000000202051', 'FR1420041010050500013M02606', 'NL91ABNA0417164300']
/** A member with a bank account, a mandate for it, and money that came in by bank transfer. */
const saver = async (name: string, amount = 0n) => {
  const one = await personOf(world, name, { name: `${name} Elm` })
  const iban = ibans[name.length % ibans.length]
  const { bank_account: account } = await act(one, '/bank-accounts', {
    holder: `${name} Elm`,
    iban,
  })
  await act(one, `/bank-accounts/${account.id}/mandate`)
  if (amount > 0n) {
    const { reference } = await details(one)
    await bank.tell(await today(), [{ amount, creditorReference: reference }])
  }
  return { ...one, account, iban }
}
/** That the books are sound, and the bank's statements agree with them but for what is open. */
const expectSound = async (): Promise<Body> => {
  expect(await auditLedger(world.database.url)).toEqual([])
  expect(await compareTrail(world.database.url)).toEqual([])
  const [reconciled, safeguarded] = [await books(), await safe()]
  expect(reconciled).toMatchObject({ unexplained: 0, difference: reconciled.items_total })
  const sum = reconciled.items.reduce((total: number, { amount }: Body) => total + amount, 0)
  expect(Math.round(100 * sum)).toBe(Math.round(100 * reconciled.items_total))
  expect(safeguarded.unexplained).toBe(0)
  return reconciled
}

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

it('takes no line of another currency, and no file of another account', async () => {
  const day = await today()
  const foreign = bank.tell(day, [{ amount: 100n, currency: 'JPY' }], { closing: null })
  await expect(foreign).rejects.toThrow('JPY')
  const another = bank.tell(day, [{ amount: 100n }], { iban: ibans[0] ?? '', closing: null })
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

describe('a debit', () => {
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
    for (const { message_id: messageId } of files)
      for (const { payment_id: id } of [debited, withdrawn])
        await receiveRejections(bank.platform.database, report(messageId, id))
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

  it('that is returned leaves the instalment late from its due day, and is tried twice more for lack of funds alone', async () => {
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
  })
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

it('counts which part of the deposits came back, and why', async () => {
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

it('says that a statement is missing', async () => {
  await bank.tell(await today(), [{ amount: 100n, remittance: 'last' }], { closing: 99n })
  expect((await books()).unexplained).not.toBe(0)
})
