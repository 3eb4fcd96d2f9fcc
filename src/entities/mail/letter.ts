import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Profile } from '../member/profile.ts'

/** What can become of a letter: it is new, waits for its time, is part of a digest, was sent, was given up, or came back. */
export type LetterState = 'new' | 'waiting' | 'gathered' | 'sent' | 'failed' | 'bounced'

/** The words of a letter, from which its text and its HTML are made. Links are named, since whoever has some of their URLs can act for the member. */
export interface LetterContent {
  /** The language of the words, a BCP 47 tag. */
  readonly language: string
  readonly subject: string
  readonly parts: readonly LetterPart[]
  readonly footer: readonly LetterPart[]
}

/** A heading, a paragraph, or a link with its label. */
export type LetterPart =
  | { readonly heading: string }
  | { readonly text: string }
  | { readonly link: LinkName; readonly label: string; readonly loan?: string }

/** Where links of letters lead to: `borrow` and `lend` to the page of a loan, for its borrower or for others. */
export type LinkName = 'app' | 'documents' | 'help' | 'borrow' | 'lend' | 'confirm' | 'unsubscribe'

/** A letter to a member, by e-mail. */
export class Letter extends entity({
  name: 'Letter',
  properties: {
    /** That of its notification, unless it is about several or none. */
    id: p.uuid().primary(),
    userId: () => p.manyToOne(Profile).mapToPk().deleteRule('no action').fieldName('user_id'),
    /** The kind of its notification, or of a letter that has none. */
    kind: p.text(),
    state: p.text().$type<LetterState>().default('new'),
    /** The digest that it was combined into. */
    digestId: p.uuid().strictNullable(),
    address: p.text().strictNullable(),
    content: p.json<LetterContent>().strictNullable(),
    /** The ids of other members and of loans that its words name. */
    about: p.array().columnType('text[]').strictNullable(),
    /** Why it has not arrived. */
    problem: p.text().strictNullable(),
    attempts: p.integer().default(0),
    /** Since when it could have been sent, or until when it has to wait. */
    dueAt: p.datetime(3).defaultRaw('gateway_now()'),
    /** Until when, by the machine's clock, a gateway has leased it, or it rests after an attempt. */
    heldUntil: p.datetime(3).strictNullable(),
    sentAt: p.datetime(3).strictNullable(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  indexes: {
    letter_due_index: "(due_at) where state in ('new', 'waiting')",
    letter_user_index: ['userId', 'id'],
    letter_state_index: "(state, id) where state in ('new', 'waiting', 'failed', 'bounced')",
    letter_digest_index: '(digest_id) where digest_id is not null',
    letter_match_index: "using gin (about) where kind in ('loan_matches', 'digest')",
    letter_address_index: '(lower(address)) where address is not null',
  },
  checks: {
    letter_states: "state in ('new', 'waiting', 'gathered', 'sent', 'failed', 'bounced')",
    letter_kind_form: "kind ~ '^[a-z_]{1,40}$'",
    letter_sent_whole:
      "state <> 'sent' or address is not null and content is not null and sent_at is not null",
    letter_gathered_in_one: "(state = 'gathered') = (digest_id is not null)",
    letter_attempts_counted: 'attempts >= 0',
  },
}) {}
