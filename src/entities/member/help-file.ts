import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { reference } from '../reference.ts'
import { HelpRequest } from './help-request.ts'
import { Profile } from './profile.ts'

/** How many files a member can add to the question, and to each reply. */
export const HELP_FILES_MAX = 3
/** How many a member can add within 24 hours, to all requests. */
export const HELP_FILES_A_DAY = 20
/** The size of a file in bytes. */
export const helpFileBytes = { min: 1, max: 5_242_880 } as const
/** How long the name of a file is. */
export const helpFileTexts = { name: { min: 1, max: 200 } } as const

/** What a file can be. */
const helpFileTypes = ['pdf', 'jpeg', 'png'] as const
export type HelpFileType = (typeof helpFileTypes)[number]

/** A file that a member has added to the question, or to a reply, of a request for help; it never changes, and an erasure deletes it. */
export class HelpFile extends entity({
  name: 'HelpFile',
  properties: {
    id: p.uuid().primary(),
    helpRequestId: () => reference(HelpRequest, 'help_request_id'),
    /** Whose request it is. */
    userId: () => reference(Profile, 'user_id'),
    /** To what it belongs: 0 for the question, 1 for the first reply, and so on. */
    turn: p.integer(),
    /** From 1, among the files of the question or the reply. */
    position: p.integer(),
    name: p.text(),
    type: p.enum(helpFileTypes),
    /** The SHA-256 of its bytes. */
    hash: p.blob(),
    bytes: p.integer(),
    content: p.blob().lazy(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  lengths: helpFileTexts,
  indexes: { help_file_user_index: ['userId', 'createdAt'] },
  uniques: { help_file_once: ['helpRequestId', 'turn', 'position'] },
  checks: {
    help_file_position: 'turn >= 0 and position between 1 and 3',
    help_file_hashed: 'hash = sha256(content) and bytes = octet_length(content)',
    help_file_size: 'bytes between 1 and 5242880',
    help_file_begins: `substring(content for case type when 'pdf' then 5 when 'jpeg' then 3 else 8 end)
    = case type when 'pdf' then '\\x255044462d'::bytea when 'jpeg' then '\\xffd8ff'::bytea else '\\x89504e470d0a1a0a'::bytea end`,
    help_file_named:
      "name ~* case type when 'pdf' then '\\.pdf$' when 'jpeg' then '\\.jpe?g$' else '\\.png$' end",
  },
}) {}
