import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { en } from '../../src/languages/en/index.ts'
import { amountsWithin } from '../../src/lending/data-export/amounts.ts'
import { makeExports } from '../../src/lending/data-export/make.ts'
import {
  type ExportedTable,
  exceptions,
  exportedTables,
} from '../../src/lending/data-export/tables.ts'
import { currencyOf } from '../../src/money.ts'
import { long } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ SANDBOX: 'on' })
  // Exports are made when a test says so.
  await world.database.sql("delete from pgboss.schedule where name = 'export-data'")
})
afterAll(() => world.close())

type Files = Readonly<Record<string, string>>

/** Fetches a file, as bytes. */
async function fetched({ token }: Person, id: string) {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/zip' }
  const response = await fetch(`${world.url}/data-export/${id}`, { headers })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}

function filesIn(bytes: Uint8Array): Files {
  const files = Object.entries(unzipSync(bytes))
  return Object.fromEntries(files.map(([name, content]) => [name, strFromU8(content)]))
}

const shown = async (person: Person, id: string) =>
  (await person.call('GET', `/data-export/${id}`)).body.data_export

/** Asks for an export, and waits until it is ready. */
async function exported(person: Person): Promise<string> {
  const { status, body } = await person.call('POST', '/data-export')
  expect([201, 202]).toContain(status)
  await expect
    .poll(async () => (await shown(person, body.data_export.id)).status, { timeout: 20_000 })
    .toBe('ready')
  return body.data_export.id
}

