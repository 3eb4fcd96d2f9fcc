import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { MemberBlocked } from '../../src/lending/member/known-members.ts'
import { deposit } from '../../src/lending/payments/pay.ts'
import { Refusal } from '../../src/lending/refusal.ts'
import { type Moved, transfer } from '../../src/lending/wallet/wallet.ts'
import { AMOUNT_MAX } from '../../src/money.ts'
import { long } from '../support/long.ts'
import { openLedger, type TestLedger } from '../support/market/books/ledger.ts'
import { statements } from '../support/world.ts'

let ledger: TestLedger
let people: string[]
let round = 0

beforeAll(async () => {
  ledger = await openLedger()
})
beforeEach(async () => {
  round += 1
  people = []
  for (let n = 0; n < 16; n += 1) people.push(await ledger.member(`${round}-${n}`))
  for (const id of people) await deposit(ledger.platform, id, { amount: 100n })
})
afterAll(async () => {
  expect(await auditLedger(ledger.database.url)).toEqual([])
  await ledger.close()
})

interface Wish {
  readonly from: number
  readonly to: number | string
  readonly amount?: bigint
  readonly key?: string
  readonly description?: string
}

/** Sends transfers in one moment; an outcome is the wallet's new balance, or what was wrong. */
async function send(...wishes: readonly Wish[]): Promise<(bigint | string)[]> {
  return Promise.all(wishes.map((wish) => ask(wish).then(balanceOf, wrong)))
}

function ask({ from, to, amount = 30n, key, description }: Wish): Promise<Moved> {
  const recipientId = typeof to === 'string' ? to : (people[to] ?? '')
  const input = {
    recipientId,
    amount,
    idempotencyKey: key ?? null,
    description: description ?? null,
  }
  return transfer(ledger.platform, people[from] ?? '', input)
}

const balanceOf = ({ wallet, replayed }: Moved) =>
  replayed ? 'replayed' : wallet.availableBalance + wallet.heldBalance
const wrong = (error: unknown) =>
  error instanceof Refusal ? String(error.reasons[0]?.code) : String(error)
const calls = (texts: readonly string[]) =>
  texts.filter((text) => text.startsWith('select make_movements(')).length

it('asks of nothing that can’t be in its way: no frozen member, no gate, no reference of one’s own', async () => {
  const [from = '', to = ''] = people
  const movement = `'operation', 'transfer', 'by_user', '${from}', 'hash', '', 'ids', array[new_id(), new_id(), new_id()], 'amount', 1, 'counterparty', '${to}'`
  const client = new Client({ connectionString: ledger.database.adminUrl })
  await client.connect()
  try {
    await client.query("set track_functions = 'all'; begin")
    await client.query(`select make_movements(jsonb_build_array(jsonb_build_object(${movement})))`)
    const { rows } = await client.query<{ name: string }>(
      'select funcname as name from pg_stat_xact_user_functions where calls > 0',
    )
    const called = rows.map(({ name }) => name)
    expect(called).toContain('post_all')
    for (const name of ['refused_while_frozen', 'refused_at_gate', 'taken_by_movement', 'debts_of'])
      expect(called).not.toContain(name)
  } finally {
    await client.end()
  }
})

it('are made together, each with its own outcome', async () => {
  await send({ from: 0, to: 1, key: 'used-before' })
  await ledger.database.sql('update identity set blocked_at = now() where profile_id = $1', [
    people[15],
  ])
  await deposit(ledger.platform, people[14] ?? '', { amount: AMOUNT_MAX - 129n })
  let outcomes: (bigint | string)[] = []
  const texts = await statements(async () => {
    outcomes = await send(
      { from: 2, to: 3 },
      { from: 4, to: 5, amount: 101n },
      { from: 6, to: '019b76da-0000-7000-8000-000000000000' },
      { from: 7, to: 15 },
      { from: 0, to: 1, key: 'used-before' },
      { from: 8, to: 9, key: 'used-now-1' },
      { from: 10, to: 14 },
      { from: 11, to: 12, amount: 100n, description: 'all "of" it\\' },
    )
  })
  expect(outcomes).toEqual([
    70n,
    'INSUFFICIENT_FUNDS',
    'NOT_FOUND',
    'NOT_FOUND',
    'replayed',
    70n,
    'AMOUNT_OUT_OF_RANGE',
    0n,
  ])
  // The unknown recipient alone is looked for once more.
  expect(calls(texts)).toBe(2)
  expect(await send({ from: 8, to: 9, key: 'used-now-1' })).toEqual(['replayed'])
  expect(await send({ from: 8, to: 10, key: 'used-now-1' })).toEqual(['IDEMPOTENCY_KEY_REUSED'])
})

it('are not made for a sender who was blocked', async () => {
  const [blocked] = people
  await ledger.database.sql('select block_member($1, true)', [blocked])
  const outcomes = await send({ from: 0, to: 1 }, { from: 2, to: 3 })
  expect(outcomes).toEqual([String(new MemberBlocked()), 70n])
})

