import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger, byRecord, compareTrail } from '../../src/lending/ledger/audit.ts'
import { deposit, withdraw } from '../../src/lending/payments/pay.ts'
import { transfer } from '../../src/lending/wallet/wallet.ts'
import { attempt } from '../support/database.ts'
import { openLedger, type TestLedger } from '../support/market/books/ledger.ts'

// What somebody on call does about a balance that was changed past the gateway: docs/runbook.md, LedgerDifferences.

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openLedger()
})
afterAll(() => ledger.close())

const audit = () => auditLedger(ledger.database.ownerUrl)

async function accountOf(member: string, kind = 'available') {
  const [account] = await ledger.database.sql<{ id: string; balance: string }>(
    'select account.id, balance::text from account join wallet on wallet.id = wallet_id where user_id = $1 and kind = $2',
    [member, kind],
  )
  if (account === undefined) throw new Error(`the member has no account ${kind}`)
  return account
}

const tamper = (statement: string) =>
  ledger.database.sql(`set session_replication_role = replica; ${statement};
    set session_replication_role = origin`)
const add = async (member: string, amount: number) =>
  tamper(
    `update account set balance = balance + ${amount} where id = '${(await accountOf(member)).id}'`,
  )
const repair = async (account: string, by = 'Grace', why = 'a script set the balance') =>
  ledger.database.sql('select repair_balances($1, $2, $3)', [account, by, why])

describe('a balance that was changed past the gateway', () => {
  it('is repaired with everything that has followed it since, and the audit trail says who did so and why', async () => {
    const [ada, bob] = [await ledger.member('ada'), await ledger.member('bob')]
    await deposit(ledger.platform, ada, { amount: 900n })
    await add(ada, 1_000)
    await transfer(ledger.platform, ada, { recipientId: bob, amount: 100n })
    await deposit(ledger.platform, ada, { amount: 50n })
    const { id } = await accountOf(ada)
    // As the runbook had it: the entries in between never match again.
    await ledger.database.sql('update account set balance = 850 where id = $1', [id])
    expect((await audit()).map(({ what }) => what)).toEqual([
      'balance after entry 2',
      'balance after entry 3',
      'newest line of wallet',
    ])
    // One wrong account is one line of each kind, and what is no running balance comes first.
    expect(byRecord(await audit()).map(({ what }) => what)).toEqual([
      'newest line of wallet',
      'balance after entry 2 (and 1 entry since) of account',
    ])
    const counted = () =>
      ledger.database.sql(
        `select differences, extract(epoch from clock_timestamp() - made_at) >= 600 as due from ledger_audit`,
      )
    await ledger.database.sql('delete from ledger_audit')
    await ledger.database.sql('select audit_ledger()')
    // The account and its wallet.
    expect(await counted()).toEqual([{ differences: 2, due: false }])
    await repair(id)
    expect(await counted()).toEqual([{ differences: 2, due: true }])
    await ledger.database.sql('select audit_ledger()')
    expect(await counted()).toEqual([{ differences: 0, due: false }])
    expect(await audit()).toEqual([])
    expect(await compareTrail(ledger.database.ownerUrl)).toEqual([])
    const told = await ledger.database.sql(
      `select actor_name, target_id, member_id, personal ->> 'reason' as reason, personal -> 'after' as after from audit_entry where act = 'repairBalances'`,
    )
    expect(told).toEqual([
      {
        actor_name: 'repair-balances',
        target_id: id,
        member_id: ada,
        reason: 'Grace: a script set the balance',
        after: { amount: 850, entries: 2, lines: 2 },
      },
    ])
    const { wallet } = await deposit(ledger.platform, ada, { amount: 10n })
    expect(wallet.availableBalance).toBe(860n)
    expect(await audit()).toEqual([])
  })

  it('leaves the member owing what they have spent and never had', async () => {
    const eve = await ledger.member('eve')
    await deposit(ledger.platform, eve, { amount: 100n })
    await add(eve, 1_000)
    await withdraw(ledger.platform, eve, { amount: 600n })
    await repair((await accountOf(eve)).id)
    expect(await audit()).toEqual([])
    expect((await accountOf(eve)).balance).toBe('0')
    expect((await accountOf(eve, 'owed')).balance).toBe('-500')
  })

  it('pays what the member owes, if it was too low', async () => {
    const mia = await ledger.member('mia')
    await deposit(ledger.platform, mia, { amount: 100n })
    await add(mia, 1_000)
    await withdraw(ledger.platform, mia, { amount: 600n })
    await repair((await accountOf(mia)).id)
    await add(mia, 30)
    await repair((await accountOf(mia)).id)
    expect(await audit()).toEqual([])
    expect((await accountOf(mia, 'owed')).balance).toBe('-500')
  })

  it('is repaired in an account of the platform, too', async () => {
    const [fees] = await ledger.database.sql<{ id: string }>(
      `select id from account where kind = 'fees' order by id limit 1`,
    )
    await tamper(`update account set balance = balance + 7 where id = '${fees?.id}'`)
    expect(await audit()).toHaveLength(1)
    await repair(String(fees?.id))
    expect(await audit()).toEqual([])
  })
})

