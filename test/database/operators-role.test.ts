import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrate } from '../../src/database/migrate.ts'
import { pendingMigrations } from '../../src/database/pending.ts'
import { auditLedger, compareTrail } from '../../src/lending/ledger/audit.ts'
import { reverseLine, reverseTransaction } from '../../src/lending/ledger/reversal.ts'
import { auditUnlessMade } from '../../src/lending/ledger/shared-audit.ts'
import { decideOnMember } from '../../src/lending/member/decide.ts'
import { reviewMember } from '../../src/lending/member/review.ts'
import { deposit } from '../../src/lending/wallet/wallet.ts'
import { answer, attempt, createDatabase, type TestDatabase } from '../support/database.ts'
import { fingerprint, openLedger, type TestLedger } from '../support/ledger.ts'
import { runProgram } from '../support/program.ts'
import { schema } from '../support/schema.ts'
import { createTargets, type Targets } from '../support/targets.ts'

const denied = /permission denied|only the role of operators/
const key = "'forged-key', '\\x00'"
const ids = (count: number) => `array(select gen_random_uuid() from generate_series(1, ${count}))`
const operator = (id: string) => ({ id, scopes: ['lending:admin'] })

let database: TestDatabase
let ledger: TestLedger
let at: Targets
let olga: string
let otto: string
/** A deposit of the lender's: its line on the statement, and its movement. */
let line: string
let movement: string

beforeAll(async () => {
  const made = await createDatabase('template0')
  const settings = { ...made.settings, DATABASE_OPERATOR_URL: made.operatorUrl }
  database = { ...made, settings }
  await migrate(made.ownerUrl, made.url, 'USD', { operatorUrl: made.operatorUrl })
  ledger = await openLedger(database)
  at = await createTargets(database)
  olga = await ledger.member('olga')
  otto = await ledger.member('otto')
  const { transaction } = await deposit(ledger.platform, at.lender, { amount: 700n })
  line = transaction.id
  movement = transaction.ledgerTransactionId
  await reviewMember(ledger.platform, operator(olga), { id: at.reader, blocked: true })
})
afterAll(async () => {
  await at.close()
  await ledger.close()
  await database.drop()
})

const entries = async () => {
  const [row] = await database.sql<{ entries: string }>(
    'select count(*)::text as entries from audit_entry',
  )
  return row?.entries
}

/** What an attacker who has the application's connection would do in an operator's name, or without one. */
const forgeries: readonly (readonly [string, () => string])[] = [
  ['reverse a movement', () => `select reverse_line('${olga}', ${key}, '${line}', ${ids(8)}, 'x')`],
  [
    'reverse a movement in nobody’s name',
    () => `select reverse_transaction('${movement}', ${ids(8)}, 'x')`,
  ],
  ['take back a payment', () => `select return_payment('${movement}', ${ids(8)}, 'x')`],
  [
    'verify a member',
    () => `update profile set verification_status = 'verified' where id = '${at.lender}'`,
  ],
  [
    'verify a member in an operator’s name',
    () =>
      `select review_member('${olga}', '${at.lender}', '{"verification_status": "verified"}', 'x')`,
  ],
  [
    'give a credit score',
    () => `update finances set credit_score = 850 where profile_id = '${at.lender}'`,
  ],
  ['lift a block', () => `select block_member('${at.reader}', false)`],
  [
    'release a member',
    () => `select decide_on_member('${olga}', 'releaseMember', ${key}, '${at.reader}', 'x')`,
  ],
  ['redact the trail', () => `select redact_trail('${at.reader}', '${olga}', 'x')`],
  [
    'approve a request',
    () =>
      `select decide_request('${otto}', 'approveRequest', ${key}, gen_random_uuid(), 'x', ${ids(8)}, 0)`,
  ],
  [
    'freeze a loan',
    () =>
      `select decide_on_loan('${olga}', 'freezeLoan', ${key}, '${at.open}', null, 'x', gen_random_uuid())`,
  ],
  [
    'publish a loan unreviewed',
    () =>
      `select review_loan('${at.draft}', '${olga}', gen_random_uuid(), true, 'low', 14, 'x', null, ${key})`,
  ],
  ['write off a loan', () => `select write_off_loan('${olga}', ${key}, '${at.active}', null, 'x')`],
  [
    'record a recovery',
    () => `select record_recovery('${olga}', ${key}, '${at.active}', 1, null, 'x', ${ids(5)}, 0)`,
  ],
  [
    'give up a loan in an operator’s name',
    () => `select default_loan('${at.active}', '${olga}', ${ids(2)}, 1)`,
  ],
  [
    'notify in an operator’s name',
    () =>
      `select create_notification('${olga}', ${key}, gen_random_uuid(), '${at.lender}', 'x', 'x', 'x', '{}')`,
  ],
  [
    'add a deposit',
    () =>
      `select make_movements(jsonb_build_array(jsonb_build_object('operation', 'deposit', 'by_user', '${at.lender}',
        'with_key', null, 'hash', '', 'ids', ${ids(3)}, 'amount', 9000000, 'provider_reference', 'paid')))`,
  ],
  [
    'add a deposit as version 0.1.0',
    () =>
      `select move_money('deposit', '${at.lender}', ${key}, ${ids(3)}, 9000000, null, null, null)`,
  ],
  [
    'say that the audit found nothing',
    () => `insert into ledger_audit (id, differences, made_at) values (1, 0, now())
      on conflict (id) do update set differences = 0`,
  ],
  ['say so of an audit that was made', () => 'update ledger_audit set differences = 0'],
  [
    'note an act that never was',
    () =>
      `select record_audit('writeOffLoan', '${olga}', null, 'loan', '${at.active}', null, '{}')`,
  ],
  [
    'note a look of a colleague’s',
    () => `select record_looks('${olga}', array['${at.lender}'::uuid])`,
  ],
  [
    'note what a colleague never tried',
    () =>
      `select record_refusal('closeMember', '${olga}', 'member', '${at.lender}', null, 'x', 'FORBIDDEN')`,
  ],
]

