import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { collectPayments } from '../../src/lending/bank-files/collect.ts'
import { followPayments, settleTransfers } from '../../src/lending/payments/follow.ts'
import { receiveFile } from '../../src/payments/bank-file/receive.ts'
import { jobsSchema } from '../support/contract/schema.ts'
import { loanTools } from '../support/market/loans.ts'
import type { Person } from '../support/market/operating.ts'
import { bankSettings } from '../support/payments/bank.ts'
import { type Saver, startBankWorld } from '../support/payments/bank-world.ts'
import type { Body } from '../support/world.ts'

// Payments that fail or wait do not hold up others.

const town = await startBankWorld({ APPROVAL_ABOVE: '500000' })
const { world, bank, olga, today, act, saver } = town
const { sql } = world.database
// The tests do by hand what jobs do, which would take what they wait for, or wait beside them.
await sql(`delete from ${jobsSchema}.schedule`)
beforeAll(async () => {
  const queued = `select from ${jobsSchema}.job where name in ('__pgboss__send-it', 'follow-payments') and state < 'completed'`
  // What was queued before that still runs, and would begin the collections of these tests.
  while ((await sql(queued)).length > 0) await sleep(100)
})
const clients: Client[] = []
afterAll(async () => {
  for (const client of clients) await client.end()
  await town.close()
})