describe('a repair while an audit that began before it is under way', () => {
  it.each([
    ['the first', 'delete from ledger_audit'],
    [
      'another',
      `insert into ledger_audit (id, differences, made_at) values (1, 0, clock_timestamp() - interval '1 hour') on conflict (id) do update set made_at = excluded.made_at`,
    ],
  ])('makes the next one due all the same: %s', async (_, before) => {
    const tom = await ledger.member('tom')
    await deposit(ledger.platform, tom, { amount: 100n })
    await add(tom, 5)
    await ledger.database.sql(before)
    const [auditing, holding] = await Promise.all(
      [0, 1].map(async () => {
        const client = new Client({ connectionString: ledger.database.adminUrl })
        await client.connect()
        return client
      }),
    )
    if (auditing === undefined || holding === undefined) throw new Error('not connected')
    // The audit has compared the balances, and waits for the second half of its one statement.
    await holding.query('begin; lock table work_note in access exclusive mode')
    const audited = auditing.query('select audit_ledger()')
    const waits = () =>
      ledger.database.sql(`select from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query = 'select audit_ledger()'`)
    await expect.poll(async () => (await waits()).length).toBe(1)
    await repair((await accountOf(tom)).id)
    await holding.query('commit')
    await audited
    await Promise.all([auditing.end(), holding.end()])
    const state = () =>
      ledger.database.sql(
        `select differences, extract(epoch from clock_timestamp() - made_at) >= 600 as due from ledger_audit`,
      )
    // It saw the balance before the repair.
    expect(await state()).toEqual([{ differences: 2, due: true }])
    await ledger.database.sql('select audit_ledger()')
    expect(await state()).toEqual([{ differences: 0, due: false }])
  })
})

describe('a repair is refused', () => {
  it.each([
    ['without a name', '$own', '', 'a script', 'say who does this'],
    ['without a reason', '$own', 'Grace', ' ', 'say who does this'],
    [
      'of an account that does not exist',
      '00000000-0000-7000-8000-000000000001',
      'Grace',
      'x',
      'there is no account',
    ],
  ])('%s', async (_, account, by, why, message) => {
    const { id } = await accountOf(await ledger.member('ada'))
    await expect(repair(account.replace('$own', id), by, why)).rejects.toThrow(message)
  })

  it('if the entries are not whole', async () => {
    const { id } = await accountOf(await ledger.member('bob'))
    const change = (by: number) =>
      tamper(`update entry set amount = amount + ${by} where account_id = '${id}' and version = 1`)
    await change(5)
    await expect(repair(id)).rejects.toThrow('only a backup says')
    await change(-5)
    expect(await audit()).toEqual([])
  })

  it('to the application', async () => {
    const call = `select repair_balances('00000000-0000-7000-8000-000000000001', 'a', 'b')`
    await expect(attempt(ledger.database.url, call)).rejects.toThrow('permission denied')
  })
})

describe('a running balance is set to nothing but what it has to be', () => {
  it.each([
    ['update entry set balance_after = balance_after + 1', 'append-only'],
    ['update entry set balance_after = balance_after, amount = -amount', 'append-only'],
    ['update entry set version = version + 100', 'append-only'],
    ['update entry set amount = amount', 'append-only'],
    ['update wallet_transaction set balance_after = balance_after + 1', 'append-only'],
    [
      `update wallet_transaction set balance_after = balance_after + 1, description = ''`,
      'append-only',
    ],
    [
      `update wallet_transaction set id = gen_random_uuid(), amount = amount + 1, balance_after = balance_after + 1`,
      'append-only',
    ],
    ['update account set balance = 0', 'only through entries'],
  ])('%s', async (statement, message) => {
    await expect(attempt(ledger.database.ownerUrl, statement)).rejects.toThrow(message)
  })
})