it('leave of each what one alone leaves', async () => {
  const alone = await ask({ from: 0, to: 1, key: 'alike-01', description: 'tea' })
  const [together] = await Promise.all([
    ask({ from: 2, to: 3, key: 'alike-01', description: 'tea' }),
    ask({ from: 4, to: 5 }),
  ])
  const [one, other] = await Promise.all([traces(alone, 0, 1), traces(together, 2, 3)])
  expect(other).toEqual(one)
  expect(one).toMatchObject({ told: [expect.stringContaining('transfer_received')] })
})

it('from one wallet pay no more than it has', async () => {
  const outcomes = await send(...Array.from({ length: 12 }, (_, n) => ({ from: 0, to: 1 + n })))
  expect(outcomes.filter((one) => one === 'INSUFFICIENT_FUNDS')).toHaveLength(9)
  expect(outcomes.filter((one) => typeof one === 'bigint').toSorted()).toEqual([10n, 40n, 70n])
})

long('go round in circles, and all come back', async () => {
  const circle = people.map((_, n) => ({ from: n, to: (n + 1) % people.length, amount: 90n }))
  const outcomes = await send(...circle, ...circle.toReversed())
  expect(outcomes.every((one) => typeof one === 'bigint' || one === 'INSUFFICIENT_FUNDS')).toBe(
    true,
  )
  const [sum] = await ledger.database.sql(
    'select sum(available_balance)::int as total from wallet_state where user_id = any($1)',
    [people],
  )
  expect(sum).toEqual({ total: 1600 })
})

it.each([
  [
    'account',
    "select from account where kind = 'held' and wallet_id = (select id from wallet where user_id = $1) for update",
    1,
  ],
  ['inbox', 'select from inbox where user_id = $1 for update', 7],
])('wait for no %s that is locked, but for their own', async (_, lock, alone) => {
  const holder = new Client({ connectionString: ledger.database.adminUrl })
  await holder.connect()
  await holder.query('begin')
  await holder.query(lock, [people[1]])
  const settled: number[] = []
  const texts = await statements(async () => {
    const transfers = [0, 2, 4, 6, 8, 10, 12].map((from) =>
      ask({ from, to: from + 1 }).then(() => settled.push(from)),
    )
    await expect.poll(() => settled.toSorted((a, b) => a - b)).toEqual([2, 4, 6, 8, 10, 12])
    await holder.query('commit')
    await holder.end()
    await Promise.all(transfers)
  })
  expect(settled.at(-1)).toBe(0)
  expect(calls(texts)).toBe(1 + alone)
})

it('are made together with deposits and withdrawals', async () => {
  const lot = people.slice(0, 3).map((by_user, place) => ({
    operation: ['deposit', 'withdraw', 'transfer'][place],
    by_user,
    ids: [1, 2, 3].map(() => crypto.randomUUID()),
    amount: '30',
    ...(place === 2 && { counterparty: people[3] }),
  }))
  expect(await make(lot)).toEqual(['130', '70', '70'])
})

long(
  'of one member are made in their order, each with a place of its own, from what the earlier ones surely leave',
  async () => {
    const [ada, bob, eve] = people
    const lot = [
      { operation: 'deposit', by_user: ada, amount: '50' },
      { operation: 'transfer', by_user: bob, counterparty: ada, amount: '20' },
      { operation: 'withdraw', by_user: ada, amount: '60' },
      // Enough only if the deposit is made.
      { operation: 'withdraw', by_user: ada, amount: '60' },
      { operation: 'transfer', by_user: ada, counterparty: bob, amount: '1' },
      { operation: 'transfer', by_user: eve, counterparty: ada, amount: '101' },
    ].map((one) => ({ ...one, ids: [1, 2, 3].map(() => crypto.randomUUID()) }))
    const refused = 'INSUFFICIENT_FUNDS'
    expect(await make(lot)).toEqual(['150', '80', '110', null, null, refused])
    const lines = await ledger.database.sql(
      `select type, balance_after::int as after, position::int from wallet_transaction
      where wallet_id = (select id from wallet where user_id = $1) order by position`,
      [ada],
    )
    expect(lines).toEqual([
      { type: 'deposit', after: 100, position: 1 },
      { type: 'deposit', after: 150, position: 2 },
      { type: 'transfer_in', after: 170, position: 3 },
      { type: 'withdrawal', after: 110, position: 4 },
    ])
  },
)

long('leave room for what comes before them', async () => {
  const [ada, bob, eve] = people
  await deposit(ledger.platform, ada ?? '', { amount: AMOUNT_MAX - 150n })
  const lot = [bob, eve].map((by_user) => ({
    operation: 'transfer',
    by_user,
    counterparty: ada,
    ids: [1, 2, 3].map(() => crypto.randomUUID()),
    amount: '30',
  }))
  expect(await make(lot)).toEqual(['70', null])
  expect(await make(lot.slice(1))).toEqual(['AMOUNT_OUT_OF_RANGE'])
})

it('under one key are made once, though they come together', async () => {
  const again = { from: 0, to: 1, key: 'the-same-key' }
  const outcomes = await send(again, again, { from: 2, to: 3 })
  expect(outcomes.toSorted()).toEqual([70n, 70n, 'replayed'])
})

