import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '../src/lending/audit.ts'
import { reverseTransaction } from '../src/lending/reversal.ts'
import { deposit, transfer, withdraw } from '../src/lending/wallet.ts'
import { attempt } from './database.ts'
import { openLedger, type TestLedger } from './ledger.ts'

let ledger: TestLedger
let ada: string
let bob: string

beforeAll(async () => {
  ledger = await openLedger()
  ada = await ledger.member('ada')
  bob = await ledger.member('bob')
  await deposit(ledger.platform, ada, { amount: 10_000n })
  await transfer(ledger.platform, ada, { recipientId: bob, amount: 2_500n })
})
afterAll(() => ledger.close())

const anEntry = '(select min(ledger_transaction_id::text)::uuid from entry)'
const account = (kind: string) =>
  `(select id from account where kind = '${kind}' order by id limit 1)`
const newTransaction = (id: string) =>
  `insert into ledger_transaction (id, kind) values ('${id}', 'deposit')`
const newEntry = (id: string, kind: string, amount: number) =>
  `insert into entry (account_id, ledger_transaction_id, amount) values (${account(kind)}, '${id}', ${amount})`

describe('the database refuses, to its owner too,', () => {
  it.each([
    ['an edited entry', 'update entry set amount = 1', 'append-only'],
    ['a deleted entry', 'delete from entry', 'append-only'],
    [
      'an edited ledger transaction',
      "update ledger_transaction set kind = 'transfer'",
      'append-only',
    ],
    ['a deleted ledger transaction', 'delete from ledger_transaction', 'append-only'],
    ['an edited statement', 'update wallet_transaction set amount = 1', 'append-only'],
    ['a deleted statement', 'delete from wallet_transaction', 'append-only'],
    ['a forgotten key', 'delete from idempotency_key', 'append-only'],
    ['a deleted account', 'delete from account', 'append-only'],
    ['emptied tables', 'truncate ledger_transaction cascade', 'append-only'],
    ['emptied entries', 'truncate entry', 'append-only'],
    ['a balance set by hand', 'update account set balance = balance + 1', 'only through entries'],
    ['a version set by hand', 'update account set version = version + 1', 'only through entries'],
    [
      'an account that begins full',
      "insert into account (kind, currency, balance) values ('fees', 'USD', 5)",
      'begins empty',
    ],
    [
      'a late entry',
      `insert into entry (account_id, ledger_transaction_id, amount) values (${account('fees')}, ${anEntry}, 5)`,
      'sealed',
    ],
    [
      'a second settlement account',
      "insert into account (kind, currency) values ('settlement', 'USD')",
      'account_house_kind',
    ],
  ])('%s', async (_name, statement, message) => {
    const before = await ledger.fingerprint()
    await ledger.database.sql(
      "insert into idempotency_key values ($1, 'x', 'y', 'z', '{}') on conflict do nothing",
      [ada],
    )
    await expect(attempt(ledger.database.ownerUrl, statement)).rejects.toThrow(message)
    expect(await ledger.fingerprint(['idempotency_key'])).toEqual({
      ...before,
      idempotency_key: undefined,
    })
  })

  it.each([
    ['no entries', (id: string) => [newTransaction(id)], 'does not balance'],
    [
      'one entry',
      (id: string) => [newTransaction(id), newEntry(id, 'settlement', -5)],
      'does not balance',
    ],
    [
      'entries that do not sum to zero',
      (id: string) => [newTransaction(id), newEntry(id, 'settlement', -5), newEntry(id, 'fees', 4)],
      'does not balance',
    ],
    [
      'both entries on one account',
      (id: string) => [newTransaction(id), newEntry(id, 'fees', 5), newEntry(id, 'fees', -5)],
      'does not balance',
    ],
    [
      'an entry of nothing',
      (id: string) => [newTransaction(id), newEntry(id, 'fees', 0)],
      'entry_amount_moves',
    ],
    [
      'an overdraft',
      (id: string) => [newTransaction(id), newEntry(id, 'held', -1), newEntry(id, 'fees', 1)],
      'account_not_overdrawn',
    ],
    [
      'more than JSON numbers hold',
      (id: string) => [
        newTransaction(id),
        newEntry(id, 'held', 1e15),
        newEntry(id, 'settlement', -1e15),
      ],
      'account_exact_in_json',
    ],
    [
      'an entry after the balance was checked',
      (id: string) => [
        newTransaction(id),
        `insert into entry (account_id, ledger_transaction_id, amount)
         values (${account('settlement')}, '${id}', -5), (${account('fees')}, '${id}', 5)`,
        'set constraints all immediate',
        newEntry(id, 'fees', 5),
      ],
      'does not balance',
    ],
    [
      'a reversal of nothing',
      (id: string) => [newTransaction(id).replace("'deposit'", "'reversal'")],
      'ledger_transaction_reversal_whole',
    ],
  ])('a ledger transaction with %s', async (_name, statements, message) => {
    await expect(attempt(ledger.database.ownerUrl, ...statements(newId()))).rejects.toThrow(message)
  })

  it('versions and balances that are not its own', async () => {
    const id = newId()
    const forged = (kind: string, amount: number) =>
      `(${account(kind)}, '${id}', ${amount}, 900, 12345)`
    const columns = 'account_id, ledger_transaction_id, amount, version, balance_after'
    const entries = [forged('settlement', -5), forged('fees', 5)].join(', ')
    await attempt(
      ledger.database.ownerUrl,
      newTransaction(id),
      `insert into entry (${columns}) values ${entries}`,
    )
    expect(await auditLedger(ledger.database.url)).toEqual([])
  })

  it('a second reversal', async () => {
    const { transaction } = await deposit(ledger.platform, bob, { amount: 5n })
    const original = transaction.ledgerTransactionId
    await reverseTransaction(ledger.platform, original, 'returned')
    const again = reverseTransaction(ledger.platform, original, 'returned')
    await expect(again).rejects.toMatchObject({ reasons: [{ code: 'ALREADY_REVERSED' }] })
    const id = newId()
    const second = `insert into ledger_transaction (id, kind, reverses_id) values ('${id}', 'reversal', '${original}')`
    const mirrored = [newEntry(id, 'fees', -5), newEntry(id, 'settlement', 5)]
    await expect(attempt(ledger.database.ownerUrl, second, ...mirrored)).rejects.toThrow(
      'reverses_id_unique',
    )
  })
})

