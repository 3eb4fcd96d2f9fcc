import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../../../src/database/migrating/migrate.ts'
import { grantsIn } from '../../../src/database/roles/grants.ts'
import { auditLedger } from '../../../src/lending/ledger/audit.ts'
import { jobsSchema, schema } from '../../support/contract/schema.ts'
import { answer, attempt, createDatabase, type TestDatabase } from '../../support/database.ts'
import { fingerprint } from '../../support/market/books/ledger.ts'
import { createTargets, type Targets } from '../../support/matrix/targets.ts'

let database: TestDatabase
let at: Targets

beforeAll(async () => {
  // Not a copy of the tests' own database, whose clock can be moved.
  database = await createDatabase('template0')
  await migrate(database.ownerUrl, database.url, 'USD')
  // What an older version gave goes.
  await attempt(
    database.ownerUrl,
    `grant all on all tables in schema ${schema} to lending_app`,
    `grant all on all functions in schema ${schema} to lending_app`,
  )
  await migrate(database.ownerUrl, database.url, 'USD')
  at = await createTargets(database)
})
afterAll(async () => {
  await at.close()
  await database.drop()
})

const key = "'forged-key', '\\x00'"
const ids = (count: number) => `array(select gen_random_uuid() from generate_series(1, ${count}))`
const movement = (operation: string, amount: string | null, counterparty: string | null) => ({
  operation,
  by_user: at.lender,
  with_key: null,
  hash: '\\x00',
  ids: [1, 2, 3].map(() => crypto.randomUUID()),
  amount,
  counterparty,
  description: 'x',
})
const make = (movements: readonly object[]) =>
  `select make_movements('${JSON.stringify(movements)}')`
const move = (operation: string, amount: string | null, counterparty: string | null = null) =>
  make([movement(operation, amount, counterparty)])
const invest = (amount: string, minimum: string, most: string, fee: string) =>
  `select invest('${at.lender}', ${key}, '${at.open}', ${amount}, ${ids(5)}, ${minimum}, ${most}, ${fee})`
const repay = (amount: string, fee: string) =>
  `select take_repayment('${at.borrower}', ${key}, '${at.active}', ${amount}, ${ids(3)}, ${fee}, 'shorten')`
const giveUp = (days: string) => `select default_loan('${at.active}', null, ${ids(2)}, ${days})`
const publish = (loan: string, by: string, days = '14', risk = "'low'") =>
  `select publish_loan('${loan}', '${by}', gen_random_uuid(), ${risk}, ${days})`
const end = (loan: string, by: string | null) =>
  `select end_funding('${loan}', ${by === null ? 'null' : `'${by}'`}, gen_random_uuid())`
const notify = (title: string, message: string, data = "'{}'") =>
  `select create_notification('${at.lender}', ${key}, gen_random_uuid(), '${at.borrower}', 'deposit', ${title}, ${message}, ${data})`
const change = (loan: string, what: string) => `update loan set ${what} where id = '${loan}'`
const transfers = (...amounts: readonly (string | null)[]) =>
  make(amounts.map((amount) => movement('transfer', amount, at.borrower)))

const denied = 'permission denied'