describe('the application’s role can not', () => {
  it.each(forgeries)('%s', async (_name, statement) => {
    const before = [await fingerprint(database), await entries()]
    await expect(attempt(database.url, statement())).rejects.toThrow(denied)
    expect([await fingerprint(database), await entries()]).toEqual(before)
  })

  it('become the role of operators', async () => {
    await expect(attempt(database.url, 'set role lending_operator')).rejects.toThrow(denied)
    await expect(
      attempt(database.url, 'set session authorization lending_operator'),
    ).rejects.toThrow(denied)
    await expect(
      attempt(database.url, "delete from sql_source where name = 'role of operators'"),
    ).rejects.toThrow(denied)
  })
})

describe('the role of operators', () => {
  it('acts, and each act is in the trail', async () => {
    const { platform } = ledger
    const before = Number(await entries())
    await decideOnMember(platform, operator(olga), 'freezeMember', { id: at.newcomer, reason: 'x' })
    await decideOnMember(platform, operator(otto), 'releaseMember', {
      id: at.newcomer,
      reason: 'y',
    })
    await reviewMember(platform, operator(olga), { id: at.lender, verificationStatus: 'verified' })
    await reverseLine(platform, operator(olga), { id: line, reason: 'twice' })
    const { transaction } = await deposit(platform, at.lender, { amount: 100n })
    await reverseTransaction(platform, transaction.ledgerTransactionId, 'returned')
    expect(Number(await entries())).toBe(before + 5)
    expect(await auditLedger(database.url)).toEqual([])
    expect(await compareTrail(database.url)).toEqual([])
  })

  it.each([
    ['moves no money of a member', () => `update account set balance = 1`],
    [
      'writes no entry of its own',
      () => `select record_audit('x', '${olga}', null, 'x', null, null, '{}')`,
    ],
    [
      'repays for nobody',
      () => `select repay_loan('${at.borrower}', ${key}, '${at.active}', 1, ${ids(3)}, 0)`,
    ],
    ['changes no loan', () => `update loan set title = 'x'`],
    ['reads no credit scores by itself', () => 'select credit_score from finances'],
  ])('%s', async (_name, statement) => {
    await expect(attempt(database.operatorUrl, statement())).rejects.toThrow('permission denied')
  })
})