long(
  'to one member are made together, and those that come meanwhile wait for the same account together',
  async () => {
    const payments = people.slice(1).map((_, n) => ({ from: n + 1, to: 0 }))
    const texts = await statements(async () => {
      const outcomes = await send(...payments, ...payments)
      expect(outcomes.toSorted()).toEqual([...payments.map(() => 40n), ...payments.map(() => 70n)])
    })
    expect(calls(texts)).toBeLessThan(12)
  },
)

long('to one member that nobody can pay now are refused, and all others made', async () => {
  const holder = new Client({ connectionString: ledger.database.adminUrl })
  await holder.connect()
  await holder.query('begin')
  await holder.query(
    'select from account where wallet_id = (select id from wallet where user_id = $1) for update',
    [people[0]],
  )
  const paid = send(...people.slice(1, 9).map((_, n) => ({ from: n + 1, to: 0 })))
  expect(await send({ from: 10, to: 11 }, { from: 12, to: 13 })).toEqual([70n, 70n])
  for (const outcome of await paid) expect(outcome).toMatch(/lock timeout|TooBusy/)
  await holder.query('commit')
  await holder.end()
})

long('wait a millisecond at most, those for one member as long as any other call', async () => {
  const nobody = crypto.randomUUID()
  const waits = (waitsFor: readonly string[] | null) =>
    ledger.database.sql(
      `select current_setting('lock_timeout') as longest from (select count(*) from make_movements($1, $2) offset 0) as made
        where count > 0`,
      [JSON.stringify([{ operation: 'deposit', by_user: nobody, amount: 1 }]), waitsFor],
    )
  await ledger.database.sql("set lock_timeout = '2s'")
  expect(await waits([])).toEqual([{ longest: '1ms' }])
  expect(await waits([nobody])).toEqual([{ longest: '2s' }])
  expect(await waits(null)).toEqual([{ longest: '2s' }])
})

long('cross to the outside through whichever account of the platform nobody holds', async () => {
  const holder = new Client({ connectionString: ledger.database.adminUrl })
  await holder.connect()
  await holder.query('begin')
  const free = 1 + (round % 31)
  await holder.query(
    "select from account where kind = 'settlement' and stripe <> $1 for no key update",
    [free],
  )
  const ids = [1, 2, 3].map(() => crypto.randomUUID())
  expect(await make([{ operation: 'deposit', by_user: people[0], amount: '30', ids }])).toEqual([
    '130',
  ])
  const used = await ledger.database.sql(
    'select stripe from entry join account on account_id = id where ledger_transaction_id = $1 and stripe is not null',
    [ids[0]],
  )
  expect(used).toEqual([{ stripe: free }])
  await holder.query('rollback')
  await holder.end()
})

long('are made without the one that the database refuses', async () => {
  await ledger.database.sql(`create function refuse_poison() returns trigger language plpgsql as
    $$ begin raise exception 'poison' using errcode = 'restrict_violation'; end $$;
    create trigger poison before insert on wallet_transaction
      for each row when (new.description = 'poison') execute function refuse_poison()`)
  const outcomes = await send(
    { from: 0, to: 1, description: 'poison' },
    { from: 2, to: 3 },
    { from: 4, to: 5 },
  )
  expect(outcomes).toEqual([expect.stringContaining('poison'), 70n, 70n])
})

/** What each movement of a batch that waits for nobody leaves, or why it was refused; null for what was left out. */
async function make(lot: readonly object[]): Promise<unknown[]> {
  const text = `select coalesce(outcome #>> '{wallet,available_balance}', outcome ->> 'code') as left
    from make_movements($1, '{}') as outcome`
  return (await ledger.database.sql<{ left: string | null }>(text, [JSON.stringify(lot)])).map(
    (row) => row.left,
  )
}

/** What a transfer left behind, without what is its own. */
async function traces(moved: Moved, from: number, to: number): Promise<object> {
  const [found] = await ledger.database.sql<Record<string, object>>(
    `select array(select to_jsonb(line) from wallet_transaction as line where ledger_transaction_id = $1 order by direction) as lines,
      array(select to_jsonb(entry) from entry where ledger_transaction_id = $1 order by amount) as entries,
      (select to_jsonb(movement) from ledger_transaction as movement where id = $1) as movement,
      array(select to_jsonb(told)::text from notification as told where data ->> 'transaction_id' = any (
        select id::text from wallet_transaction where ledger_transaction_id = $1)) as told,
      (select to_jsonb(kept) from idempotency_key as kept where user_id = $2) as kept,
      array(select kind from change where record_id = any($3) order by kind) as changes`,
    [moved.transaction.ledgerTransactionId, people[from], [people[from], people[to]]],
  )
  const text = JSON.stringify({ ...found, moved }, (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  return JSON.parse(
    text
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.+Z]+/g, 'moment')
      .replaceAll(/(database_transaction|transaction_order)":"?\d+"?/g, '$1":0')
      .replaceAll(`${round}-${from}`, 'from')
      .replaceAll(`${round}-${to}`, 'to')
      .replaceAll(/\\\\x[0-9a-f]{64}/g, 'hash'),
  )
}