/** A connection of the test's own, as the owner. */
const connect = async (): Promise<Client> => {
  const client = new Client({ connectionString: world.database.ownerUrl })
  clients.push(client)
  await client.connect()
  return client
}
/** Has every change of these payments fail until the returned function is called. */
const failing = async (ids: readonly string[]): Promise<() => Promise<unknown>> => {
  const list = ids.map((id) => `'${id}'`).join(', ')
  await sql(`create function no_change() returns trigger language plpgsql as $$ begin raise exception 'odd'; end $$;
    create trigger no_change before update on payment for each row when (old.id in (${list}) and (new.asks > old.asks or new.state <> old.state or new.repaid_at is not null))
      execute function no_change()`)
  const mend = () => sql('drop function if exists no_change cascade')
  onTestFinished(async () => {
    await mend()
  })
  return mend
}
/** Waits until so many connections wait for a lock. */
const waiting = async (count: number): Promise<void> => {
  const text = `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await sql<Body>(text))[0]?.count, { timeout: 10_000 }).toBe(count)
}
const deadlocks = async (): Promise<number> => {
  // Sessions tell their counts a second later.
  await sleep(1_500)
  const text =
    'select deadlocks::int as count from pg_stat_database where datname = current_database()'
  return (await sql<Body>(text))[0]?.count
}
const withdraw = async (one: Saver, amount: number): Promise<string> =>
  (await act(one, '/wallet/withdraw', { amount, bank_account_id: one.account.id })).transaction
    .payment_id
/** A direct debit that the bank has an order for. */
const debit = async (one: Saver, amount: number): Promise<string> => {
  const { transaction } = await act(one, '/wallet/deposit', {
    amount,
    bank_account_id: one.account.id,
  })
  await bank.orders()
  return transaction.payment_id
}
const nameOf = (id: string) => id.replaceAll('-', '')
const statesOf = async (ids: readonly string[]): Promise<string[]> =>
  (await sql<Body>('select state from payment where id = any ($1) order by id', [ids])).map(
    ({ state }) => state,
  )

describe('payments that are followed', () => {
  it('are all asked about, even if an answer can’t be recorded', async () => {
    const [ada, ben] = [await saver('ada', 10_000n), await saver('ben', 10_000n)]
    const odd = await withdraw(ada, 1)
    const others: string[] = []
    for (let number = 0; number < 25; number += 1) others.push(await withdraw(ben, 1))
    await sql('update payment set asks = 1, ask_at = gateway_now() where id = any ($1)', [others])
    await sql("update payment set ask_at = gateway_now() - interval '1 hour' where id = $1", [odd])
    const mend = await failing([odd])
    await expect(followPayments(bank.platform)).rejects.toThrow('odd')
    const asked = await sql<Body>('select id from payment where id = any ($1) and asks = 2', [
      others,
    ])
    expect(asked).toHaveLength(25)
    await mend()
  })
})

describe('withdrawals', () => {
  it('are sent although the money of another sender takes too long to look at', async () => {
    const [slow, other] = [await saver('slow', 1_000n), await saver('other', 1_000n)]
    const [stays, goes] = [await withdraw(slow, 1), await withdraw(other, 1)]
    await sql('set session_replication_role = replica')
    await sql(
      "update payment set started_at = null, ask_at = now() - interval '1 minute' where id in ($1, $2)",
      [stays, goes],
    )
    await sql('reset session_replication_role')
    const text = "select pg_get_functiondef('in_and_out_hits'::regproc) as made"
    const [{ made } = { made: '' }] = await sql<Body>(text)
    onTestFinished(async () => {
      await sql(made)
    })
    await sql(`create or replace function in_and_out_hits(members uuid[], rule jsonb, since timestamptz) returns table (user_id uuid, finding jsonb) stable
      language plpgsql as $$ begin
        if '${slow.id}' = any (members) then raise exception 'too long' using errcode = '57014'; end if;
      end $$`)
    const { platform } = bank
    const rule = { amount: 100_000n, days: 3, percent: 90, hold: true }
    const limits = { ...platform.limits, screening: { in_and_out: rule } }
    await expect(followPayments({ ...platform, limits })).rejects.toThrow('too long')
    const started = await sql<Body>(
      'select id from payment where started_at is not null and id in ($1, $2)',
      [stays, goes],
    )
    expect(started.map(({ id }) => id)).toEqual([goes])
  })
})

describe('delayed transfers', () => {
  it('are carried out in turn, so that one of a member with many does not wait for all of theirs', async () => {
    const [cyd, dan] = [await saver('cyd'), await saver('dan')]
    const insert = (from: Person, count: number, age: string) =>
      sql(
        `insert into payment (id, user_id, direction, amount, currency, provider, state, line_id, counterparty_id, created_at)
          select gen_random_uuid(), $1, 'out', 1, 'EUR', 'transfer', 'approved', gen_random_uuid(), $2, now() - $3::interval from generate_series(1, $4::int)`,
        [from.id, olga.id, age, count],
      )
    await sql('set session_replication_role = replica')
    await insert(cyd, 20, '1 hour')
    await insert(dan, 2, '1 minute')
    const due = await sql<Body>(
      "select user_id from transfers_due('{}', 4) as due join payment using (id)",
    )
    // None is tried once the time of the run is over.
    const settled = await settleTransfers(bank.platform, -1)
    await sql("delete from payment where provider = 'transfer'")
    await sql('reset session_replication_role')
    expect(settled).toBe(0)
    expect(due.map(({ user_id: id }) => id).toSorted()).toEqual(
      [cyd.id, cyd.id, dan.id, dan.id].toSorted(),
    )
  })
})

describe('collections', () => {
  /** A borrower with a mandate and a loan of which an instalment is due. */
  const borrower = async (name: string): Promise<Saver & { readonly loan: string }> => {
    const one = await saver(name)
    const lender = await saver(`${name}-lender`, 20_000n)
    const { newLoan, put } = loanTools(world, one.token)
    const { id } = await newLoan({ amount_requested: 100, repayment_period_months: 2 })
    await put(id, { status: 'open' })
    await act(lender, `/loans/${id}/invest`, { amount: 100 })
    await sql('set session_replication_role = replica')
    await sql(
      'update instalment set due_on = due_on - 31, starts_on = starts_on - 31 where loan_id = $1',
      [id],
    )
    await sql('update loan set next_due_on = next_due_on - 31 where id = $1', [id])
    await sql('reset session_replication_role')
    return { ...one, loan: id }
  }
  const collected = async (loan: string): Promise<Body[]> =>
    sql('select state, repaid_at is not null as repaid from payment where loan_id = $1', [loan])

  it('of several loans hold no wallet while they wait for another loan', async () => {
    const borrowers = [await borrower('eve'), await borrower('fay')]
    const [first, second] = borrowers.toSorted((a, b) => (a.loan < b.loan ? -1 : 1))
    const other = await connect()
    const before = await deadlocks()
    await other.query('begin')
    await other.query('select from loan where id = $1 for no key update', [second?.loan])
    const begun = collectPayments(bank.platform)
    // If it does not wait, what it did says why.
    await Promise.race([waiting(1), begun.then((did) => expect(did).toBe('waiting'))])
    await other.query(
      "select lock_accounts(array[account_of($1, 'available'), account_of($2, 'available')])",
      [first?.id, second?.id],
    )
    await other.query('commit')
    expect(await begun).toMatchObject({ begun: 2 })
    expect(await deadlocks()).toBe(before)
  })

  it('that are under way are not looked at closely again', async () => {
    await borrower('guy')
    await collectPayments(bank.platform)
    await sql('select pg_stat_force_next_flush()')
    await sql('begin')
    await sql("set local track_functions = 'all'")
    const due = await sql("select id from collections_due('{}', business_date(), 100)")
    const [looked] = await sql<Body>(
      "select coalesce(sum(calls), 0)::int as calls from pg_stat_xact_user_functions where funcname = 'collection_due_on'",
    )
    await sql('rollback')
    expect([due, looked?.calls]).toEqual([[], 0])
  })

  it('repay loans, even if one of them can’t be repaid now', async () => {
    const [gil, hal] = [await borrower('gil'), await borrower('hal')]
    await collectPayments(bank.platform)
    await sql('set session_replication_role = replica')
    for (const [age, { loan }] of [gil, hal].entries())
      await sql(
        "update payment set state = 'settled', ledger_transaction_id = gen_random_uuid(), settled_at = now() - $1 * interval '1 minute' where loan_id = $2",
        [2 - age, loan],
      )
    await sql('reset session_replication_role')
    const [{ id }] = (await sql<Body>('select id from payment where loan_id = $1', [gil.loan])) as [
      Body,
    ]
    const mend = await failing([id])
    await expect(collectPayments(bank.platform)).rejects.toThrow('odd')
    expect([await collected(gil.loan), await collected(hal.loan)]).toEqual([
      [{ state: 'settled', repaid: false }],
      [{ state: 'settled', repaid: true }],
    ])
    await mend()
    expect(await collectPayments(bank.platform)).toEqual({ begun: 0, repaid: 1 })
  })
})

describe('lines that are imported at once', () => {
  it('of one payment are matched with it once', async () => {
    const ida = await saver('ida')
    const id = await debit(ida, 40)
    const other = await connect()
    await other.query('begin')
    await other.query('select from payment where id = $1 for no key update', [id])
    const line = { endToEndId: nameOf(id), amount: 4_000n }
    const told = bank.tell(await today(), [
      { ...line, bankReference: 'one' },
      { ...line, bankReference: 'two' },
    ])
    await waiting(2)
    await other.query('commit')
    expect(await told).toMatchObject({ payment: 1, suspense: 1 })
  })

  it('that return debits of one mandate wait for one another in one order', async () => {
    const jon = await saver('jon')
    const ids: string[] = []
    for (const amount of [11, 12, 13]) ids.push(await debit(jon, amount))
    const [first, ...returned] = ids.toSorted()
    const before = await deadlocks()
    const other = await connect()
    await other.query('begin')
    await other.query('select from payment where id = $1 for no key update', [first])
    const amounts = new Map(ids.map((id, index) => [id, BigInt(1_100 + 100 * index)]))
    const lines = returned.map((id) => ({
      endToEndId: nameOf(id),
      amount: -(amounts.get(id) ?? 0n),
      isReturn: true,
      returnReason: 'MD01',
    }))
    const told = bank.tell(await today(), lines)
    await waiting(2)
    await other.query('commit')
    expect(await told).toMatchObject({ return: 2 })
    expect(await deadlocks()).toBe(before)
    expect(await statesOf(returned)).toEqual(['failed', 'failed'])
  })
})

describe('a file of orders that the bank rejects as a whole', () => {
  it('is recorded order by order, so that it goes on where it ended', async () => {
    const kim = await saver('kim', 10_000n)
    const ids: string[] = []
    for (let number = 0; number < 6; number += 1) ids.push(await withdraw(kim, 2))
    await sql('update payment set asks = 1, ask_at = gateway_now() where id = any ($1)', [ids])
    await bank.orders()
    const [{ message }] = (await sql<Body>(
      'select distinct message_id as message from bank_order join bank_file on bank_file.id = file_id where payment_id = any ($1)',
      [ids],
    )) as [Body]
    const report = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
      <OrgnlGrpInfAndSts><OrgnlMsgId>${message}</OrgnlMsgId><OrgnlMsgNmId>pain.001</OrgnlMsgNmId><GrpSts>RJCT</GrpSts></OrgnlGrpInfAndSts>
      </CstmrPmtStsRpt></Document>`
    const receive = () =>
      receiveFile(bank.platform.database, report, {
        iban: bankSettings.BANK_FILE_IBAN,
        currency: 'EUR',
      })
    const last = ids.toSorted().at(-1) ?? ''
    const mend = await failing([last])
    await expect(receive()).rejects.toThrow('odd')
    await mend()
    const rejected = (await statesOf(ids)).filter((state) => state === 'failed').length
    expect(rejected).toBeGreaterThanOrEqual(4)
    const again = await receive()
    expect(again.rejected).toBeGreaterThanOrEqual(1)
    expect(await statesOf(ids)).toEqual(Array(6).fill('failed'))
  })
})

describe('the reconciliation', () => {
  it('is read where slow searches are, so that no other read waits for it', async () => {
    const other = await connect()
    await other.query('begin')
    await other.query('lock table bank_line in access exclusive mode')
    const told = olga.call('GET', '/operator/reconciliation')
    await waiting(1)
    const [by] = await sql<Body>(
      "select application_name as name from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    await other.query('commit')
    expect(by?.name).toBe('lending-gateway searches')
    expect((await told).status).toBe(200)
  })
})