/** What the role must not do, as statements in one transaction, with what it is told. */
const attacks: Readonly<Record<string, readonly [string, string, () => string | string[]][]>> = {
  'a debt': [
    ['made another’s', denied, () => change(at.active, `borrower_id = '${at.lender}'`)],
    ['called repaid', denied, () => change(at.active, "status = 'repaid'")],
    ['called defaulted', denied, () => change(at.active, "status = 'defaulted'")],
    ['cheaper', denied, () => change(at.active, 'interest_rate = 0')],
    ['smaller', denied, () => change(at.active, 'amount_requested = 1')],
    ['longer', denied, () => change(at.active, 'repayment_period_months = 600')],
    ['in other words', denied, () => change(at.active, "title = 'x'")],
    ['described anew', denied, () => change(at.active, "description = 'x'")],
    ['paid out at another time', denied, () => change(at.active, 'disbursement_date = now()')],
    ['paid by hand', denied, () => 'update instalment set principal_paid = principal'],
    ['paid by nobody knows what', 'no repayment', () => repay('null', '0')],
    ['paid by nothing', 'no repayment', () => repay('0', '0')],
    ['paid by less than nothing', 'no repayment', () => repay('-1', '0')],
    ['paid with a fee below 0', 'no repayment', () => repay('1', '-1')],
    ['paid for a fee alone', 'no repayment', () => repay('1', '10000')],
    ['given up before it is late', 'given up', () => giveUp('-1')],
    ['given up on the day it is due', 'given up', () => giveUp('0')],
    ['given up whenever', 'given up', () => giveUp('null')],
    ['withdrawn', 'ends the funding', () => end(at.active, at.borrower)],
  ],
  'a loan': [
    ['inserted', denied, () => 'insert into loan (id) values (gen_random_uuid())'],
    ['in another currency', denied, () => change(at.draft, "currency = 'EUR'")],
    ['published by hand', denied, () => change(at.draft, "status = 'open'")],
    ['published by another', 'only its borrower', () => publish(at.draft, at.lender)],
    ['published again', 'only its borrower', () => publish(at.open, at.borrower)],
    ['open for no time', '1 to 365 days', () => publish(at.draft, at.borrower, '0')],
    ['open for ever', '1 to 365 days', () => publish(at.draft, at.borrower, 'null')],
    ['of a risk that is none', 'risk_level', () => publish(at.draft, at.borrower, '1', "'none'")],
    ['of another risk', denied, () => change(at.open, "risk_level = 'low'")],
    ['dearer once lenders agreed', denied, () => change(at.open, 'interest_rate = 0')],
    ['renamed once lenders agreed', denied, () => change(at.open, "title = 'x'")],
    ['open for longer', denied, () => change(at.open, "expires_at = 'infinity'")],
    ['funded by hand', denied, () => change(at.open, 'amount_funded = amount_requested')],
    ['without its promises', denied, () => `select release_holds('${at.open}')`],
    ['withdrawn by another', 'ends the funding', () => end(at.open, at.lender)],
    ['expired before its time', 'ends the funding', () => end(at.open, null)],
    ['deleted', denied, () => `delete from loan where id = '${at.draft}'`],
    [
      'with a history that never was',
      denied,
      () => `insert into loan_event (id, loan_id, to_status, reason)
        values (gen_random_uuid(), '${at.active}', 'repaid', 'forged')`,
    ],
    [
      'kept for somebody else',
      "one's own loan",
      () => `select keep_loan_change('${at.lender}', 'updateLoan', ${key}, '${at.active}')`,
    ],
    [
      'kept as a deposit',
      "one's own loan",
      () => `select keep_loan_change('${at.borrower}', 'deposit', ${key}, '${at.active}')`,
    ],
    [
      'refused as a deposit',
      'only reasons to refuse',
      () =>
        `select keep_loan_refusal('${at.borrower}', 'deposit', ${key}, '[{"code": "FORBIDDEN"}]')`,
    ],
    [
      'refused for no reason',
      'only reasons to refuse',
      () => `select keep_loan_refusal('${at.borrower}', 'updateLoan', ${key}, '[]')`,
    ],
  ],
  'an investment': [
    ['of less than nothing', 'no investment', () => invest('-5', '-10', '1000', '0')],
    ['of nobody knows what', 'no investment', () => invest('null', '1', '1000', '0')],
    ['without a minimum', 'no investment', () => invest('1', '0', '1000', '0')],
    ['with a minimum below 0', 'no investment', () => invest('1', '-1', '1000', '0')],
    ['beside no others', 'no investment', () => invest('1', '1', '0', '0')],
    ['beside too many others', 'no investment', () => invest('1', '1', '1001', '0')],
    ['for a fee below 0', 'no investment', () => invest('1', '1', '1000', '-1')],
    ['for the whole as fee', 'no investment', () => invest('1', '1', '1000', '10000')],
    ['by hand', denied, () => "update investment set status = 'repaid'"],
  ],
  'a movement': [
    ['of another kind', 'no money moves', () => move('fee', '1')],
    ['that looks like an investment', 'no money moves', () => move('investment', '1')],
    ['of no kind', 'no money moves', () => move('', '1')],
    ['of nothing', 'no money moves', () => move('withdraw', '0')],
    ['backwards', 'no money moves', () => move('withdraw', '-1')],
    ['of nobody knows what', 'no money moves', () => move('deposit', null)],
    ['beyond what JSON holds', 'no money moves', () => move('deposit', '1000000000000000')],
    ['to oneself', 'no money moves', () => move('transfer', '1', at.lender)],
    ['from outside to two', 'no money moves', () => move('deposit', '1', at.newcomer)],
    ['together, backwards', 'no money moves', () => transfers('-5', '-7')],
    ['together, of nobody knows what', 'no money moves', () => transfers('5', null)],
    ['of nothing at all', 'no money moves', () => make([])],
    [
      'that undoes a part of a loan',
      'can be reversed',
      () =>
        `select reverse_transaction((select id from ledger_transaction where kind = 'disbursement'), ${ids(8)}, 'x')`,
    ],
    [
      'with a forged answer',
      denied,
      () => `select remember('${at.lender}', 'withdraw', ${key}, '{"transaction": {}}')`,
    ],
    [
      'with an answer of another’s',
      denied,
      () => `select replay('${at.lender}', 'withdraw', ${key})`,
    ],
    [
      'of a second purse',
      denied,
      () =>
        `insert into wallet (id, user_id, currency) values (gen_random_uuid(), '${at.lender}', 'EUR')`,
    ],
    [
      'past a table that looks like the ledger',
      'INSUFFICIENT_FUNDS',
      () => [
        'create temp table account as select id, kind, wallet_id, currency, 999999 as balance, version from account',
        `set search_path = pg_temp, ${schema}`,
        `do $$ begin raise exception '%', (${move('withdraw', '99999999')}); end $$`,
      ],
    ],
  ],
  'a member': [
    [
      'made by hand',
      denied,
      () => "insert into identity (subject, profile_id) values ('x', gen_random_uuid())",
    ],
    [
      'verified from the start',
      denied,
      () =>
        "insert into profile (id, user_type, verification_status) values (gen_random_uuid(), 'both', 'verified')",
    ],
    [
      'under another’s token',
      denied,
      () => "update identity set subject = 'mine' where subject = 'borrower'",
    ],
    [
      'with another’s wallet',
      denied,
      () => `update identity set profile_id = '${at.lender}' where subject = 'borrower'`,
    ],
    ['of longer standing', denied, () => "update profile set created_at = '1999-01-01'"],
    ['under another id', denied, () => 'update profile set id = gen_random_uuid()'],
    ['with another’s preferences', denied, () => `update preferences set user_id = '${at.lender}'`],
    [
      'with a second set of figures',
      denied,
      () => `insert into finances (profile_id, credit_score) values ('${at.lender}', 850)`,
    ],
    ['with figures read by all', denied, () => 'select credit_score from finances'],
  ],
  'an inbox': [
    ['counted anew', denied, () => 'update inbox set last_number = 0'],
    ['forgotten by hand', denied, () => 'update inbox set forgotten_number = last_number'],
    ['forgotten before its time', '1 to 36500 days', () => 'select forget_notifications(-1)'],
    ['forgotten at once', '1 to 36500 days', () => 'select forget_notifications(0)'],
    ['forgotten whenever', '1 to 36500 days', () => 'select forget_notifications(null)'],
    [
      'of news that are none',
      denied,
      () =>
        `insert into notification (id, user_id, number, type) values (gen_random_uuid(), '${at.lender}', 99, 'deposit')`,
    ],
    ['of news in the platform’s name', 'has a title', () => notify('null', 'null')],
    ['of news without end', 'has a title', () => notify("'x'", "repeat('x', 1001)")],
    ['of news with no data', 'has a title', () => notify("'x'", "'x'", 'null')],
    ['of news that change', denied, () => "update notification set data = '{}'"],
    [
      'unread',
      'read once',
      () => `update notification set read_at = null where user_id = '${at.reader}'`,
    ],
    [
      'read long ago',
      'read once',
      () => `update notification set read_at = '1999-01-01' where user_id = '${at.lender}'`,
    ],
    ['whose changes nobody hears of', denied, () => 'delete from change'],
  ],
  'the database': [
    ['without guards', denied, () => 'set session_replication_role = replica'],
    [
      'without a trigger',
      'must be owner',
      () => 'alter table loan disable trigger keeps_its_terms',
    ],
    ['as its owner', denied, () => 'set role lending_owner'],
    ['with a function more', denied, () => 'create function x() returns int language sql return 1'],
    [
      'with another clock',
      denied,
      () =>
        'create or replace function gateway_now() returns timestamptz(3) stable language sql return now()',
    ],
    ['a sandbox', denied, () => 'update deployment set sandbox = true'],
    ['of another currency', denied, () => "update deployment set currency = 'EUR'"],
    ['migrated by hand', denied, () => 'update sql_source set hash = name'],
  ],
}

