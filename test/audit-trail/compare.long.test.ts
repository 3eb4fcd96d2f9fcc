import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reverseLine } from '../../src/lending/ledger/reversal.ts'
import { auditUnlessMade } from '../../src/lending/ledger/shared-audit.ts'
import { reviewMember } from '../../src/lending/member/review.ts'
import { schema } from '../support/contract/schema.ts'
import { answer, attempt, type TestDatabase } from '../support/database.ts'
import type { Targets } from '../support/matrix/targets.ts'
import { type Apart, createApart, operator } from '../support/servers/databases/operators-apart.ts'

let apart: Apart
let database: TestDatabase
let at: Targets
let olga: string
let otto: string
let line: string

beforeAll(async () => {
  apart = await createApart()
  ;({ database, at, olga, otto, line } = apart)
  const { platform } = apart.ledger
  await reverseLine(platform, operator(olga), { id: line, reason: 'twice' })
  await reviewMember(platform, operator(olga), { id: at.lender, verificationStatus: 'verified' })
})
afterAll(() => apart.close())

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
      'a change of a plan',
      'acts recorded as changePlan',
      () => `insert into plan_change (id, loan_id, kind, terms, reason, actor_id, by_operator, status, effective_on, interest_before, interest_after, value_before, value_after, acted_at)
        values (gen_random_uuid(), '${at.active}', 'rate', '{}', 'x', '${olga}', true, 'effective', '2026-01-01', 0, 0, 0, 0, now() + interval '1 s')`,
    ],
    [
      'a waiver',
      'acts recorded as waiveCharge',
      () => `insert into charge (id, loan_id, number, kind, due_on, amount, waived, waived_reason, waived_at)
        values (gen_random_uuid(), '${at.active}', 1, 'late_fee', '2026-01-01', 2, 1, 'x', now() + interval '1 s')`,
    ],
    [
      'more waived than its entry says',
      'waiver of charge',
      () => `with one as (insert into charge (id, loan_id, number, kind, due_on, amount, waived, waived_reason, waived_at)
          values (gen_random_uuid(), '${at.active}', 1, 'late_fee', '2026-01-01', 2, 2, 'x', now()) returning id)
        insert into audit_entry (id, number, actor_kind, actor_name, act, target_kind, target_id, personal, salt, digest, previous_hash, hash)
          select gen_random_uuid(), 999999, 'job', 'x', 'waiveCharge', 'charge', id, '{"after": {"waived": 1}}', '', '', '', '' from one`,
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
      'a redaction that nobody has approved',
      'acts recorded as redactAuditTrail',
      () =>
        `select record_audit('redactAuditTrail', '${olga}', null, 'member', '${at.borrower}', null, '{}')`,
    ],
    [
      'an approved redaction that was not made',
      'acts recorded as redactAuditTrail',
      () => `insert into approval_request (id, act, target_id, member_id, amount, reason, asked_by, status, decided_by, decided_at, decision)
        values (gen_random_uuid(), 'redactAuditTrail', '${at.lender}', '${at.lender}', 0, 'x', '${olga}', 'approved', '${otto}', now(), 'y')`,
    ],
    [
      'a request that was redacted without a redaction',
      'redacted request',
      () => `insert into approval_request (id, act, target_id, member_id, amount, reason, asked_by, status, decided_by, decided_at, redacted_at)
        values (gen_random_uuid(), 'reverseTransaction', '${line}', '${at.lender}', 0, '', '${olga}', 'rejected', '${otto}', now(), now())`,
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
      'permission denied',
    )
    expect(await database.sql(found)).toEqual([{ differences: 1 }])
    await tamper('unverified')
  })
})
