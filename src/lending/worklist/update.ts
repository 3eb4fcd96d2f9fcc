import { WorkItem } from '../../entities/operator/work.ts'
import { asOperator } from '../audit-trail/act.ts'
import { type Operator, ownAccount } from '../member/access.ts'
import { perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { checkId, checkText, refuseIf } from '../refusal.ts'

/** How long the note on an item is, in characters. */
export const itemNoteLength = { min: 1, max: 500 } as const

/** What changes of an item; what is absent stays. */
interface WorkChange {
  readonly id: string
  readonly ownerId?: string | null
  readonly note?: string | null
  /** A day to come; null shows it again at once. */
  readonly lookAgainOn?: string | null
  readonly version?: number | null
}

/** Kinds of items by the records that the audit trail says they are about. */
const targets: Readonly<Record<string, string>> = {
  late: 'loan',
  review: 'loan',
  request: 'request',
  payment: 'payment',
  bank_line: 'bank line',
  mail: 'member',
  help: 'help request',
}

/** Gives an item of the worklist to an operator, or to nobody, writes a note on it, and puts it away until a day; throws a Refusal. */
export function updateWorkItem(
  platform: Platform,
  operator: Operator,
  { id, ownerId, note, lookAgainOn, version }: WorkChange,
): Promise<{ readonly item: WorkItem }> {
  const [kind = '', subject = ''] = id.split(':')
  const act = {
    name: 'updateWorkItem',
    targetKind: targets[kind] ?? 'loan',
    targetId: kind in targets ? subject : null,
  }
  return asOperator(platform, operator, act, async (acting) => {
    refuseIf(checkId('ownerId', ownerId), checkText('note', note, itemNoteLength))
    const given = {
      ...(ownerId !== undefined && { owner_id: ownerId }),
      ...(note !== undefined && { note }),
      ...(lookAgainOn !== undefined && { look_again_on: lookAgainOn }),
    }
    const values = { by_user: operator.id, item: id, seen: version ?? null, given }
    const done = await perform(acting, 'update_work', values, ({ because, min, max }) => ({
      NOT_FOUND: { field: 'id', message: 'refusal.work.unknown' },
      VALIDATION_FAILED:
        because === 'day'
          ? { field: 'lookAgainOn', message: 'refusal.work.day', details: { min, max } }
          : { field: 'ownerId', message: 'refusal.work.owner' },
      ...ownAccount(),
    }))
    return { item: done.record(WorkItem, 'item') }
  })
}