/** What a grant of this form names, over all that are granted. */
const granted = (form: RegExp) =>
  grantsIn(jobsSchema).flatMap((grant) =>
    [...grant.matchAll(form)].flatMap(([, list = '', on = '']) =>
      list.split(', ').map((name) => `${on} ${name}`.trim()),
    ),
  )

/** What gateways count and note for each other; no money depends on it. */
const counters = ['budget', 'gateway', 'ledger_audit', 'open_connection']

describe('the application’s role has no right that is not listed,', () => {
  const names = async (text: string) =>
    (await database.sql<{ name: string }>(text)).map(({ name }) => name).toSorted()
  const role = () => new URL(database.url).username

  it('to write a column', async () => {
    const found = await names(`select relname || ' ' || attname as name from pg_attribute
      join pg_class on pg_class.oid = attrelid
      where relnamespace = current_schema()::regnamespace and relname <> all ('{${counters}}') and attnum > 0 and not attisdropped
        and has_column_privilege('${role()}', attrelid, attnum, 'update')`)
    expect(found).toEqual(granted(/update \(([^)]+)\) on (\w+)/g).toSorted())
    expect(found).toContain('notification read_at')
  })

  it('to add or remove a row', async () => {
    const found = await names(`select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind <> 'i'
        and (has_any_column_privilege('${role()}', oid, 'insert')
          or has_table_privilege('${role()}', oid, 'delete, truncate, references, trigger'))`)
    expect(found).toEqual(counters)
  })

  it('to run a function', async () => {
    const found = await names(`select proname as name from pg_proc
      where pronamespace = current_schema()::regnamespace and has_function_privilege('${role()}', oid, 'execute')
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`)
    expect(found).toEqual(granted(/execute on function (.+)/g).toSorted())
  })

  it('and nothing that runs as the owner looks things up where the role says', async () => {
    const found = await names(`select proname as name from pg_proc
      where pronamespace = current_schema()::regnamespace and prosecdef
        and 'search_path=${schema}, pg_temp' <> all (coalesce(proconfig, '{}'))`)
    expect(found).toEqual([])
  })
})

