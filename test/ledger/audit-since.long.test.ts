import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reverseTransaction } from '../../src/lending/ledger/reversal.ts'
import { auditUnlessMade } from '../../src/lending/ledger/shared-audit.ts'
import { deposit, withdraw } from '../../src/lending/payments/pay.ts'
import { transfer } from '../../src/lending/wallet/wallet.ts'
import { schema } from '../support/contract/schema.ts'
import { openLedger, type TestLedger } from '../support/market/books/ledger.ts'

let ledger: TestLedger
let ada: string
let bob: string
let eve: string
/** A different amount each time, by which a test finds its entries. */
let paid = 20n
beforeAll(async () => {
  ledger = await openLedger()
  ada = await ledger.member('ada')
  bob = await ledger.member('bob')
  eve = await ledger.member('eve')
  for (const [member, amount] of [
    [ada, 900n],
    [bob, 500n],
  ] as const)
    await deposit(ledger.platform, member, { amount })
})
beforeEach(() => ledger.database.sql('truncate ledger_audit'))
afterAll(() => ledger.close())

/** The newest audit, and which of its times a later one keeps. */
const newest = async () => {
  const [row] = await ledger.database.sql<{ differences: number; seen: string; whole: string }>(
    'select differences, seen::text, whole_at::text as whole from ledger_audit',
  )
  if (row === undefined) throw new Error('no audit was made')
  return row
}

async function audit(): Promise<Awaited<ReturnType<typeof newest>>> {
  await ledger.database.sql(`update ledger_audit set made_at = made_at - interval '10 minutes'`)
  await auditUnlessMade(ledger.database.url, schema)
  return newest()
}

const auditSince = (seen: string) => `select * from ledger_differences('${seen}')`
const pay = (amount: bigint, recipientId = bob) =>
  transfer(ledger.platform, ada, { recipientId, amount })
const tamper = async (statement: string) => {
  await ledger.database.sql(`set session_replication_role = replica; ${statement};
    set session_replication_role = origin`)
}

/** How often tables have been read from end to end, by anybody. */
async function scans(): Promise<unknown[]> {
  await ledger.database.sql('select pg_stat_force_next_flush()')
  return ledger.database.sql(`select relname, seq_scan from pg_stat_user_tables
    where relname in ('entry', 'ledger_transaction', 'wallet_transaction') order by relname`)
}

describe('an audit after a sound one', () => {
  it('reads what is new, and not the whole ledger', async () => {
    const first = await audit()
    expect(first.differences).toBe(0)
    const { transaction } = await pay(7n)
    await withdraw(ledger.platform, bob, { amount: 3n })
    await reverseTransaction(ledger.platform, transaction.ledgerTransactionId, 'a mistake')
    const before = await scans()
    const second = await audit()
    expect(await scans()).toEqual(before)
    expect(second).toMatchObject({ differences: 0, whole: first.whole })
    expect(second.seen).not.toBe(first.seen)
    await ledger.database.sql('truncate ledger_audit')
    await audit()
    expect(await scans()).not.toEqual(before)
  })

  const hers = `wallet_id in (select id from wallet where user_id = '$ada')`
  it.each([
    ['balance of account', `update account set balance = balance + 1 where ${hers}`],
    ['version of account', `update account set version = version + 1 where ${hers}`],
    ['balance after entry', `update entry set balance_after = 0 where amount = -$paid`],
    ['sum of ledger transaction', `update entry set amount = amount - 1 where amount = -$paid`],
    ['sum of all entries', `delete from entry where amount = -$paid`],
    [
      'newest line of wallet',
      `update wallet_transaction set balance_after = 0 where amount = $paid`,
    ],
  ])('finds a wrong %s among what is new', async (what, wrong) => {
    const { seen } = await audit()
    paid += 1n
    await pay(paid)
    await ledger.database.sql('begin')
    await tamper(wrong.replace('$paid', String(paid)).replace('$ada', ada))
    const found = await ledger.database.sql<{ what: string }>(auditSince(seen))
    await ledger.database.sql('rollback')
    expect(found.map((one) => one.what.replace(/ \d+$/, ''))).toContain(what)
    expect(await ledger.database.sql(auditSince(seen))).toEqual([])
  })

  it('sees what was not yet committed when that one was made', async () => {
    const client = new Client({ connectionString: ledger.database.ownerUrl })
    await client.connect()
    await client.query('begin')
    await client.query(
      `select make_movements(jsonb_build_array(jsonb_build_object('operation', 'deposit', 'by_user', $1::uuid,
        'with_key', null, 'hash', '', 'ids', array[new_id(), new_id(), new_id()], 'amount', 13)))`,
      [bob],
    )
    // Begun later, committed sooner, and seen by the audit.
    await pay(1n, eve)
    const { seen } = await audit()
    await client.query('commit')
    await client.end()
    const { seen: after } = await audit()
    await ledger.database.sql('begin')
    await tamper('update entry set amount = 14 where amount = 13')
    expect(await ledger.database.sql(auditSince(seen))).not.toEqual([])
    expect(await ledger.database.sql(auditSince(after))).toEqual([])
    await ledger.database.sql('rollback')
  })
})

it('audits everything again when something was wrong, after a day, and in another cluster', async () => {
  for (const change of [
    'differences = 1',
    `whole_at = whole_at - interval '1 day'`,
    `cluster = 'another'`,
    'seen = null',
  ]) {
    const { whole } = await audit()
    expect((await audit()).whole).toBe(whole)
    await ledger.database.sql(`update ledger_audit set ${change}`)
    expect((await audit()).whole, change).not.toBe(whole)
  }
})

it('finds in the whole ledger what was changed of the old', async () => {
  const { seen } = await audit()
  await tamper(`update account set balance = balance + 1 where kind = 'available' and balance > 0`)
  expect(await ledger.database.sql(auditSince(seen))).toEqual([])
  expect((await audit()).differences).toBe(0)
  await ledger.database.sql(`update ledger_audit set whole_at = whole_at - interval '1 day'`)
  expect((await audit()).differences).toBeGreaterThan(0)
  await tamper(`update account set balance = balance - 1 where kind = 'available' and balance > 0`)
})
