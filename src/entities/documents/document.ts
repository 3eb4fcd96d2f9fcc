import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Loan } from '../loan/loan.ts'
import { Profile } from '../member/profile.ts'
import { reference } from '../reference.ts'

/** The kinds of documents. */
export const documentKinds = [
  'monthly_statement',
  'tax_certificate',
  'loan_agreement',
  'arrears_notice',
  'paid_in_full',
  'payoff_letter',
  'receipt',
] as const

export type DocumentKind = (typeof documentKinds)[number]

/** A document of a member, made once: it never changes, and a correction is another one. */
export class Document extends entity({
  name: 'Document',
  properties: {
    id: p.uuid().primary(),
    userId: () => reference(Profile, 'user_id'),
    kind: p.text().$type<DocumentKind>(),
    /** Counts the forms of its kind. */
    version: p.integer(),
    /** A BCP 47 tag. */
    language: p.text(),
    title: p.text(),
    /** The month (`2026-11`), the year (`2026`) or the day (`2026-11-27`) that it is about. */
    period: p.text(),
    loanId: () => reference(Loan, 'loan_id').strictNullable(),
    /** The document that it corrects. */
    replacesId: () => reference(Document, 'replaces_id').strictNullable(),
    /** The newest line of the wallet's statement that it has; the next one begins after it. */
    lastPosition: p.bigint().strictNullable(),
    /** Its figures by name; amounts are in minor units, as text. */
    figures: p.json<Readonly<Record<string, unknown>>>(),
    /** The SHA-256 of its bytes. */
    hash: p.blob(),
    bytes: p.integer(),
    /** The SHA-256 of all that it says, whatever its id and its time. */
    said: p.blob().strictNullable().lazy(),
    content: p.blob().lazy(),
    madeAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  indexes: {
    document_user_index: ['userId', 'id'],
    document_loan_index: '(loan_id) where loan_id is not null',
  },
  uniques: {
    document_once:
      "(user_id, kind, period, coalesce(loan_id, '00000000-0000-0000-0000-000000000000')) where replaces_id is null and kind not in ('payoff_letter', 'receipt')",
    document_replaced_once: ['replacesId'],
  },
  checks: {
    document_kinds:
      "kind in ('monthly_statement', 'tax_certificate', 'loan_agreement', 'arrears_notice', 'paid_in_full', 'payoff_letter', 'receipt')",
    document_period_form: "period ~ '^\\d{4}(-\\d\\d){0,2}$'",
    document_hashed: 'hash = sha256(content) and bytes = octet_length(content)',
    document_size: 'bytes between 1 and 20000000',
    document_position: "(kind = 'monthly_statement') = (last_position is not null)",
  },
}) {}
