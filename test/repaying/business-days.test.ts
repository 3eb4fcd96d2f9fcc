import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { migrating } from '../../src/database/migrating/deployment-key.ts'
import { migrate } from '../../src/database/migrating/migrate.ts'
import { workDays } from '../../src/lending/repaying/day.ts'
import { platformOn } from '../support/market/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { travel } from '../support/market/travel.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

const worlds: World[] = []
afterAll(() => Promise.all(worlds.map((world) => world.close())))

/** A world whose days are those of a time zone, with a loan that is paid out at a time. */
async function worldIn(zone: string, paidOut: string, months = 2) {
  // One connection, so that a moment that is set for it is set for all.
  const world = await startWorld({ DATABASE_POOL: '1', BUSINESS_TIMEZONE: zone })
  worlds.push(world)
  const { database } = world.gateway
  const at = (time: string) => travel(database, new Date(time))
  await at(paidOut)
  const ada = await world.token('ada')
  const { newLoan, put, invest } = loanTools(world, ada)
  const { id } = await newLoan({ amount_requested: 100, repayment_period_months: months })
  await put(id, { status: 'open' })
  await invest('lena', id, 100)
  const loan = async (): Promise<Body> =>
    (await world.rest('GET', `/loans/${id}`, { token: ada })).body.loan
  const due = async (): Promise<string[]> =>
    (
      await world.rest('GET', `/loans/${id}/schedule`, { token: ada })
    ).body.schedule.instalments.map((one: Body) => one.due_on)
  const told = () =>
    world.database.sql<{ type: string; late: number }>(
      `select type, (data->>'days_past_due')::int as late from notification where type like 'repayment_%' order by created_at, id`,
    )
  return { world, at, loan, due, told, platform: platformOn(database) }
}

describe('the day of a borrower', () => {
  it.each([
    // 17:30 in Los Angeles, where the next day has begun in UTC; and the day on which summer time begins.
    ['America/Los_Angeles', '2027-02-15T01:30:00Z', '2027-03-14', '2027-03-15T06:59:59Z'],
    ['America/Los_Angeles', '2027-10-08T05:00:00Z', '2027-11-07', '2027-11-08T07:59:59Z'],
    ['Pacific/Pago_Pago', '2027-05-01T10:30:00Z', '2027-05-30', '2027-05-31T10:59:59Z'],
    ['Pacific/Kiritimati', '2027-05-01T10:30:00Z', '2027-06-02', '2027-06-02T09:59:59Z'],
    ['Asia/Kathmandu', '2028-01-28T18:30:00Z', '2028-02-29', '2028-02-29T18:14:59Z'],
    ['UTC', '2028-01-31T12:00:00Z', '2028-02-29', '2028-02-29T23:59:59Z'],
  ])(
    'in %s ends at midnight there: paid out at %s, due on %s, not late until after %s',
    async (zone, paidOut, day, last) => {
      const { at, loan, due, world } = await worldIn(zone, paidOut)
      expect((await due())[0]).toBe(day)
      const terms = { amount: 100, interestRate: 12.5, months: 1 }
      const { body } = await world.graphql(
        await world.token('ada'),
        'query ($amount: Money!, $interestRate: Percent!, $months: Int!) { loanQuote(amount: $amount, interestRate: $interestRate, months: $months) { instalments { dueOn } } }',
        terms,
      )
      expect(body.data.loanQuote.instalments).toHaveLength(1)
      await at(last)
      expect(await loan()).toMatchObject({ days_past_due: 0 })
      await at(new Date(Date.parse(last) + 1_000).toISOString())
      expect(await loan()).toMatchObject({ days_past_due: 1 })
    },
  )

  it('has its reminders from 8 in the morning', async () => {
    const { at, told, platform } = await worldIn('America/Los_Angeles', '2027-02-15T01:30:00Z')
    await at('2027-03-10T12:00:00Z')
    await workDays(platform)
    await at('2027-03-11T15:59:59Z')
    expect(await workDays(platform)).toEqual({ reminded: 0, defaulted: 0 })
    await at('2027-03-11T16:00:00Z')
    expect(await workDays(platform)).toEqual({ reminded: 1, defaulted: 0 })
    expect(await told()).toEqual([{ type: 'repayment_due', late: 0 }])
  })

  it('keeps its time zone once there are loans, and is changed before by a migration', async () => {
    const { world } = await worldIn('Asia/Tokyo', '2027-02-15T01:30:00Z')
    const config = readConfig({ ...world.database.settings, BUSINESS_TIMEZONE: 'Europe/Berlin' })
    const { ownerUrl, url } = world.database
    await expect(migrate(ownerUrl, url, 'USD', migrating(config, {}))).rejects.toThrow(
      'it has loans, whose due days keep their time zone; set BUSINESS_TIMEZONE=Asia/Tokyo',
    )
    expect(
      (await world.rest('GET', '/platform', { token: await world.token('ada') })).body.platform,
    ).toMatchObject({ business_timezone: 'Asia/Tokyo' })
  })
})

describe('days on which no gateway was up', () => {
  it('are worked one after the other, each as of its day', async () => {
    const { at, told, platform, world } = await worldIn('UTC', '2027-01-10T12:00:00Z')
    await at('2027-02-10T12:00:00Z')
    await workDays(platform)
    // Due on 10 February and on 10 March; down from the 11th of February to the 20th of March.
    await at('2027-03-20T12:00:00Z')
    expect(await workDays(platform)).toEqual({ reminded: 4, defaulted: 0 })
    expect(await told()).toEqual([
      { type: 'repayment_due', late: 0 },
      { type: 'repayment_late', late: 1 },
      { type: 'repayment_late', late: 7 },
      { type: 'repayment_due', late: 0 },
      { type: 'repayment_late', late: 30 },
    ])
    expect(await workDays(platform)).toEqual({ reminded: 0, defaulted: 0 })
    const [{ day }] = (await world.database.sql(
      'select day_done::text as day from deployment',
    )) as [{ day: string }]
    expect(day).toBe('2027-03-20')
  })

  it('default a loan on its day, which the audit trail names', async () => {
    const { at, loan, platform, world } = await worldIn('UTC', '2027-01-10T12:00:00Z')
    await at('2027-02-10T12:00:00Z')
    await workDays(platform)
    await at('2027-06-01T12:00:00Z')
    expect((await workDays(platform)).defaulted).toBe(1)
    expect(await loan()).toMatchObject({ status: 'defaulted' })
    const entries = await world.database.sql<{ day: string }>(
      `select personal->'after'->>'business_date' as day from audit_entry where act = 'defaultLoan'`,
    )
    expect(entries).toEqual([{ day: '2027-05-11' }])
  })

  it('are not held up by what fails', async () => {
    const { at, told, platform, world } = await worldIn('UTC', '2027-01-10T12:00:00Z')
    await at('2027-02-10T12:00:00Z')
    await workDays(platform)
    await world.database.sql(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`,
    )
    await world.database.sql(
      'create trigger refuse before insert on notification for each row execute function refuse()',
    )
    await at('2027-02-13T12:00:00Z')
    await expect(workDays(platform)).rejects.toThrow('no room')
    await world.database.sql('drop trigger refuse on notification')
    // The day before was ended, today was not.
    expect(await workDays(platform)).toEqual({ reminded: 1, defaulted: 0 })
    expect((await told()).slice(1)).toEqual([{ type: 'repayment_late', late: 1 }])
  })
})
