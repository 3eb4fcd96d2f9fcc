import { Client } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { makeSend } from '../support/cases/late-movement.ts'
import { screenedWorld } from '../support/cases/screened.ts'
import type { Body } from '../support/http-client.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'

const world = await screenedWorld({
  in_and_out: { amount: '1000', days: 3, percent: 90, hold: true },
  round_trips: { amount: 500, days: 7 },
  many_senders: { senders: 3, days: 7 },
})
const { pass, cora } = world
afterAll(() => world.close())
// Once, and before the world is closed: the last hook runs first.
afterAll(() => expectSound(world))

const casesOf = async ({ id }: Person): Promise<Body[]> =>
  (await cora.call('GET', `/operator/cases?member_id=${id}`)).body.cases
const findings = async ({ id }: Body): Promise<Body[]> => {
  const { body } = await cora.call('GET', `/operator/cases/${id}/entries`)
  return body.entries.filter(({ act }: Body) => act === 'find')
}
const withdraw = ({ call }: Person, amount: number) => call('POST', '/wallet/withdraw', { amount })
const send = ({ call }: Person, to: Person, amount: number) =>
  call('POST', '/wallet/transfer', { recipient_id: to.id, amount })

describe('what comes in and goes out', () => {
  it('opens a case before any of it is sent, and holds the money if the rule says so', async () => {
    const ada = await personOf(world, 'ada', { amount: 1_000 })
    const { transaction } = (await withdraw(ada, 900)).body
    await pass()
    const [found, ...others] = await casesOf(ada)
    expect(others).toEqual([])
    expect(found).toMatchObject({
      rule: 'in_and_out',
      state: 'open',
      holds_money: true,
      reason: null,
      opened_by_id: null,
    })
    const { payment } = (await ada.call('GET', `/payments/${transaction.payment_id}`)).body
    expect(payment.state).toBe('approved')
    expect(await findings(found)).toMatchObject([
      {
        rule: 'in_and_out',
        finding: { amount_in: 1_000, amount_out: 900, transaction_id: transaction.id },
      },
    ])
  })

  it('is found before a withdrawal or transfer leaves, even if the job that looks at all movements is behind', async () => {
    const [uma, vic] = [
      await personOf(world, 'uma', { amount: 1_000 }),
      await personOf(world, 'vic', { amount: 1_000 }),
    ]
    const [before] = await world.database.sql<{ seen: string }>(
      'select seen::text from screening_mark',
    )
    await world.database.sql("update screening_mark set seen = '9000000000:9000000000:'")
    const out = (await withdraw(uma, 950)).body.transaction
    const sent = (await send(vic, uma, 950)).body.transaction
    await pass()
    await world.database.sql('update screening_mark set seen = $1', [before?.seen])
    expect(await casesOf(uma)).toMatchObject([{ rule: 'in_and_out', holds_money: true }])
    expect(await casesOf(vic)).toMatchObject([{ rule: 'in_and_out', holds_money: true }])
    const states = [
      (await uma.call('GET', `/payments/${out.payment_id}`)).body.payment.state,
      (await vic.call('GET', `/payments/${sent.payment_id}`)).body.payment.state,
    ]
    expect(states).toEqual(['approved', 'approved'])
  })

  it.each([
    ['one cent less comes in', 999.99, 999.99, 'P1D'],
    ['less than nine tenths goes out', 1_000, 899.99, 'P1D'],
    ['it goes out after more than three days', 1_000, 1_000, 'P4D'],
  ])('opens none if %s', async (name, comes, goes, time) => {
    const ben = await personOf(world, `ben, ${name}`, { amount: comes })
    if (time !== 'P1D') await pass(time)
    await withdraw(ben, goes)
    await pass()
    expect(await casesOf(ben)).toEqual([])
  })

  it('is added to the case that is open; what a closed case was about opens none', async () => {
    const eve = await personOf(world, 'eve', { amount: 2_000 })
    await withdraw(eve, 1_800)
    await pass()
    const [first] = await casesOf(eve)
    await withdraw(eve, 100)
    await pass()
    await pass()
    expect(await casesOf(eve)).toHaveLength(1)
    expect(await findings(first)).toHaveLength(2)
    await world.decided(first.id, 'cleared')
    await withdraw(eve, 50)
    await pass()
    expect(await casesOf(eve)).toMatchObject([{ id: first.id, state: 'closed' }])
    await eve.call('POST', '/wallet/deposit', { amount: 1_000 })
    await withdraw(eve, 1_000)
    await pass()
    expect(await casesOf(eve)).toMatchObject([{ state: 'open' }, { id: first.id }])
  })
})

