import { afterAll, expect, it } from 'vitest'
import { startBankWorld } from '../support/payments/bank-world.ts'
import type { Body } from '../support/world.ts'

// What is open between the bank's statements and the books is found from what is kept of the day before: the same as if everything was read.

const town = await startBankWorld()
const { world, bank, olga, act, today, details, expectSound, advance, saver, books } = town
const { sql } = world.database
afterAll(() => town.close())

/** The open items as everything says that there is; provider's money is open since the first day that ended with more than was paid until now. */
await sql(`create function open_items_in_all(on_day date)
  returns table (kind text, amount bigint, since date, line_id uuid, payment_id uuid, provider text, counterparty text, remittance text) stable
  language sql as $$
  with line as (
    select *, matched_at < end_of_day(on_day) as is_matched from bank_line where booked_on <= on_day
  ), moved as (
    select payment.id, payment.provider, signed.amount, (at at time zone business_timezone())::date as since
      from payment
      left join ledger_transaction as settled on settled.id = ledger_transaction_id
      left join ledger_transaction as undone on undone.id = return_id
      cross join lateral (values (settled.created_at, 1), (undone.created_at, -1)) as step (at, sign)
      cross join lateral (select sign * case direction when 'in' then payment.amount else -payment.amount end as amount) as signed
      where house <> 'settlement' and at < end_of_day(on_day)
  )
  select 'suspense', amount, booked_on, id, null::uuid, null::text, counterparty, remittance from line where is_matched is not true
  union all
  select * from (
    select 'payment', coalesce(lines.amount, 0) - coalesce(moves.amount, 0) as open, least(lines.since, moves.since), null::uuid,
      id, null::text, null::text, null::text
    from (select payment_id as id, sum(amount + fee)::bigint as amount, min(booked_on) as since from line
      where is_matched and payment_id is not null group by 1) as lines
    full join (select id, sum(amount)::bigint as amount, min(since) as since from moved where provider = 'bank-file' group by 1) as moves using (id)
  ) as unmatched where open <> 0
  union all
  select * from (
    select 'provider', coalesce(lines.amount, 0) - coalesce(moves.amount, 0) as open,
      coalesce((select min(since) from (select since, sum(sum(amount)) over (order by since) as up_to from moved where moved.provider = moves.provider group by since) as so_far
        where up_to > coalesce(lines.amount, 0)), moves.since, lines.since), null::uuid, null::uuid, provider, null::text, null::text
    from (select provider, sum(amount + fee)::bigint as amount, max(booked_on) as since from line
      where is_matched and provider is not null group by 1) as lines
    full join (select provider, sum(amount)::bigint as amount, max(since) as since from moved where provider <> 'bank-file' group by 1) as moves
      using (provider)
  ) as unpaid where open <> 0
  order by 3, 4, 5
  $$`)
const days: string[] = []
/** Sees that both find the same on each day so far. Returns how many items there are today. */
async function same(): Promise<number> {
  let found = 0
  for (const day of days) {
    const [row] = await sql<{ kept: Body[]; all: Body[] }>(
      `select (select coalesce(jsonb_agg(one), '[]') from open_bank_items($1) as one) as kept,
        (select coalesce(jsonb_agg(one), '[]') from open_items_in_all($1) as one) as all`,
      [day],
    )
    expect(row?.kept, day).toEqual(row?.all)
    found = row?.kept.length ?? 0
  }
  return found
}

it('whatever is matched, returned, assigned late, or paid in parts, on each day', async () => {
  const ada = await saver('ada', 50_000n)
  const ben = await saver('ben')
  const from = async (amount: number) => (await act(ben, '/wallet/deposit', { amount })).transaction
  const lines = async () => (await books()).items.filter(({ kind }: Body) => kind === 'suspense')
  const assign = (line: string, body: object) =>
    act(olga, `/operator/bank-lines/${line}/assign`, { reason: 'as the letter says', ...body })
  const seen: number[] = []
  for (let round = 0; round < 9; round += 1) {
    days.push(await today())
    const day = days.at(-1) ?? ''
    // What is booked later than it is imported, or earlier, and what nobody knows.
    await bank.tell(day, [
      { amount: 1_000n + BigInt(round), remittance: `for nobody ${round}` },
      ...(round > 2
        ? [{ amount: 40n, remittance: `late ${round}`, bookedOn: days[round - 2] ?? day }]
        : []),
    ])
    await from(20 + round)
    if (round % 2 === 0) {
      // A withdrawal whose line comes days later, and a deposit that is taken back without a line.
      await act(ada, '/wallet/withdraw', { amount: 3, bank_account_id: ada.account.id })
      await bank.orders()
      const { reference } = await details(ada)
      await bank.tell(day, [{ amount: 500n, creditorReference: reference }])
      const line = (await ada.call('GET', '/wallet/transactions')).body.transactions.find(
        ({ type }: Body) => type === 'deposit',
      )
      await act(olga, `/operator/transactions/${line.id}/reverse`, { reason: 'not theirs' })
    }
    if (round % 3 === 2) {
      const [first, second] = await lines()
      await assign(first.line_id, { provider: 'sandbox' })
      if (second) await assign(second.line_id, { member_id: ben.id })
      await bank.tell(day, [{ amount: 4_000n, remittance: `of the sandbox ${round}` }])
      const payout = (await lines()).at(-1)
      await assign(payout.line_id, { provider: 'sandbox', fee: 1 })
    }
    seen.push(await same())
    await expectSound()
    await advance(1)
    // Some days are added up late, several at once.
    if (round % 4 !== 1) await sql('select add_up_days(10)')
    await same()
  }
  expect(Math.max(...seen)).toBeGreaterThan(9)
  const [kept] = await sql<{ count: number }>(
    'select count(*)::int from books_day where bank is not null',
  )
  expect(kept?.count).toBeGreaterThan(5)
  // As after an upgrade: what days had been added up before is read in all.
  await sql('update books_day set bank = null where day < (select max(day) - 2 from books_day)')
  await same()
  await sql('update books_day set bank = null')
  await same()
  await advance(1)
  days.push(await today())
  // Then it is kept of them day by day, the oldest first, like that of new days.
  const [before] = await sql<{ missing: number }>(`select count(*)::int as missing from books_day`)
  for (let day = 0; day <= (before?.missing ?? 0); day += 1) await sql('select add_up_days(1)')
  expect(await sql('select day from books_day where bank is null')).toEqual([])
  // Just after midnight, something could still be posted on the day before.
  expect(await sql('select max(day) >= business_date() - 2 as done from books_day')).toEqual([
    { done: true },
  ])
  await same()
})
