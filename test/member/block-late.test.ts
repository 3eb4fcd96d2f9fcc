import { Client } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { personOf } from '../support/market/operating.ts'
import { startWorld, type World } from '../support/world.ts'

// Writes of a member who has just been blocked or erased: a gateway that has not heard of it yet lets them in, and the database does not.

const world: World = await startWorld({ BANK_ACCOUNT_KEY: 'cd'.repeat(32) })
afterAll(() => world.close())

const { sql } = world.database
const id = 'gen_random_uuid()'
const draft = `'{"title": "x", "amount_requested": 5000, "currency": "USD"}'`

/** Each function that stores something of a member's own, called for the member `$1`. */
const writes: Readonly<Record<string, string>> = {
  create_loan: `create_loan($1, null, null, array[${id}, ${id}], ${draft})`,
  accept_agreement: `accept_agreement($1, (select id from agreement where name = 'terms'), ${id}, null, '192.0.2.0', 'x', '{terms}')`,
  take_lender_test: `take_lender_test($1, ${id}, '2026-01', repeat('a', 64), '{}', 'sufficient', 1, 9)`,
  acknowledge_lender_test: `acknowledge_lender_test($1, (select id from lender_test where user_id = $1))`,
  update_preferences: `update_preferences($1, '{"max_distance_km": 5}', true)`,
  save_search: `save_search($1, null, null, ${id}, true, '{"name": "near my farm"}', 9)`,
  change_mail_address: `change_mail_address($1, 'new@x.example', ${id}, 9)`,
  change_bank_account: `change_bank_account($1, 'signMandate', (select id from bank_account where user_id = $1), ${id}, 'M1')`,
  create_own_notification: `create_own_notification($1, null, null, ${id}, 'note', 'x', 'x', '{}')`,
  update_profile: `update_profile($1, null, '{"bio": "x"}', '{}')`,
  begin_verification: `begin_verification($1, ${id}, 'x', 'basic', 9)`,
}

/** A member with what these functions need. */
async function known(name: string): Promise<string> {
  const { id: member } = await personOf(world, name)
  await sql(
    `insert into agreement (id, name, version, title, text, hash, applies_from, acts)
      values (gen_random_uuid(), 'terms', '1', 't', 't', encode(sha256('t'), 'hex'), '2020-01-01', '{}') on conflict do nothing`,
  )
  await sql(
    `insert into lender_test (id, user_id, version, hash, answers, result, net_worth) values (gen_random_uuid(), $1, '2026-01', repeat('a', 64), '{}', 'sufficient', 1)`,
    [member],
  )
  await sql(
    `insert into bank_account (id, user_id, holder, kind, country, last_digits, sealed, fingerprint, usable_at)
      values (gen_random_uuid(), $1, 'x', 'iban', 'DE', '2051', '', uuid_send(gen_random_uuid()), now())`,
    [member],
  )
  return member
}

it.each(Object.entries(writes))('%s stores nothing for a blocked member', async (name, call) => {
  const member = await known(`blocked-${name}`)
  await sql('update identity set blocked_at = now() where profile_id = $1', [member])
  const [row] = await sql<{ outcome: { code?: string } }>(`select ${call} as outcome`, [member])
  expect(row?.outcome.code).toBe('BLOCKED')
})

it.each(Object.entries(writes))('%s waits for a block that is under way', async (name, call) => {
  const member = await known(`waits-${name}`)
  const [blocking, calling] = [1, 2].map(
    () => new Client({ connectionString: world.database.adminUrl }),
  ) as [Client, Client]
  await Promise.all([blocking.connect(), calling.connect()])
  try {
    await blocking.query('begin')
    await blocking.query('update identity set blocked_at = now() where profile_id = $1', [member])
    const called = calling.query(`select ${call} as outcome`, [member])
    const waiting = async () => {
      const [row] = await sql<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return row?.count
    }
    await Promise.race([called, expect.poll(waiting).toBeGreaterThan(0)])
    await blocking.query('commit')
    expect((await called).rows[0].outcome.code).toBe('BLOCKED')
  } finally {
    await Promise.all([blocking.end(), calling.end()])
  }
})

it('withdraw_from_loan gives nothing back to a member who has left', async () => {
  const member = await known('left')
  await sql('update identity set blocked_at = now(), closed_at = now() where profile_id = $1', [
    member,
  ])
  const text = `select withdraw_from_loan($1, null, null, ${id}) as outcome`
  const [row] = await sql<{ outcome: { code?: string } }>(text, [member])
  expect(row?.outcome.code).toBe('BLOCKED')
})
