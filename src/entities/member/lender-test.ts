import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { extensionOf, reference } from '../reference.ts'
import { Profile } from './profile.ts'

/** What a lender knew of the risks of lending, and how much they had, when they took the test. */
export class LenderTest extends entity({
  name: 'LenderTest',
  properties: {
    id: p.uuid().primary(),
    userId: () => reference(Profile, 'user_id'),
    /** The version of the questions, and the SHA-256 of their file. */
    version: p.text(),
    hash: p.text(),
    /** The answers by question; empty once its member was erased. */
    answers: p.json<Record<string, string>>(),
    result: p.enum(['sufficient', 'insufficient'] as const),
    /** Minor units; what it was worked out from is not kept. */
    netWorth: p.bigint(),
    takenAt: p.datetime(3).defaultRaw('gateway_now()'),
    /** When its member said that they have read its results; null until then. */
    acknowledgedAt: p.datetime(3).strictNullable(),
  },
  indexes: { lender_test_user_index: ['userId', 'takenAt', 'id'] },
  checks: {
    lender_test_version_form: "version ~ '^[0-9]{4}-[0-9]{2}$'",
    lender_test_hash_form: "hash ~ '^[0-9a-f]{64}$'",
  },
}) {}

/** An operator's recognition of a lender as sophisticated, who is not protected until it ends. */
export class SophisticatedLender extends entity({
  name: 'SophisticatedLender',
  properties: {
    userId: () => extensionOf(Profile, 'user_id'),
    recognisedAt: p.datetime(3),
    until: p.datetime(3),
    changedAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  checks: { sophisticated_lender_span: 'until >= recognised_at' },
}) {}