describe('an audit', () => {
  it('is made and written down by the database alone', async () => {
    await database.sql('truncate ledger_audit')
    await auditUnlessMade(database.url, schema)
    expect(await database.sql('select differences from ledger_audit')).toEqual([{ differences: 0 }])
  })

  const sound = 'an act with its entry'
  /** Acts that somebody did past the gateway, and entries that somebody removed or added. */
  const contradictions: readonly (readonly [string, string, () => string])[] = [
    [sound, '', () => 'select 1'],
    [
      'a reversal',
      'acts recorded as reverseTransaction',
      () => `insert into ledger_transaction (id, kind, reverses_id)
        values (gen_random_uuid(), 'reversal', (select id from ledger_transaction where kind = 'deposit' limit 1))`,
    ],
    [
      'a reversal whose entry is gone',
      'acts recorded as reverseTransaction',
      () => `delete from audit_entry where act = 'reverseTransaction'`,
    ],
    [
      'an entry of a reversal that never was',
      'acts recorded as reverseTransaction',
      () => `select record_audit('reverseTransaction', '${olga}', null, 'transaction',
        (select id from wallet_transaction where type = 'deposit' and id <> '${line}' limit 1), null, '{}')`,
    ],
    [
      'a write-off',
      'acts recorded as writeOffLoan',
      () =>
        `update loan set status = 'defaulted', written_off_at = now() + interval '1 s', written_off_amount = 1 where id = '${at.active}'`,
    ],
    [
      'a recovery',
      'acts recorded as recordRecovery',
      () =>
        `update wallet_transaction set loan_id = '${at.active}' where type = 'deposit' and id = '${line}'`,
    ],
    [
      'a default',
      'acts recorded as defaultLoan',
      () =>
        `insert into loan_event (id, loan_id, from_status, to_status, reason) values (gen_random_uuid(), '${at.active}', 'active', 'defaulted', 'x')`,
    ],
    [
      'a loan cancelled by somebody else',
      'acts recorded as cancelLoan',
      () =>
        `insert into loan_event (id, loan_id, actor_id, from_status, to_status, reason) values (gen_random_uuid(), '${at.open}', '${olga}', 'open', 'cancelled', 'x')`,
    ],
    [
      'a loan approved',
      'acts recorded as approveLoan',
      () =>
        `insert into loan_event (id, loan_id, actor_id, from_status, to_status, reason) values (gen_random_uuid(), '${at.open}', '${olga}', 'submitted', 'open', 'x')`,
    ],
    [
      'a request, and its approval',
      'acts recorded as approveRequest',
      () => `insert into approval_request (id, act, target_id, member_id, amount, reason, asked_by, status, decided_by, decided_at, decision)
        values (gen_random_uuid(), 'reverseTransaction', '${line}', '${at.lender}', 1, 'x', '${olga}', 'approved', '${otto}', now(), 'y')`,
    ],
    [
      'a block',
      'block of member',
      () =>
        `update identity set blocked_at = now() + interval '1 s' where profile_id = '${at.borrower}'`,
    ],
    [
      'a lifted block',
      'block of member',
      () => `update identity set blocked_at = null where profile_id = '${at.reader}'`,
    ],
    [
      'a membership that was ended',
      'end of membership',
      () =>
        `update identity set blocked_at = now(), closed_at = now() + interval '1 s' where profile_id = '${at.reader}'`,
    ],
    [
      'a freeze of a loan',
      'freeze of loan',
      () => `update loan set frozen_reason = 'x', frozen = true where id = '${at.open}'`,
    ],
    [
      'an entry of a freeze that never was',
      'freeze of loan',
      () => `select record_audit('freezeLoan', '${olga}', null, 'loan', '${at.open}', null, '{}')`,
    ],
    [
      'a verification',
      'review of member',
      () => `update profile set verification_status = 'verified' where id = '${at.borrower}'`,
    ],
    [
      'a verification withdrawn',
      'review of member',
      () => `update profile set verification_status = 'rejected' where id = '${at.lender}'`,
    ],
    [
      'a credit score',
      'review of member',
      () => `update finances set credit_score = 850 where profile_id = '${at.lender}'`,
    ],
  ]
  it.each(contradictions)('compares with the trail: %s', async (name, what, statement) => {
    const [only] = await answer<{ found: string[] }>(
      database.adminUrl,
      'begin',
      'set session_replication_role = replica',
      statement(),
      'select array(select distinct what from trail_differences()) as found',
    )
    expect(only?.found).toEqual(name === sound ? [] : expect.arrayContaining([what]))
  })

  it('counts what contradicts the trail among its differences, and the application can not hide it', async () => {
    const tamper = (status: string) =>
      database.sql(`set session_replication_role = replica;
        update profile set verification_status = '${status}' where id = '${at.borrower}';
        set session_replication_role = origin; truncate ledger_audit`)
    await tamper('verified')
    await auditUnlessMade(database.url, schema)
    const found = 'select differences from ledger_audit'
    expect(await database.sql(found)).toEqual([{ differences: 1 }])
    await expect(attempt(database.url, 'update ledger_audit set differences = 0')).rejects.toThrow(
      denied,
    )
    expect(await database.sql(found)).toEqual([{ differences: 1 }])
    await tamper('unverified')
  })
})

