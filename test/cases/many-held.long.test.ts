import { expect, it } from 'vitest'
import { createDatabase } from '../support/database.ts'

/** Payments that wait for a case. `HELD=1000000`, more than any platform should ever hold, takes some minutes. */
const HELD = Number(process.env.HELD ?? 100_000)
const MEMBERS = 1_000
const DUE = 10

it('finds the payments that are due behind many that wait for a case', async () => {
  const { sql, drop } = await createDatabase()
  await sql('set session_replication_role = replica')
  await sql(
    `insert into member_case (id, member_id, rule, holds_money, due_at, opened_by)
      select gen_random_uuid(), md5(n::text)::uuid, 'operator', true, now(), gen_random_uuid() from generate_series(1, ${MEMBERS}) as n`,
  )
  // Held payments are older than those that are due, so that whoever looks for these meets them first.
  const kinds = {
    transfer: "null, 'approved', gen_random_uuid(), gen_random_uuid(), null, null",
    withdrawal: "'settlement', 'approved', gen_random_uuid(), null, at, null",
    // Accepted by the platform's own bank, which has no order for it yet.
    unordered: "'in_transit', 'approved', gen_random_uuid(), null, at, at",
  }
  const insert = (count: number, member: string, kind: keyof typeof kinds, at: string) =>
    sql(
      `insert into payment (id, user_id, direction, amount, currency, provider, house, state, line_id, counterparty_id, ask_at, started_at, created_at)
        select gen_random_uuid(), ${member}, 'out', 100, 'USD', 'instant', ${kinds[kind]}, at
        from generate_series(1, ${count}) as n cross join (select ${at} as at) as moment`,
    )
  const held = `md5((n % ${MEMBERS} + 1)::text)::uuid`
  const [before, now] = ["now() - interval '1 day'", "now() - interval '1 minute'"]
  for (const kind of ['transfer', 'withdrawal', 'unordered'] as const)
    await insert(Math.ceil(HELD / 3), held, kind, before)
  for (const kind of ['transfer', 'withdrawal'] as const)
    await insert(DUE, 'gen_random_uuid()', kind, now)
  await sql('vacuum analyze payment, member_case')
  for (const [text, due] of [
    ["select id from transfers_due('{}', 100)", DUE],
    ["select id from payments_to_send('{instant}', 100)", DUE],
    ["select id from payments_to_ask('{instant}', 100, '{}')", 0],
  ] as const) {
    const began = performance.now()
    const found = await sql(text)
    process.stdout.write(`${text}: ${(performance.now() - began).toFixed(0)} ms\n`)
    expect(found).toHaveLength(due)
  }
  await drop()
}, 900_000)