describe('round trips', () => {
  it('open a case about whom the money comes back to', async () => {
    const fay = await personOf(world, 'fay', { amount: 500 })
    const gil = await personOf(world, 'gil')
    await send(fay, gil, 500)
    await pass()
    await send(gil, fay, 499.99)
    await pass()
    expect(await casesOf(fay)).toEqual([])
    await send(gil, fay, 0.01)
    await pass()
    const [found] = await casesOf(fay)
    expect(found).toMatchObject({ rule: 'round_trips', holds_money: false })
    expect(await findings(found)).toMatchObject([
      { finding: { amount_in: 500, amount_out: 500, counterparty_id: gil.id } },
    ])
    expect(await casesOf(gil)).toEqual([])
  })
})

describe('many senders', () => {
  it('open a case about whom they send to: each is counted once and named, whoever sent the most first', async () => {
    const hal = await personOf(world, 'hal')
    const [ida, jon, kim] = [
      await personOf(world, 'ida', { amount: 10 }),
      await personOf(world, 'jon', { amount: 10 }),
      await personOf(world, 'kim', { amount: 10 }),
    ]
    for (const one of [ida, ida, jon, jon, jon]) await send(one, hal, 1)
    await pass()
    expect(await casesOf(hal)).toEqual([])
    await send(kim, hal, 1)
    await pass()
    const [found] = await casesOf(hal)
    expect(found).toMatchObject({ rule: 'many_senders' })
    expect(await findings(found)).toMatchObject([
      { finding: { senders: 3, amount_in: 6, sent_by_ids: [jon.id, ida.id, kim.id] } },
    ])
  })
})

describe('the look at all movements', () => {
  it('misses none that is committed after others, with an id from a clock that is minutes behind', async () => {
    const sue = await personOf(world, 'sue')
    const [tom, una, wes] = await Promise.all(
      ['tom', 'una', 'wes'].map((name) => personOf(world, name, { amount: 10 })),
    )
    await makeSend(world.database)
    const late = new Client({ connectionString: world.database.adminUrl })
    await late.connect()
    try {
      await late.query('begin')
      const text =
        'select send_as(first_id_at(clock_timestamp() - make_interval(secs => $1)), $2, $3)'
      for (const [index, one] of [tom, una, wes].entries())
        await late.query(text, [240 + index, one?.id, sue.id])
      // Others are committed meanwhile, and looked at.
      const [xia, yan] = [
        await personOf(world, 'xia', { amount: 10 }),
        await personOf(world, 'yan'),
      ]
      await send(xia, yan, 1)
      await pass()
      expect(await casesOf(sue)).toEqual([])
      await late.query('commit')
    } finally {
      await late.end()
    }
    await pass()
    expect(await casesOf(sue)).toMatchObject([{ rule: 'many_senders' }])
  })

  it('that is taken twice at once finds what is new once', async () => {
    const quin = await personOf(world, 'quin')
    const [one, other] = [1, 2].map(
      () => new Client({ connectionString: world.database.adminUrl }),
    ) as [Client, Client]
    await Promise.all([one.connect(), other.connect()])
    const text = `select note_hit($1, 'in_and_out', jsonb_build_object('transaction_id', $1::uuid), false) as new`
    try {
      await one.query('begin')
      expect((await one.query(text, [quin.id])).rows).toEqual([{ new: true }])
      const again = other.query(text, [quin.id])
      const waiting = async () =>
        (
          await world.database.sql(
            "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          )
        ).length
      await expect.poll(waiting).toBeGreaterThan(0)
      await one.query('commit')
      expect((await again).rows).toEqual([{ new: false }])
    } finally {
      await Promise.all([one.end(), other.end()])
    }
    const [found] = await casesOf(quin)
    expect(await findings(found)).toHaveLength(1)
  })

  it('goes on with everybody else if somebody can’t be checked', async () => {
    const [lea, max] = [await personOf(world, 'lea'), await personOf(world, 'max')]
    const senders = await Promise.all(
      ['ned', 'oda', 'pip'].map((name) => personOf(world, name, { amount: 10 })),
    )
    const both = async () => {
      for (const sender of senders) for (const one of [lea, max]) await send(sender, one, 1)
      await pass()
    }
    await world.database.sql(`create function too_long() returns trigger language plpgsql as $$ begin
        raise exception 'canceling statement due to statement timeout' using errcode = 'query_canceled'; end $$;
      create trigger too_long before insert on member_case for each row when (new.member_id = '${lea.id}') execute function too_long()`)
    await both()
    await pass()
    expect([await casesOf(lea), await casesOf(max)]).toMatchObject([[], [{ rule: 'many_senders' }]])
    await world.database.sql('drop function too_long cascade')
    await both()
    await pass()
    expect(await casesOf(lea)).toMatchObject([{ rule: 'many_senders' }])
  })
})
