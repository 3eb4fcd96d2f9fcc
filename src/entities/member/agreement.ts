import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { reference } from '../reference.ts'
import { TextArray } from '../text-array.ts'
import { Profile } from './profile.ts'

/** One version of a text that members are asked to accept; it never changes. */
export class Agreement extends entity({
  name: 'Agreement',
  properties: {
    id: p.uuid().primary(),
    /** What all versions of it share, such as `terms`. */
    name: p.text(),
    version: p.text(),
    title: p.text(),
    /** The SHA-256 of the text in UTF-8, in hexadecimal. */
    hash: p.text(),
    text: p.text(),
    appliesFrom: p.datetime(3),
    /** The acts for which it has to be accepted. */
    acts: p.type(TextArray).$type<string[]>().columnType('text[]'),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  uniques: { agreement_version: ['name', 'version'] },
  checks: {
    agreement_name_form: "name ~ '^[a-z][a-z0-9-]{0,39}$'",
    agreement_version_form: "version ~ '^[A-Za-z0-9.-]{1,40}$'",
    agreement_hash_of_text: "hash = encode(sha256(convert_to(text, 'UTF8')), 'hex')",
  },
}) {}

/** That a member has accepted a version of an agreement. */
export class Acceptance extends entity({
  name: 'Acceptance',
  properties: {
    id: p.uuid().primary(),
    userId: () => reference(Profile, 'user_id'),
    agreementId: () => reference(Agreement, 'agreement_id'),
    /** The hash of the text that was accepted. */
    hash: p.text(),
    acceptedAt: p.datetime(3).defaultRaw('gateway_now()'),
    /** The first half of the address that it came from; null if that is unknown. */
    addressPrefix: p.text().strictNullable(),
    /** The name of the program that sent it; null if it sent none. */
    userAgent: p.text().strictNullable(),
  },
  indexes: { acceptance_agreement_index: ['agreementId'] },
  uniques: { acceptance_once: ['userId', 'agreementId'] },
}) {}