describe('the application can not', () => {
  it.each([
    newTransaction('01a1fcac-0000-7000-8000-000000000009'),
    "insert into account (kind, currency) values ('fees', 'USD')",
    'update account set balance = 0',
    "insert into idempotency_key values (gen_random_uuid(), 'a', 'b', 'c', '{}')",
    "select post(gen_random_uuid(), 'deposit', array[]::uuid[], array[]::bigint[])",
    'select lock_accounts(array[]::uuid[])',
    'alter table entry disable trigger all',
    'set session_replication_role = replica',
    "create function pg_temp.x() returns int language sql as 'select 1'; set role lending_owner",
  ])('%s', async (statement) => {
    await expect(attempt(ledger.database.url, statement)).rejects.toThrow(
      /permission denied|must be owner/,
    )
  })
})

describe('the audit', () => {
  it('finds nothing in a sound ledger, and every fault in a broken one', async () => {
    expect(await auditLedger(ledger.database.url)).toEqual([])
    const broken = await openLedger()
    const eve = await broken.member('eve')
    await deposit(broken.platform, eve, { amount: 100n })
    await withdraw(broken.platform, eve, { amount: 40n })
    await broken.database.sql('set session_replication_role = replica')
    await broken.database.sql("update account set balance = balance + 1 where kind = 'available'")
    await broken.database.sql(
      'update entry set amount = amount + 1 where version = 2 and amount > 0',
    )
    await broken.database.sql("update account set version = 7 where kind = 'fees'")
    const found = new Set((await auditLedger(broken.database.url)).map(({ what }) => what))
    for (const what of [
      'balance of account',
      'version of account',
      'balance after entry 2',
      'sum of ledger transaction',
      'sum of all entries',
      'newest line of wallet',
    ])
      expect(found).toContain(what)
    await broken.close()
  })
})
