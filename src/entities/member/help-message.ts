import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { reference } from '../reference.ts'
import { HelpRequest, helpTexts } from './help-request.ts'
import { Profile } from './profile.ts'

/** A member's reply to an answer, or an answer that was replied to; it never changes, except that an erasure empties it. */
export class HelpMessage extends entity({
  name: 'HelpMessage',
  properties: {
    id: p.uuid().primary(),
    helpRequestId: () => reference(HelpRequest, 'help_request_id'),
    /** Whose request it is. */
    userId: () => reference(Profile, 'user_id'),
    fromMember: p.boolean(),
    /** The operator who wrote it; null for the member's own. */
    authorId: () => reference(Profile, 'author_id').strictNullable(),
    /** Null once the member was erased. */
    text: p.text().strictNullable(),
    writtenAt: p.datetime(3),
  },
  lengths: { text: helpTexts.message },
  indexes: {
    help_message_request_index: ['helpRequestId', 'id'],
    help_message_user_index: ['userId'],
  },
  checks: { help_message_author: 'from_member = (author_id is null)' },
}) {}
