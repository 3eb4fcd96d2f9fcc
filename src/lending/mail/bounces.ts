import { isUuid } from '../../database/ids.ts'
import type { Platform } from '../platform.ts'
import type { Problem } from './problem.ts'

/** A letter that did not arrive. */
interface Bounce {
  readonly letterId: string
  readonly address: string
  readonly reason: string
  /** Whether no letter will ever arrive there. */
  readonly hard: boolean
}

/** Reads which letters came back: from a provider's event as JSON, or else from a delivery status notification (RFC 3464) as it was received. */
export function readBounces(type: string | undefined, body: Buffer): readonly Bounce[] {
  const text = body.toString('utf8')
  return /^application\/json\b/i.test(type ?? '') ? fromEvent(text) : fromNotification(text)
}

/** Throws a SyntaxError if the text is no JSON. */
function fromEvent(text: string): readonly Bounce[] {
  const { type, data } = Object(JSON.parse(text))
  const { message_id: message, recipient, permanent, reason } = Object(data)
  const letterId = letterIn(String(message))
  if (type !== 'email.bounced' || letterId === undefined || typeof recipient !== 'string') return []
  const unknown: Problem = 'letter.problem.no_reason'
  const why = typeof reason === 'string' ? reason.slice(0, 500) : unknown
  return [{ letterId, address: recipient, reason: why, hard: permanent === true }]
}

/** Each recipient has a block of fields of its own. The letter is named in the headers that come back with it. */
function fromNotification(text: string): readonly Bounce[] {
  const unfolded = text.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ')
  const letterId = [...unfolded.matchAll(/^message-id:(.*)$/gim)]
    .map(([, value = '']) => letterIn(value))
    .findLast((id) => id !== undefined)
  if (letterId === undefined) return []
  return unfolded.split('\n\n').flatMap((block) => {
    const address = /^(?:final|original)-recipient: *rfc822; *<?([^\s<>]+)>?/im.exec(block)?.[1]
    const status = /^status: *([245]\.\d{1,3}\.\d{1,3})/im.exec(block)?.[1] ?? ''
    if (address === undefined || !/^action: *failed\b/im.test(block)) return []
    const said = /^diagnostic-code: *(?:[\w-]+; *)?(.+)$/im.exec(block)?.[1]
    return [{ letterId, address, reason: (said ?? status).slice(0, 500), hard: isHard(status) }]
  })
}

/** Whether a status (RFC 3463) says that the address can't receive letters, and not that a policy refused one letter, or that the mailbox is full. */
export function isHard(status: string): boolean {
  return /\b5\.\d{1,3}\.\d{1,3}\b/.test(status) && !/\b5\.(?:7\.\d{1,3}|2\.2)\b/.test(status)
}

function letterIn(messageId: string): string | undefined {
  const [, id] = /<?([\da-f-]{36})@/i.exec(messageId) ?? []
  return id !== undefined && isUuid(id) ? id : undefined
}

/** Records letters that came back; returns how many were letters of this platform to these addresses. */
export async function recordBounces(
  { database }: Pick<Platform, 'database'>,
  bounces: readonly Bounce[],
): Promise<number> {
  const members = await Promise.all(
    bounces.map(({ letterId, address, reason, hard }) =>
      database.change<{ member: string | null }>('select bounce_letter($1, $2, $3, $4) as member', [
        letterId,
        address,
        reason,
        hard,
      ]),
    ),
  )
  return members.filter(([row]) => (row?.member ?? null) !== null).length
}