describe('an export', () => {
  it('has the member’s records as JSON and CSV, with a readme and a schema, and nobody else’s', async () => {
    const ada = await personOf(world, 'ada', { amount: 500, name: 'Ada Lovelace' })
    const ben = await personOf(world, 'ben', { amount: 300, name: 'Ben Secret' })
    await ben.call('PUT', '/profile', { bio: 'Ben keeps bees' })
    await ada.call('PUT', '/profile', { city: 'Ghent', monthly_income: 1234.5 })
    await ada.call('POST', '/wallet/transfer', {
      recipient_id: ben.id,
      amount: 20,
      description: '=1+1, "quoted"',
    })
    const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
    await olga.call('POST', `/operator/members/${ada.id}/notes`, { text: 'Called Ada.' })
    const asked = await ada.call('POST', '/help-requests', { topic: 'other', message: 'And now?' })
    const { id: helped } = asked.body.help_request
    const letter = { name: 'letter.pdf', content: Buffer.from('%PDF-1.7').toString('base64') }
    await ada.call('POST', `/help-requests/${helped}/files`, letter)
    await olga.call('POST', `/operator/help-requests/${helped}/answer`, { answer: 'Wait a day.' })
    await ada.call('POST', `/help-requests/${helped}/reply`, { message: 'I waited.' })
    const id = await exported(ada)
    expect((await ada.news())[0]).toMatchObject({
      type: 'data_export_ready',
      data: { data_export_id: id },
    })
    const { status, headers, bytes } = await fetched(ada, id)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(headers.get('content-disposition')).toBe('attachment; filename="data-export.zip"')
    expect(Number(headers.get('content-length'))).toBe(bytes.length)
    const files = filesIn(bytes)
    expect(files['readme.txt']).toContain(ada.id)
    const [profile] = JSON.parse(files['json/profile.json'] ?? '')
    expect(profile).toMatchObject({ id: ada.id, full_name: 'Ada Lovelace', city: 'Ghent' })
    expect(JSON.parse(files['json/finances.json'] ?? '')).toEqual([
      { profile_id: ada.id, credit_score: null, monthly_income: '1234.50' },
    ])
    const lines = JSON.parse(files['json/wallet_transaction.json'] ?? '')
    expect(lines.map(({ type, amount }: Files) => [type, amount])).toEqual([
      ['deposit', '500.00'],
      ['transfer_out', '20.00'],
    ])
    const [note] = JSON.parse(files['json/operator_note.json'] ?? '')
    expect([note.text, note.author_id]).toEqual(['Called Ada.', undefined])
    const [help] = JSON.parse(files['json/help_request.json'] ?? '')
    expect([help.message, help.answered_by]).toEqual(['And now?', undefined])
    const messages = JSON.parse(files['json/help_message.json'] ?? '')
    expect(
      messages.map(({ from_member, text, author_id }: Files) => [from_member, text, author_id]),
    ).toEqual([
      [false, 'Wait a day.', undefined],
      [true, 'I waited.', undefined],
    ])
    const [file] = JSON.parse(files['json/help_file.json'] ?? '')
    expect([file.name, file.content]).toEqual(['letter.pdf', undefined])
    expect(files[`help_files/${file.id}.pdf`]).toBe('%PDF-1.7')
    // Spreadsheets don't run it as a formula.
    expect(files['csv/wallet_transaction.csv']).toContain(`"'=1+1, ""quoted"""`)
    const schema = JSON.parse(files['schema.json'] ?? '')
    expect(schema.currency).toBe('USD')
    expect(schema.tables.map(({ table }: Files) => table)).toEqual(Object.keys(exportedTables))
    for (const { table, columns, rows } of schema.tables) {
      expect(JSON.parse(files[`json/${table}.json`] ?? '')).toHaveLength(rows)
      const [header] = (files[`csv/${table}.csv`] ?? '').split('\r\n')
      expect(header).toBe(columns.map(({ name }: Files) => name).join(','))
    }
    const all = Object.values(files).join('\n')
    expect(all).not.toContain('Ben Secret')
    expect(all).not.toContain('Ben keeps bees')
  })

  it('is in the member’s language where it speaks to them, and says why a payment failed or came back', async () => {
    const uwe = await personOf(world, 'uwe')
    await uwe.call('PUT', '/preferences', { language: 'de-AT' })
    await uwe.call('POST', '/wallet/deposit', { amount: 1.01 })
    await uwe.call('POST', '/wallet/deposit', { amount: 5, description: 'payment.refused' })
    const { bytes } = await fetched(uwe, await exported(uwe))
    const files = filesIn(bytes)
    expect(files['readme.txt']).toContain(`Was diese Plattform über Sie speichert\n`)
    expect(files['readme.txt']).toContain(`Mitglied: ${uwe.id}\n`)
    expect(files['readme.txt']).toContain('sind in USD angegeben, mit 2 Dezimalstellen')
    const { leftOut } = JSON.parse(files['schema.json'] ?? '')
    expect(Object.keys(leftOut)).toEqual(exceptions)
    expect(leftOut.clock).toBe('Das ist die Uhr einer Testumgebung.')
    const said = 'Die Bank hat die Zahlung abgelehnt.'
    const payments = JSON.parse(files['json/payment.json'] ?? '')
    expect(payments.map(({ reason }: Files) => reason)).toEqual([said, null])
    expect(files['csv/payment.csv']).toContain(said)
    const notifications = JSON.parse(files['json/notification.json'] ?? '')
    expect(notifications.map(({ data }: Body) => data.reason).filter(Boolean)).toEqual([said])
    // What they wrote themselves is left as it is.
    const lines = JSON.parse(files['json/wallet_transaction.json'] ?? '')
    expect(lines.map(({ description }: Files) => description)).toEqual(['payment.refused'])
  })

  it('has amounts with their decimals, also where a column holds more than one figure', async () => {
    const lou = await personOf(world, 'lou', { amount: 50 })
    const { newLoan, put, invest } = loanTools(world, lou.token)
    const { id } = await newLoan()
    await put(id, { status: 'open' })
    await invest('mae', id, 1000)
    const paid = await lou.call('POST', `/loans/${id}/repayments`, { amount: 50 })
    const { interest_saved, monthly_payment, next_due_amount } = paid.body.effect
    expect(interest_saved).toBeGreaterThan(0)
    const files = filesIn((await fetched(lou, await exported(lou))).bytes)
    const rows = (table: string) => JSON.parse(files[`json/${table}.json`] ?? '')
    const [{ effect }] = rows('repayment')
    expect(effect).toMatchObject({
      interest_saved: interest_saved.toFixed(2),
      monthly_payment: monthly_payment.toFixed(2),
      next_due_amount: next_due_amount.toFixed(2),
      instalments_paid: 0,
    })
    expect(rows('loan')[0].late_terms).toMatchObject({ tolerance_amount: '1.00' })
    const told = rows('notification').find(({ type }: Body) => type === 'loan_disbursed')
    expect(told.data.amount).toBe('1000.00')
    const figures = { after_position: '2', opening: '-5', sums: { interest: '1234' } }
    expect(amountsWithin('document', { figures }, currencyOf('USD'))).toEqual({
      figures: { after_position: '2', opening: '-0.05', sums: { interest: '12.34' } },
    })
  })

  it('is fetched once, by its owner only, and not while it is made', async () => {
    const [cleo, dan] = [await personOf(world, 'cleo', { amount: 5 }), await personOf(world, 'dan')]
    const id = await exported(cleo)
    const [other, unknown] = [await fetched(dan, id), await fetched(dan, randomUUID())]
    expect([other.status, unknown.status]).toEqual([404, 404])
    const text = (bytes: Uint8Array) => strFromU8(bytes).replaceAll(/"request_id":"[^"]+"/g, '')
    expect(text(other.bytes)).toBe(text(unknown.bytes))
    expect(refused(await dan.call('GET', `/data-export/${id}`))).toEqual(
      refused(await dan.call('GET', `/data-export/${randomUUID()}`)),
    )
    // HEAD fetches nothing.
    const headers = { authorization: `Bearer ${cleo.token}`, accept: 'application/zip' }
    await fetch(`${world.url}/data-export/${id}`, { method: 'HEAD', headers })
    const answers = await Promise.all([1, 2, 3].map(() => fetched(cleo, id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])
    expect((await fetched(cleo, id)).status).toBe(410)
    await expect.poll(async () => (await shown(cleo, id)).status).toBe('fetched')
    const pieces = 'select 1 from data_export_piece where export_id = $1'
    expect(await world.database.sql(pieces, [id])).toEqual([])
  })

  long('can be fetched again after a response that broke off', async () => {
    const eve = await personOf(world, 'eve')
    const id = await exported(eve)
    await world.database.sql('update data_export set fetched_at = gateway_now() where id = $1', [
      id,
    ])
    expect((await fetched(eve, id)).status).toBe(410)
    await world.database.sql('select end_fetching($1, false)', [id])
    expect((await fetched(eve, id)).status).toBe(200)
  })

  long(
    'can be fetched by a client that comes back after it has gone before the file came',
    async () => {
      const ida = await personOf(world, 'ida')
      const id = await exported(ida)
      const client = new Client({ connectionString: world.database.ownerUrl })
      await client.connect()
      await client.query('begin')
      await client.query('select from data_export where id = $1 for update', [id])
      const leaving = new AbortController()
      const headers = { authorization: `Bearer ${ida.token}`, accept: 'application/zip' }
      const gone = fetch(`${world.url}/data-export/${id}`, { headers, signal: leaving.signal })
      const waiting =
        "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%fetch_export%'"
      await expect.poll(async () => (await world.database.sql(waiting)).length).toBe(1)
      leaving.abort()
      await expect(gone).rejects.toThrow('abort')
      // Answered after it, so the gateway knows by then that the client has gone.
      for (const _ of [1, 2, 3]) await world.rest('GET', '/livez')
      await client.query('commit')
      await client.end()
      await expect.poll(async () => (await fetched(ida, id)).status, { timeout: 20_000 }).toBe(200)
    },
  )

  long('is one at a time, and at most five within a day', async () => {
    const fay = await personOf(world, 'fay')
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => fay.call('POST', '/data-export')))
    const ids = new Set(all.map(({ body }) => body.data_export.id))
    expect(ids.size).toBe(1)
    for (let made = 0; made < 5; made += 1) {
      const id = await exported(fay)
      expect((await fetched(fay, id)).status).toBe(200)
      await expect.poll(async () => (await shown(fay, id)).status).toBe('fetched')
    }
    expect(refused(await fay.call('POST', '/data-export')).slice(0, 2)).toEqual([
      422,
      'LIMIT_EXCEEDED',
    ])
  })

  it('expires after 7 days, and is deleted', async () => {
    const gus = await personOf(world, 'gus')
    const id = await exported(gus)
    await world.database.sql(
      "update data_export set expires_at = gateway_now() - interval '1 second' where id = $1",
      [id],
    )
    expect((await fetched(gus, id)).status).toBe(410)
    await world.database.sql('select expire_exports()')
    expect((await shown(gus, id)).status).toBe('expired')
  })

  long('is made by one attempt, even if another gateway took over', async () => {
    const { sql } = world.database
    const hal = await personOf(world, 'hal')
    const { database } = world.gateway
    const [one] = await sql<{ id: string }>(
      "insert into data_export (id, user_id, held_until) values (gen_random_uuid(), $1, now() + interval '1 minute') returning id",
      [hal.id],
    )
    expect(await makeExports({ database, currency: currencyOf('USD'), timezone: 'UTC' })).toBe(0)
    await sql('update data_export set held_until = null, attempts = 3 where id = $1', [one?.id])
    await sql("insert into data_export_piece values ($1, 3, 0, 'left by the third attempt')", [
      one?.id,
    ])
    expect(await makeExports({ database, currency: currencyOf('USD'), timezone: 'UTC' })).toBe(1)
    const attempts = 'select distinct attempt from data_export_piece where export_id = $1'
    expect(await sql(attempts, [one?.id])).toEqual([{ attempt: 4 }])
    const late = 'select add_export_piece($1, 3, 1, $2, 600) as added'
    expect(await sql(late, [one?.id, 'late'])).toEqual([{ added: false }])
  })

  long('is not taken over while pieces come, however long it takes', async () => {
    const { sql } = world.database
    const jon = await personOf(world, 'jon')
    const [one] = await sql<{ id: string }>(
      "insert into data_export (id, user_id, attempts, held_until) values (gen_random_uuid(), $1, 1, now() + interval '1 minute') returning id",
      [jon.id],
    )
    await sql("select add_export_piece($1, 1, 0, 'a piece', 600)", [one?.id])
    const held =
      "select held_until > now() + interval '5 minutes' as held from data_export where id = $1"
    expect(await sql(held, [one?.id])).toEqual([{ held: true }])
  })
})

