import { v7 as newId } from 'uuid'
import { idOrNone } from '../../database/ids.ts'
import {
  Notification,
  notificationTexts,
  notificationType,
} from '../../entities/member/notification.ts'
import { doneAtMost, doneTooOften } from '../approval/alone.ts'
import { asOperator } from '../audit-trail/act.ts'
import type { Operator } from '../member/access.ts'
import {
  type Explanations,
  idempotencyOf,
  type Made,
  made,
  type Outcome,
  perform,
} from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { checkText, invalid, type MaybeReason } from '../refusal.ts'

const DATA_MAX = 4096

/** A notification to create; its recipient is the caller if `userId` is absent. */
interface NewNotification {
  readonly userId?: string | null
  readonly type?: string | null
  readonly title: string
  readonly message: string
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly idempotencyKey?: string | null
}

type Created = Made<{ notification: Notification }>

/** Adds a notification to the caller's inbox or, as an operator's act, to another member's; throws a Refusal. */
export async function createNotification(
  platform: Platform,
  sender: Operator,
  input: NewNotification,
): Promise<Created> {
  const recipient = input.userId?.toLowerCase() ?? sender.id
  const create = (within: Platform) => createFor(within, sender, recipient, input)
  if (recipient === sender.id) return create(platform)
  const act = { name: 'createNotification', targetKind: 'member', targetId: recipient }
  return asOperator(platform, sender, act, create)
}

async function createFor(
  platform: Platform,
  sender: Operator,
  recipient: string,
  input: NewNotification,
): Promise<Created> {
  const { type, title, message, data } = input
  const once = idempotencyOf(input, ...wrongIn(input))
  const asked = {
    by_user: sender.id,
    ...once,
    new_id: newId(),
    of_type: type ?? 'message',
    of_title: title,
    of_message: message,
    of_data: data ?? {},
  }
  const explain = (outcome: Outcome): Explanations => ({
    NOT_FOUND: { field: 'userId', message: 'refusal.notification.recipient' },
    ...doneTooOften(outcome, 'userId'),
  })
  const most = doneAtMost(platform.limits.alone)
  const done =
    recipient === sender.id
      ? await perform(platform, 'create_own_notification', asked, explain)
      : await perform(
          platform,
          'create_notification',
          { ...asked, to_user: idOrNone(recipient), ...most },
          explain,
        )
  return made(done, { notification: Notification })
}

function wrongIn({ type, title, message, data }: NewNotification): readonly MaybeReason[] {
  const size = Buffer.byteLength(JSON.stringify(data ?? {}))
  return [
    typeof type === 'string' &&
      !notificationType.test(type) &&
      invalid('type', 'refusal.notification.type'),
    checkText('title', title, notificationTexts.title),
    checkText('message', message, notificationTexts.message),
    checkText('data', textsIn(data), { max: Number.POSITIVE_INFINITY }),
    size > DATA_MAX && invalid('data', 'refusal.notification.data', { max: DATA_MAX }, { size }),
  ]
}

/** All keys and strings of a JSON value in one text, unescaped: JSON can escape characters that PostgreSQL can't store. */
function textsIn(data: unknown): string {
  const texts: string[] = []
  JSON.stringify(data ?? {}, (name, value) => {
    texts.push(name, typeof value === 'string' ? value : '')
    return value
  })
  return texts.join(' ')
}
