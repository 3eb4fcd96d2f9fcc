import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { migrating } from '../../src/database/migrating/deployment-key.ts'
import { drift } from '../../src/database/migrating/drift.ts'
import { migrate } from '../../src/database/migrating/migrate.ts'
import { startGateway } from '../../src/gateway.ts'
import { workDays } from '../../src/lending/repaying/due/day.ts'
import { createFolder, removeFolder } from '../support/folders.ts'
import { long } from '../support/long.ts'
import { platformOn } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { travel } from '../support/market/travel.ts'
import { runProgram } from '../support/program.ts'
import { type Body, settingsOn, startWorld, type World } from '../support/world.ts'

const worlds: World[] = []
afterAll(() => Promise.all(worlds.map((world) => world.close())))

/** A world whose days are those of a time zone, with a loan that is paid out at a time. */
async function worldIn(zone: string, paidOut: string, months = 2, more = {}) {
  // One connection, so that a moment that is set for it is set for all.
  const world = await startWorld({ DATABASE_POOL: '1', BUSINESS_TIMEZONE: zone, ...more })
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
  long.each([
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

  long('has its reminders from 8 in the morning', async () => {
    const { at, told, platform } = await worldIn('America/Los_Angeles', '2027-02-15T01:30:00Z')
    await at('2027-03-10T12:00:00Z')
    await workDays(platform)
    await at('2027-03-11T15:59:59Z')
    expect(await workDays(platform)).toEqual({ reminded: 0, defaulted: 0 })
    await at('2027-03-11T16:00:00Z')
    expect(await workDays(platform)).toEqual({ reminded: 1, defaulted: 0 })
    expect(await told()).toEqual([{ type: 'repayment_due', late: 0 }])
  })

  long(
    'keeps its time zone once there are loans, and is changed before by a migration',
    async () => {
      const { world } = await worldIn('Asia/Tokyo', '2027-02-15T01:30:00Z')
      const config = readConfig({ ...world.database.settings, BUSINESS_TIMEZONE: 'Europe/Berlin' })
      const { ownerUrl, url } = world.database
      await expect(migrate(ownerUrl, url, 'USD', migrating(config, {}))).rejects.toThrow(
        'it has loans, whose due days keep their time zone; set BUSINESS_TIMEZONE=Asia/Tokyo',
      )
      expect(
        (await world.rest('GET', '/platform', { token: await world.token('ada') })).body.platform,
      ).toMatchObject({ business_timezone: 'Asia/Tokyo' })
    },
  )
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

  long('default a loan on its day, which the audit trail names', async () => {
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

  long('are not held up by what fails', async () => {
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

describe('with BUSINESS_DAYS=following', () => {
  it('what is due on a weekend or a holiday is late after the next business day, and bears interest as before', async () => {
    const folder = await createFolder()
    const file = join(folder, 'holidays.txt')
    await writeFile(file, '# Easter\n2027-03-29 # Monday\n\n2027-12-25\n')
    const { world, at, loan, told, platform } = await worldIn('UTC', '2027-02-28T12:00:00Z', 2, {
      BUSINESS_DAYS: 'following',
      HOLIDAYS_FILE: file,
    })
    await removeFolder(folder)
    const first = async () => {
      const { body } = await world.rest('GET', `/loans/${(await loan()).id}/schedule`, {
        token: await world.token('ada'),
      })
      return body.schedule.instalments[0]
    }
    const overdue = async (filter: string) =>
      (await world.rest('GET', `/loans?${filter}`, { token: await world.token('ada') })).body.loans
    // Due on Easter Sunday, the 28th of March; Monday is a holiday.
    expect((await first()).due_on).toBe('2027-03-28')
    const owed: number[] = []
    for (const [day, late] of [
      ['2027-03-28', 0],
      ['2027-03-29', 0],
      ['2027-03-30', 0],
      ['2027-03-31', 1],
      ['2027-04-06', 7],
    ] as const) {
      await at(`${day}T12:00:00Z`)
      await workDays(platform)
      const shown = await loan()
      owed.push(shown.payoff_amount)
      expect([day, shown.days_past_due]).toEqual([day, late])
      expect([day, (await first()).status]).toEqual([day, late > 0 ? 'overdue' : 'scheduled'])
      expect([day, (await overdue('overdue=true')).length]).toEqual([day, late > 0 ? 1 : 0])
      expect([day, (await overdue('arrears=days_1_to_30')).length]).toEqual([day, late > 0 ? 1 : 0])
    }
    // Interest goes on over the holidays.
    expect(owed).toEqual(owed.toSorted((a, b) => a - b))
    expect(owed[2]).toBeGreaterThan(owed[0] ?? 0)
    expect((await told()).filter(({ late }) => late > 0)).toEqual([
      { type: 'repayment_late', late: 1 },
      { type: 'repayment_late', late: 7 },
    ])
  })

  long('is chosen by a migration, which a gateway that does not migrate asks for', async () => {
    const { world } = await worldIn('UTC', '2027-02-28T12:00:00Z')
    const { ownerUrl, url, settings } = world.database
    const changed = (more: object) => {
      const config = readConfig({ ...settings, ...more })
      return migrate(ownerUrl, url, 'USD', migrating(config, {}))
    }
    await changed({ BUSINESS_DAYS: 'following' })
    const latest = async () =>
      (await world.database.sql<{ day: string }>("select latest_due('2027-03-28')::text as day"))[0]
        ?.day
    expect(await latest()).toBe('2027-03-26')
    expect(await drift((text) => world.database.sql(text))).toEqual([
      'function gateway_now() was changed',
    ])
    await expect(
      startGateway(
        readConfig({ ...settingsOn(world.database), MIGRATE: 'off' }),
        pino({ level: 'silent' }),
      ),
    ).rejects.toThrow('BUSINESS_DAYS is none, but this database was migrated with following')
    await changed({})
    expect(await latest()).toBe('2027-03-28')
  })

  it('refuses a list that holds no days', async () => {
    const folder = await createFolder()
    const file = join(folder, 'holidays.txt')
    await writeFile(file, '2027-12-25\n2027-02-30\n')
    const { code, stderr } = await runProgram(['migrate'], {
      BUSINESS_DAYS: 'following',
      HOLIDAYS_FILE: file,
    })
    expect(code).not.toBe(0)
    expect(stderr).toContain('is not a day such as 2027-12-25: 2027-02-30')
    await removeFolder(folder)
  })
})