describe('nothing is forgotten: each table', () => {
  it('of the database is exported, or is left out for a reason', async () => {
    const rows = await world.database.sql<{ name: string }>(
      "select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace order by 1",
    )
    const known = [...Object.keys(exportedTables), ...exceptions]
    expect(
      known.toSorted(),
      'exportedTables or exceptions in src/lending/data-export/tables.ts',
    ).toEqual(rows.map(({ name }) => name))
    const reasons = Object.keys(en).filter((key) => key.startsWith('export.left_out.'))
    expect(reasons, 'src/languages/en/exports.ts, in the order of exceptions').toEqual(
      exceptions.map((table) => `export.left_out.${table}`),
    )
  })

  it('of those that are exported has no JSON of which it is not known whether it holds amounts', async () => {
    const columns = await world.database.sql<{ table: string; column: string }>(
      `select relname as table, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
        where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace and attnum > 0 and not attisdropped
          and atttypid in ('json'::regtype, 'jsonb'::regtype) order by 1, 2`,
    )
    const found = columns.filter(({ table, column }) => {
      const { omit = [] }: ExportedTable = exportedTables[table as 'loan'] ?? { omit: [column] }
      return !omit.includes(column)
    })
    expect(found.map(({ table, column }) => `${table}.${column}`)).toEqual([
      'document.figures',
      'instalment.accrual',
      'lender_test.answers',
      'letter.content',
      'loan.late_terms',
      'loan.metadata',
      'notification.data',
      'operator_note.file',
      'payment.metadata',
      'plan_change.terms',
      'preferences.notification_types',
      'profile.metadata',
      'repayment.effect',
      'wallet_transaction.metadata',
    ])
  })

  /** Columns that hold a member’s id, by which no rows are exported, with the reason. */
  const others: Readonly<Record<string, string>> = {
    'loan_event.actor_id':
      'the history of a loan is its borrower’s; what lenders see of it is the loan’s',
    'plan_change.actor_id': 'it is the borrower, whose loans are exported, or an operator at work',
    'plan_change.undone_by': 'it is the borrower, whose loans are exported, or an operator at work',
    'operator_note.author_id': 'it is an operator at work',
    'help_request.answered_by': 'it is an operator at work',
    'help_message.author_id': 'it is an operator at work',
    'reminder.actor_id': 'it is an operator at work',
    'repayment.made_by': 'it is an operator at work',
    'payment.counterparty_id': 'the payment is the other member’s; its line is exported for both',
    'wallet_transaction.counterparty_id':
      'the line is the other member’s, and has one of its own here',
  }
  /** Ids without a foreign key, of other things than members. */
  const things: readonly string[] = [
    'letter.digest_id',
    'payment.line_id',
    'plan_change.request_id',
    'wallet_transaction.payment_id',
  ]

  it('that holds a member’s id is exported by it, or the column is named with a reason', async () => {
    const columns = await world.database.sql<{
      table: string
      column: string
      isReference: boolean
    }>(
      `select relname as table, attname as column, target is not null as "isReference"
        from pg_attribute join pg_class on pg_class.oid = attrelid
        left join (select conrelid, unnest(conkey) as key, confrelid as target from pg_constraint where contype = 'f') as foreign_key
          on conrelid = attrelid and key = attnum
        where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace and attnum > 0 and not attisdropped
          and atttypid = 'uuid'::regtype and attname <> 'id' and (target is null or target = 'profile'::regclass)`,
    )
    const unexplained = columns
      .filter(({ table }) => !exceptions.some((one) => one === table))
      .filter(({ table, column, isReference }) => {
        const { where, from = '' } = { from: undefined, ...exportedTables[table as 'loan'] }
        const name = `${table}.${column}`
        return !(
          `${where}${from}`.includes(column) ||
          from !== '' ||
          name in others ||
          (!isReference && things.includes(name))
        )
      })
    expect(unexplained).toEqual([])
    expect(columns.length).toBeGreaterThan(25)
  })
})
