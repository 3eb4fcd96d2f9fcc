import { v7 as newId } from 'uuid'
import { firstRow } from '../../database/change.ts'
import type { Database } from '../../database/connection.ts'
import { idOrNone } from '../../database/ids.ts'
import {
  HELP_FILES_A_DAY,
  HELP_FILES_MAX,
  type HelpFile,
  type HelpFileType,
  helpFileBytes,
  helpFileTexts,
} from '../../entities/member/help-file.ts'
import { HelpRequest } from '../../entities/member/help-request.ts'
import { againAt } from '../again-at.ts'
import { idempotencyOf, made, perform, wrongState } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { checkText, invalid, type MaybeReason } from '../refusal.ts'
import type { ChangedHelpRequest } from './request.ts'

/** How the bytes of each type begin, how its names end, and its media type. */
const types: Readonly<
  Record<HelpFileType, { readonly begins: string; readonly ends: RegExp; readonly media: string }>
> = {
  pdf: { begins: '255044462d', ends: /\.pdf$/i, media: 'application/pdf' },
  jpeg: { begins: 'ffd8ff', ends: /\.jpe?g$/i, media: 'image/jpeg' },
  png: { begins: '89504e470d0a1a0a', ends: /\.png$/i, media: 'image/png' },
}

interface NewHelpFile {
  readonly id: string
  readonly name: string
  /** In Base64. */
  readonly content: string
  readonly idempotencyKey?: string | null
}

/** Adds a file to a member's last message in their own request, which waits for an answer; throws a Refusal. */
export async function addHelpFile(
  platform: Platform,
  { id: memberId }: { readonly id: string },
  input: NewHelpFile,
): Promise<ChangedHelpRequest> {
  const { id, name, content } = input
  const bytes = Buffer.from(content, 'base64')
  const type = typeOf(bytes)
  const once = idempotencyOf(input, checkName(name, type), checkContent(content, bytes, type))
  if (type === undefined) throw new Error('a file without a type is refused')
  const values = {
    by_user: memberId,
    ...once,
    of_request: idOrNone(id),
    new_id: newId(),
    called: name,
    of_type: type,
    bytes,
    most: HELP_FILES_MAX,
    most_a_day: HELP_FILES_A_DAY,
  }
  const done = await perform(platform, 'add_help_file', values, (outcome) => ({
    NOT_FOUND: { field: 'id', message: 'refusal.help.unknown' },
    ...wrongState(
      { from: outcome.from, to: 'open' },
      outcome.from === 'closed' ? 'refusal.help.ended' : 'refusal.help.file.answered',
    ),
    LIMIT_EXCEEDED: outcome.again_at
      ? { message: 'refusal.help.file.a_day', ...againAt(outcome, { max: HELP_FILES_A_DAY }) }
      : { message: 'refusal.help.file.most', details: { max: HELP_FILES_MAX } },
  }))
  return made(done, { helpRequest: HelpRequest })
}

/** What a file is goes by how its bytes begin, whatever its name says. */
function typeOf(bytes: Buffer): HelpFileType | undefined {
  const begin = bytes.toString('hex', 0, 8)
  const all = Object.entries(types) as [HelpFileType, (typeof types)[HelpFileType]][]
  return all.find(([, { begins }]) => begin.startsWith(begins))?.[0]
}

/** Whoever saves the file opens it by how its name ends, so that must be what the file is. */
function checkName(name: string, type: HelpFileType | undefined): MaybeReason {
  const wrong = checkText('name', name, helpFileTexts.name)
  if (wrong !== undefined) return wrong
  if (/[\p{Cc}\p{Bidi_C}/\\]/u.test(name)) return invalid('name', 'refusal.help.file.characters')
  if (type === undefined || types[type].ends.test(name)) return undefined
  return invalid('name', 'refusal.help.file.name', undefined, { type: type.toUpperCase() })
}

function checkContent(content: string, bytes: Buffer, type: HelpFileType | undefined): MaybeReason {
  if (bytes.toString('base64') !== content) return invalid('content', 'refusal.help.file.base64')
  const { min, max } = helpFileBytes
  if (bytes.length < min) return invalid('content', 'refusal.help.file.empty')
  if (bytes.length > max)
    return invalid('content', 'refusal.help.file.size', { max, size: bytes.length })
  return type === undefined && invalid('content', 'refusal.help.file.type')
}

/** The bytes of a file, with their media type and their SHA-256. */
interface HelpFileContent extends Pick<HelpFile, 'name' | 'type'> {
  readonly media: string
  readonly content: Buffer
  readonly hash: Buffer
}

/** The bytes of a file, for whoever was shown its record; null if there is none with this id, or not any more. */
export async function helpFileContent(
  { database }: { readonly database: Database },
  id: string,
): Promise<HelpFileContent | null> {
  const query = 'select name, type, hash, content from help_file where id = $1'
  const found = database.change<Omit<HelpFileContent, 'media'>>(query, [idOrNone(id)])
  const file = await firstRow(found)
  return file && { ...file, media: types[file.type].media }
}
