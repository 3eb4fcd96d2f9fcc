import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decideRequest } from '../../../src/lending/approval/request.ts'
import { redactAuditTrail } from '../../../src/lending/audit-trail/redact.ts'
import { createNotification } from '../../../src/lending/inbox/create-notification.ts'
import { auditLedger, compareTrail } from '../../../src/lending/ledger/audit.ts'
import { reverseLine, reverseTransaction } from '../../../src/lending/ledger/reversal.ts'
import { decideOnMember } from '../../../src/lending/member/decide.ts'
import { reviewMember } from '../../../src/lending/member/review.ts'
import { deposit } from '../../../src/lending/payments/pay.ts'
import { attempt, type TestDatabase } from '../../support/database.ts'
import { fingerprint, type TestLedger } from '../../support/market/books/ledger.ts'
import type { Targets } from '../../support/matrix/targets.ts'
import {
  type Apart,
  createApart,
  operator,
} from '../../support/servers/databases/operators-apart.ts'

const denied = /permission denied|only the role of operators/
const key = "'forged-key', '\\x00'"
const ids = (count: number) => `array(select gen_random_uuid() from generate_series(1, ${count}))`

let apart: Apart
let database: TestDatabase
let ledger: TestLedger
let at: Targets
let olga: string
let otto: string
let line: string
let movement: string

beforeAll(async () => {
  apart = await createApart()
  ;({ database, ledger, at, olga, otto, line, movement } = apart)
})
afterAll(() => apart.close())

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
    'change a plan',
    () =>
      `select change_plan('${olga}', ${key}, '${at.active}', 're_amortise', '{}', 'x', false, 0)`,
  ],
  [
    'undo a change of a plan',
    () => `select undo_plan_change('${olga}', ${key}, gen_random_uuid(), 'x')`,
  ],
  [
    'remind a borrower in an operator’s name',
    () => `select remind_borrower('${olga}', ${key}, '${at.active}', 'x', 90)`,
  ],
  ['waive a charge', () => `select waive_charge('${olga}', ${key}, gen_random_uuid(), 'x')`],
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
    await reverseTransaction(platform, transaction.ledgerTransactionId ?? '', 'returned')
    const { id } = await redactAuditTrail(platform, operator(olga), { id: at.reader, reason: 'z' })
    await decideRequest(platform, operator(otto), 'approveRequest', { id })
    const told = { userId: at.lender, title: 'x', message: 'x' }
    await createNotification(platform, operator(olga), told)
    // Of a redaction: that it was asked for, approved and made.
    expect(Number(await entries())).toBe(before + 9)
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
      () =>
        `select take_repayment('${at.borrower}', ${key}, '${at.active}', 1, ${ids(3)}, 0, 'shorten')`,
    ],
    ['lifts no block without an entry', () => `select block_member('${at.reader}', false)`],
    [
      'reverses nothing without an entry',
      () => `select reverse_transaction('${movement}', ${ids(8)}, 'x')`,
    ],
    ['changes no loan', () => `update loan set title = 'x'`],
    ['reads no credit scores by itself', () => 'select credit_score from finances'],
  ])('%s', async (_name, statement) => {
    await expect(attempt(database.operatorUrl, statement())).rejects.toThrow('permission denied')
  })
})
