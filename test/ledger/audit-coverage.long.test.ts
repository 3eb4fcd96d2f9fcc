import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { openDesk } from '../support/app/desk.ts'
import { startWorld } from '../support/world.ts'

const world = await startWorld()
const { sql } = world.database
const { tokens, ids, data, newLoan, put, invest } = await openDesk(world)
afterAll(() => world.close())

/** Changes something as only the owner or a superuser can, past all guards, and says what finds it. */
async function found(change: string): Promise<string[]> {
  await sql('begin')
  try {
    await sql('set local session_replication_role = replica')
    await sql(change)
    await sql('set local session_replication_role = origin')
    const finds = async (name: string, text: string) =>
      (await sql(`select ${text} limit 1`)).length > 0 ? [name] : []
    return [
      ...(await finds('ledger', 'from ledger_differences()')),
      ...(await finds('acts', 'from trail_differences()')),
      ...(await finds('chain', 'from audit_breaks()')),
    ]
  } finally {
    await sql('rollback')
  }
}

const anAccount = `(select account_id from entry join account on account.id = account_id where kind = 'available' limit 1)`
const posted = (more: string) => `do $$ declare
    moved uuid := gen_random_uuid();
    people constant uuid[] := array(select profile_id from identity where subject in ('ada', 'lena') order by subject);
  begin
    perform post(moved, 'transfer', array[account_of(people[1], 'available'), account_of(people[2], 'available')], '{-1,1}');
    ${more}
  end $$`
const withLines = `set local session_replication_role = origin;
  insert into wallet_transaction (id, wallet_id, type, direction, amount, reference, counterparty_id, ledger_transaction_id)
    select gen_random_uuid(), wallet.id, type, direction, 1, moved::text, partner, moved
    from (values (people[1], 'transfer_out', 'debit', people[2]), (people[2], 'transfer_in', 'credit', people[1])) as line (member, type, direction, partner)
      join wallet on user_id = member;`

it('finds nothing in a loan that is repaid, a transfer and an act of an operator', async () => {
  const { id } = await newLoan()
  await put(id, { status: 'open' })
  expect((await invest('lena', id, 1000)).status).toBe(201)
  const status = async () => (await sql('select status from loan'))[0]
  await expect.poll(status, { timeout: 30_000 }).toEqual({ status: 'active' })
  const post = (path: string, body: object) => world.rest('POST', path, { token: tokens.ada, body })
  await post('/wallet/transfer', { recipient_id: ids.lena, amount: 5 })
  await post(`/loans/${id}/repayments`, { amount: 100 })
  for (const token of [tokens.ada, tokens.lena])
    await world.rest('POST', '/wallet/deposit', { token, body: { amount: 7 } })
  const input = `id: "${ids.lena}", creditScore: 500, reason: "seen"`
  await data(tokens.olga, `mutation { reviewMember(input: { ${input} }) { userErrors { code } } }`)
  expect(await found('select 1')).toEqual([])
})

describe('a row that was changed by hand is found', () => {
  it.each([
    ['a balance', `update account set balance = balance + 1 where id = ${anAccount}`, 'ledger'],
    [
      'an entry',
      `update entry set amount = amount + 1 where account_id = ${anAccount} and version = 1`,
      'ledger',
    ],
    ['a movement without a line', posted(''), 'ledger'],
    [
      'a line of a deposit',
      "update wallet_transaction set amount = amount + 1 where type = 'deposit'",
      'ledger',
    ],
    ['the amount of a payment', 'update payment set amount = amount + 1', 'ledger'],
    ['an investment', 'update investment set amount = amount + 100', 'ledger'],
    [
      'the principal of an instalment',
      'update instalment set principal = principal + 1 where number = 5',
      'ledger',
    ],
    [
      'what a lender has earned',
      'update investment set interest_earned = interest_earned + 100',
      'ledger',
    ],
    ['the charges of a loan', 'update loan set fees_due = fees_due + 1', 'ledger'],
    [
      'a block',
      `update identity set blocked_at = now(), block_reason = 'x' where subject = 'ada'`,
      'acts',
    ],
    [
      'a credit score',
      `update finances set credit_score = 800 where profile_id = '${ids.lena}'`,
      'acts',
    ],
    [
      'words of the trail',
      `update audit_entry set personal = '{}' where act = 'reviewMember'`,
      'chain',
    ],
    ['the end of the trail', `delete from audit_entry where act = 'reviewMember'`, 'acts, chain'],
  ])('%s', async (_, change, by) => {
    expect((await found(change)).join(', ')).toBe(by)
  })
})

describe('docs/reliability.md says that no audit finds', () => {
  const page = readFileSync(new URL('../../docs/reliability.md', import.meta.url), 'utf8')
  const [, told = ''] = /### What no audit finds\n(.+?)\n## /s.exec(page) ?? []

  it.each([
    [
      'older lines',
      "update wallet_transaction set amount = amount + 100 where type in ('transfer_in', 'transfer_out')",
    ],
    ['older lines', "delete from wallet_transaction where type = 'transfer_out'"],
    ['dates', "update ledger_transaction set created_at = created_at - interval '1 year'"],
    ['dates', "update wallet_transaction set created_at = created_at - interval '1 year'"],
    ['interest rate', 'update loan set interest_rate = 1'],
    [
      'not due yet',
      'update instalment set interest = interest + 100, due_on = due_on + 10 where number = 5',
    ],
    ['who a member is', "update profile set full_name = 'x'"],
    ['who a member is', "update identity set subject = 'x' || profile_id"],
    ['bank accounts', "update bank_account set holder = 'x'"],
    ['preferences', 'update preferences set auto_invest_max_per_loan = 5'],
    ['notifications', 'delete from notification'],
    ['idempotency keys', 'delete from idempotency_key'],
    ['a whole movement', posted(withLines)],
  ])('%s (%#)', async (named, change) => {
    expect(told.toLowerCase()).toContain(named)
    expect(await found(change)).toEqual([])
  })
})