describe('where operators have a role of their own', () => {
  const serving = () => ({ DATA_DIR: inject('dataDir'), DATABASE_URL: database.url })

  it('a gateway starts only with it', async () => {
    const started = await runProgram(['serve'], serving())
    expect(started.code).not.toBe(0)
    expect(started.stderr).toMatch(
      /^lending-gateway: DATABASE_OPERATOR_URL: only the role lending_operator may do what operators do/,
    )
  })

  it('the doctor says so, and who else may act; where not, what that means', async () => {
    const told = async (settings: Readonly<Record<string, string>>) =>
      (await runProgram(['doctor'], { ...serving(), ...settings })).stdout
    const apart = { DATABASE_OPERATOR_URL: database.operatorUrl }
    expect(await told(apart)).toContain('✓ only the role lending_operator may do what operators do')
    expect(await told({})).toContain('✗ DATABASE_OPERATOR_URL: only the role lending_operator')
    await database.sql(`grant execute on all functions in schema ${schema} to lending_app`)
    expect(await told(apart)).toContain('✗ besides lending_operator, lending_app may do')
    const together = await createDatabase('template0')
    await migrate(together.ownerUrl, together.url, 'USD')
    expect(await told({ DATABASE_URL: together.url })).toContain(
      '! the application’s role may do what operators do: whoever has DATABASE_URL could reverse',
    )
    await together.drop()
  })
})

describe('a migration', () => {
  const may = async (made: TestDatabase) => {
    const [row] = await made.sql<{ may: boolean }>(
      `select has_function_privilege('lending_app', to_regproc('decide_request'), 'execute') as may`,
    )
    return row?.may
  }
  const served = async (made: TestDatabase) => {
    const [row] = await made.sql<{ hash: string }>(
      "select hash from sql_source where name = 'served since release'",
    )
    return Number(row?.hash)
  }

  it('leaves everything as it was without a role of operators', async () => {
    const made = await createDatabase('template0')
    await migrate(made.ownerUrl, made.url, 'USD')
    expect([await may(made), await served(made)]).toEqual([true, 1])
    await made.drop()
  })

  it('takes nothing from gateways that serve without one, and sets operators apart once they are gone, for good', async () => {
    const made = await createDatabase('template0')
    const { ownerUrl, url, operatorUrl } = made
    await migrate(ownerUrl, url, 'USD')
    await made.sql('insert into gateway (id) values (gen_random_uuid())')
    await migrate(ownerUrl, url, 'USD', { operatorUrl })
    expect([await may(made), await served(made)]).toEqual([true, 1])
    await made.sql("update gateway set renewed_at = now() - interval '1 minute'")
    await migrate(ownerUrl, url, 'USD', { operatorUrl })
    expect([await may(made), await served(made)]).toEqual([false, 4])
    await migrate(ownerUrl, url, 'USD')
    expect([await may(made), await served(made)]).toEqual([false, 4])
    expect(await pendingMigrations((text) => made.sql(text))).toEqual([])
    await made.drop()
  })

  it('says what is wrong with the role', async () => {
    const made = await createDatabase('template0')
    const { ownerUrl, url } = made
    const as = (name: string) => Object.assign(new URL(url), { username: name }).href
    const migrating = (operatorUrl: string) => migrate(ownerUrl, url, 'USD', { operatorUrl })
    await expect(migrating(as('nobody'))).rejects.toThrow(
      /^DATABASE_OPERATOR_URL: there is no role "nobody" on this server; create it with: create role "nobody"/,
    )
    for (const other of [url, ownerUrl])
      await expect(migrating(other)).rejects.toThrow(/needs one of its own$/)
    await expect(
      migrate(ownerUrl, ownerUrl, 'USD', { operatorUrl: made.operatorUrl }),
    ).rejects.toThrow(/^DATABASE_OPERATOR_URL: the role of DATABASE_URL owns the schema/)
    await made.drop()
  })
})
