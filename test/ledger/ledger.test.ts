import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { reverseTransaction } from '../../src/lending/ledger/reversal.ts'
import { deposit, withdraw } from '../../src/lending/payments/pay.ts'
import { transfer } from '../../src/lending/wallet/wallet.ts'
import { attempt } from '../support/database.ts'
import { openLedger, type TestLedger } from '../support/market/books/ledger.ts'

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
type Leg = readonly [kind: string, amount: number]

/** How accounts and entries are written; the rules say that they are alike. */
const honest = {
  accounts: 'balance = balance + amount, version = version + 1',
  entries: 'id, version, $, amount, balance',
}
const balanced: readonly Leg[] = [
  ['settlement', -5],
  ['fees', 5],
]

const mirror = balanced.map(([kind, amount]): Leg => [kind, -amount])

/** The opposite of what was written, since no statement tells of it. */
function takingBack(id: string): string[] {
  return [newTransaction(id), newEntries(`'${id}'`, mirror)]
}

/** Accounts and their entries in one statement, as `post` writes them. */
function newEntries(id: string, legs = balanced, written: Partial<typeof honest> = {}): string {
  const { accounts, entries } = { ...honest, ...written }
  const values = legs.map(([kind, amount]) => `(${account(kind)}, ${amount}::bigint)`).join(', ')
  return `with leg (account_id, amount) as (values ${values}), moved as (
      update account set ${accounts} from leg where id = account_id
      returning id, version, amount, balance)
    insert into entry (account_id, version, ledger_transaction_id, amount, balance_after)
      select ${entries.replace('$', id)} from moved`
}

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
    ['late entries', newEntries(anEntry), 'sealed'],
    [
      'a settlement account without a number',
      "insert into account (kind, currency) values ('settlement', 'USD')",
      'account_has_one_owner',
    ],
    [
      'a second settlement account of a number',
      "insert into account (kind, currency, stripe) values ('settlement', 'USD', 3)",
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
      (id: string) => [newTransaction(id), newEntries(`'${id}'`, [['settlement', -5]])],
      'does not balance',
    ],
    [
      'entries that do not sum to zero',
      (id: string) => [
        newTransaction(id),
        newEntries(`'${id}'`, [
          ['settlement', -5],
          ['fees', 4],
        ]),
      ],
      'does not balance',
    ],
    [
      'both entries on one account',
      (id: string) => [
        newTransaction(id),
        newEntries(`'${id}'`, [
          ['settlement', 5],
          ['settlement', -5],
        ]),
      ],
      'does not balance',
    ],
    [
      'an entry of nothing',
      (id: string) => [newTransaction(id), newEntries(`'${id}'`, [['fees', 0]])],
      'entry_amount_moves',
    ],
    [
      'an overdraft',
      (id: string) => [
        newTransaction(id),
        newEntries(`'${id}'`, [
          ['held', -1],
          ['fees', 1],
        ]),
      ],
      'account_not_overdrawn',
    ],
    [
      'more than JSON numbers hold',
      (id: string) => [
        newTransaction(id),
        newEntries(`'${id}'`, [
          ['held', 2 ** 53],
          ['settlement', -(2 ** 53)],
        ]),
      ],
      'account_exact_in_json',
    ],
    [
      'an entry after the balance was checked',
      (id: string) => [
        newTransaction(id),
        newEntries(`'${id}'`),
        'set constraints all immediate',
        newEntries(`'${id}'`, [['fees', 5]]),
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

  it.each([
    ['a version left out', { accounts: 'balance = balance + amount, version = version + 2' }],
    ['no version', { accounts: 'balance = balance + amount' }],
    [
      'more than the entry says',
      { accounts: 'balance = balance + 2 * amount, version = version + 1' },
    ],
    ['an entry of another version', { entries: 'id, version + 1, $, amount, balance' }],
    ['an entry of another balance', { entries: 'id, version, $, amount, balance + 1' }],
    ['an entry of more', { entries: 'id, version, $, 2 * amount, balance' }],
  ])('an account that takes %s', async (_name, written) => {
    const id = newId()
    const statements = [newTransaction(id), newEntries(`'${id}'`, balanced, written)]
    await expect(attempt(ledger.database.ownerUrl, ...statements)).rejects.toThrow(
      /only through entries|says what its account is|entry_pkey/,
    )
  })

  it.each([1, 900])(
    'entries of accounts that stay as they were, %i versions ahead',
    async (ahead) => {
      const id = newId()
      const forged = `insert into entry (account_id, version, ledger_transaction_id, amount, balance_after)
      select id, version + ${ahead}, '${id}', case kind when 'fees' then 5 else -5 end, balance
      from account where kind in ('fees', 'settlement')`
      await expect(attempt(ledger.database.ownerUrl, newTransaction(id), forged)).rejects.toThrow(
        'says what its account is',
      )
    },
  )

  it('a line of a statement that takes the place of another ledger transaction', async () => {
    const own = '(select id from wallet where user_id = $1)'
    const forged = `insert into wallet_transaction (id, wallet_id, position, type, direction, amount, reference, ledger_transaction_id)
      select gen_random_uuid(), ${own}, -1, 'deposit', 'credit', 5, '', ledger_transaction_id
      from wallet_transaction where wallet_id = ${own} order by position desc limit 1`
    await expect(ledger.database.sql(forged, [ada])).rejects.toThrow('query returned no rows')
  })

  it.each([
    ['nothing when it is as it should be', 0, 0, undefined],
    ['a balance between two entries that does not follow from them', 0, 1, 'only through entries'],
    ['a gap between two entries', 1, 0, 'only through entries'],
  ])('of an account that two transactions move at once, %s', async (_, step, cents, message) => {
    const [first, second] = [newId(), newId()]
    const forged = (sign: 1 | -1) => `
      with moved as (
        update account set balance = balance + leg.amount, version = version + 2
        from (values (${account('settlement')}, ${-10 * sign}::bigint), (${account('fees')}, ${10 * sign})) as leg (account_id, amount)
        where id = account_id returning id, version, balance, leg.amount)
      insert into entry (account_id, version, ledger_transaction_id, amount, balance_after)
        select id, version - 1, '${sign === 1 ? first : second}'::uuid, amount / 2, balance - amount / 2 + ${cents} from moved
        union all select id, version + ${step}, '${sign === 1 ? second : first}', amount / 2, balance from moved`
    const both = [newTransaction(first), newTransaction(second)]
    if (message === undefined)
      await attempt(ledger.database.ownerUrl, ...both, forged(1), forged(-1))
    else
      await expect(attempt(ledger.database.ownerUrl, ...both, forged(1))).rejects.toThrow(message)
  })

  it.each([0, 1, 1_000_000_000])(
    'entries of a transaction that was restored from another cluster, where its number was %i ahead',
    async (ahead) => {
      const id = newId()
      const restored = `insert into ledger_transaction (id, kind, created_at, database_transaction)
        values ('${id}', 'deposit', now() - interval '1 day', (pg_current_xact_id()::text::bigint + ${ahead})::text::xid8)`
      const statements = [
        'set local session_replication_role = replica',
        restored,
        'set local session_replication_role = origin',
        newEntries(`'${id}'`),
      ]
      await expect(attempt(ledger.database.adminUrl, ...statements)).rejects.toThrow('sealed')
    },
  )

  it('a ledger transaction of another time than its own', async () => {
    const [id, second] = [newId(), newId()]
    const early = newTransaction(id)
      .replace('(id, kind)', '(id, kind, created_at)')
      .replace("'deposit')", "'deposit', '1999-01-01')")
    await attempt(ledger.database.ownerUrl, early, newEntries(`'${id}'`), ...takingBack(second))
    const text =
      "select created_at > now() - interval '1 hour' as now from ledger_transaction where id = $1"
    expect(await ledger.database.sql(text, [id])).toEqual([{ now: true }])
  })

  it('nothing of what is written as it should be', async () => {
    const [id, second] = [newId(), newId()]
    const written = [newTransaction(id), newEntries(`'${id}'`), ...takingBack(second)]
    await attempt(ledger.database.ownerUrl, ...written)
    expect(await auditLedger(ledger.database.url)).toEqual([])
  })

  it('a second reversal', async () => {
    const { transaction } = await deposit(ledger.platform, bob, { amount: 5n })
    const original = transaction.ledgerTransactionId ?? ''
    await reverseTransaction(ledger.platform, original, 'returned')
    const again = reverseTransaction(ledger.platform, original, 'returned')
    await expect(again).rejects.toMatchObject({ reasons: [{ code: 'ALREADY_REVERSED' }] })
    const id = newId()
    const second = `insert into ledger_transaction (id, kind, reverses_id) values ('${id}', 'reversal', '${original}')`
    const mirrored = newEntries(`'${id}'`, mirror)
    await expect(attempt(ledger.database.ownerUrl, second, mirrored)).rejects.toThrow(
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

describe('the accounts of the platform', () => {
  const kept = async () => {
    const [row] = await ledger.database.sql<Record<string, number>>(
      `select count(*) filter (where version > 0)::int as used, count(distinct stripe)::int as all, sum(balance)::int as sum
        from account where kind = 'settlement'`,
    )
    return row
  }

  it('share what is paid in and out at once, and together hold what the statements say', async () => {
    const before = await kept()
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, n) => ledger.member(`payer-${n}`)),
    )
    const made = await Promise.all(
      people.map((id) => deposit(ledger.platform, id, { amount: 70n })),
    )
    await Promise.all(people.map((id) => withdraw(ledger.platform, id, { amount: 20n })))
    const [first] = made
    await withdraw(ledger.platform, ada, { amount: 5n })
    await deposit(ledger.platform, people[0] ?? '', { amount: 20n })
    await reverseTransaction(
      ledger.platform,
      first?.transaction.ledgerTransactionId ?? '',
      'returned',
    )
    const after = await kept()
    expect(after).toMatchObject({ all: 32, sum: Number(before?.sum) - 12 * 50 + 5 - 20 + 70 })
    expect(after?.used).toBeGreaterThan(1)
    expect(await auditLedger(ledger.database.url)).toEqual([])
  })

  it('do not pass for sound when money moves that no statement tells of', async () => {
    const id = newId()
    await attempt(ledger.database.ownerUrl, newTransaction(id), newEntries(`'${id}'`))
    const found = await auditLedger(ledger.database.url)
    expect(found.map(({ what, id: of }) => [what, of]).toSorted()).toEqual([
      ['accounts of the platform', 'fees'],
      ['accounts of the platform', 'outside'],
    ])
    const second = newId()
    await attempt(ledger.database.ownerUrl, ...takingBack(second))
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
    await broken.database.sql('update entry set amount = amount + 2 where version = 2')
    await broken.database.sql("update account set version = 7 where kind = 'fees'")
    await broken.database.sql("update wallet_transaction set amount = 99 where type = 'deposit'")
    const found = new Set((await auditLedger(broken.database.url)).map(({ what }) => what))
    for (const what of [
      'balance of account',
      'version of account',
      'balance after entry 2',
      'sum of ledger transaction',
      'sum of all entries',
      'newest line of wallet',
      'accounts of the platform',
    ])
      expect(found).toContain(what)
    await broken.close()
  })
})