describe.each(Object.entries(attacks))('the application’s role can not have %s', (_, list) => {
  it.each(list)('%s', async (_name, told, statements) => {
    const before = await fingerprint(database)
    await expect(attempt(database.url, ...[statements()].flat())).rejects.toThrow(told)
    expect(await fingerprint(database)).toEqual(before)
    expect(await auditLedger(database.url)).toEqual([])
  })
})

describe('the application’s role is told no, and nothing happens,', () => {
  const outcome = async (...statements: string[]) => {
    const before = await fingerprint(database)
    const [row] = await answer(database.url, ...statements)
    expect(await fingerprint(database)).toEqual(before)
    return row
  }

  it('when it moves the clock so that a loan is late', async () => {
    const answer = await outcome("set gateway.now = '2099-01-01'", `${giveUp('90')} as outcome`)
    expect(answer).toMatchObject({ outcome: { code: 'INVALID_TRANSITION', days_past_due: 0 } })
  })

  it('when it moves the clock so that a notification is old, or a loan expired', async () => {
    const forgotten = 'select forget_notifications(90)::int as outcome'
    expect(await outcome("set gateway.now = '2099-01-01'", forgotten)).toEqual({ outcome: 0 })
    const ended = outcome("set gateway.now = '2099-01-01'", end(at.open, null))
    await expect(ended).rejects.toThrow('ends the funding')
  })

  it('when it invests for a lender who gave no standing order', async () => {
    const text = `select auto_invest('${at.lender}', ${key}, '${at.open}', 5, ${ids(5)}, 1, 1000, 0) as outcome`
    expect(await outcome(text)).toEqual({ outcome: { code: 'FORBIDDEN' } })
  })
})
