import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Profile } from '../member/profile.ts'
import { extensionOf } from '../reference.ts'

const form = (column: string) =>
  `char_length(${column}) <= 254 and ${column} ~ '^[^[:space:][:cntrl:]@]+@[^[:space:][:cntrl:]@]+$'`

/** Where a member gets letters. */
export class MailAddress extends entity({
  name: 'MailAddress',
  properties: {
    userId: () => extensionOf(Profile, 'user_id'),
    /** The one in the member's tokens, which the issuer has verified. */
    tokenAddress: p.text().strictNullable(),
    /** The one that the member gave and has confirmed; it comes before the other. */
    ownAddress: p.text().strictNullable(),
    /** The one that the member gave and has not confirmed yet. */
    wantedAddress: p.text().strictNullable(),
    wantedAt: p.datetime(3).strictNullable(),
    /** The one that letters came back from. */
    bouncedAddress: p.text().strictNullable(),
    bouncedAt: p.datetime(3).strictNullable(),
    bounceReason: p.text().strictNullable(),
  },
  indexes: {
    mail_address_bounced_index: '(bounced_at) where bounced_at is not null',
    mail_address_used_index: '(lower(coalesce(own_address, token_address)))',
    mail_address_token_index: '(lower(token_address)) where own_address is not null',
    mail_address_wanted_index: '(lower(wanted_address)) where wanted_address is not null',
  },
  checks: {
    mail_address_token_form: form('token_address'),
    mail_address_own_form: form('own_address'),
    mail_address_wanted_form: form('wanted_address'),
    mail_address_wanted_since: '(wanted_address is null) = (wanted_at is null)',
    mail_address_bounced_since: '(bounced_address is null) = (bounced_at is null)',
  },
}) {}
