import type { Client } from '@urql/core'
import { lost } from '../../../api/refusals.ts'
import { textOf } from '../../../parts/forms/entered.ts'
import type { Said } from '../../../parts/said.ts'
import { day, dayOf, today } from '../../../parts/time.ts'
import type { Refused } from '../../acting/refused.ts'
import { remindMutation } from '../../reminders/operations.ts'
import { t } from '../messages/index.ts'
import { type Names, nowIs, ownedBy } from '../now-is.ts'
import { updateWorkMutation, type Work } from '../operations.ts'
import { newerIn } from '../use-change.ts'

/** What can be done with several items, each with its key. */
export const bulkKeys = { take: 'T', handOver: 'H', putAway: 'P', remind: 'R' } as const
export type BulkAct = keyof typeof bulkKeys

/** What is entered for all of the items. */
export interface Wanted {
  readonly ownerId?: string
  readonly lookAgainOn?: string
  readonly message?: string
}

/** Reads from a form what is entered for all of them, or what is missing. */
export function wantedIn(
  act: BulkAct,
  form: FormData,
): { readonly input: Wanted } | { readonly missing: Readonly<Record<string, Said>> } {
  const [ownerId, lookAgainOn] = [textOf(form, 'ownerId'), textOf(form, 'lookAgainOn')]
  const message = textOf(form, 'message')
  if (act === 'handOver' && !ownerId) return { missing: { ownerId: () => t('bulk.handOver.whom') } }
  if (act === 'putAway' && lookAgainOn <= today())
    return { missing: { lookAgainOn: () => t('bulk.putAway.day') } }
  return {
    input: {
      ...(ownerId && { ownerId }),
      ...(lookAgainOn && { lookAgainOn }),
      ...(message && { message }),
    },
  }
}

/** What became of one item: it was done, there was nothing to do, it was refused, or nobody knows, since no answer came. */
export interface Outcome {
  readonly state: 'done' | 'kept' | 'refused' | 'lost'
  readonly says: Said
}

/** Who acts, and what colleagues are called. */
export interface Acting {
  readonly own: string
  readonly names: Names
}

/** Does it with one item. Sending it again with the same key, or once it has been done, does no more than sending it once. */
export function bulkOne(act: BulkAct, wanted: Wanted, { own, names }: Acting) {
  const change = act === 'take' ? { ownerId: own } : wanted
  return async (client: Client, item: Work, idempotencyKey: string): Promise<Outcome> => {
    const needless = act === 'remind' ? noReminder(item) : saysKept(item)
    if (needless) return { state: 'kept', says: needless }
    const { message } = wanted
    const { data, error } =
      act === 'remind'
        ? await client
            .mutation(remindMutation, {
              input: { id: item.subjectId, ...(message && { message }), idempotencyKey },
            })
            .toPromise()
        : await client
            .mutation(updateWorkMutation, {
              input: { id: item.id, ...change, version: item.version },
            })
            .toPromise()
    const refused = error || !data ? lost(error) : data.acted.userErrors
    return refused.length === 0 ? { state: 'done', says: () => saysDone() } : outcomeOf(refused)
  }

  function outcomeOf(refused: readonly Refused[]): Outcome {
    const newer = newerIn(refused)
    // An answer that got lost before may have been a yes.
    if (newer && isSo(newer, change)) return { state: 'done', says: () => saysDone() }
    const state = refused.some(({ code }) => code === 'LOST') ? 'lost' : 'refused'
    const says = () =>
      newer
        ? t('bulk.changed', { now: nowIs(newer, names, own) })
        : refused.map((one) => one.message).join(' ')
    return { state, says }
  }

  function saysDone(): string {
    const { lookAgainOn } = change
    if (act === 'putAway' && lookAgainOn) return t('again', { day: day(lookAgainOn) })
    if (act === 'handOver') return ownedBy(change.ownerId ?? null, names, own)
    return t(act === 'take' ? 'own' : 'bulk.reminded')
  }

  /** Why there is nothing to do; undefined if there is. Items that a colleague has can't be taken several at a time. */
  function saysKept(item: Work): Said | undefined {
    const isTheirs = act === 'take' && item.ownerId !== null
    if (!isTheirs && !isSo(item, change)) return undefined
    return () => t('bulk.isSo', { now: nowIs({ ...item, note: null }, names, own) })
  }
}

/** Why nobody can be reminded; undefined if the borrower can be, as far as that is known before. */
export function noReminder({ kind, nextStep, lastReminder }: Work): Said | undefined {
  if (kind !== 'LATE') return () => t('bulk.notLate')
  if (nextStep === 'RECOVER') return () => t('bulk.inDefault')
  if (lastReminder && dayOf(lastReminder.sentAt) === today()) return () => t('bulk.remindedToday')
  return undefined
}

function isSo(
  is: Pick<Work, 'ownerId' | 'lookAgainOn'>,
  { ownerId = is.ownerId ?? undefined, lookAgainOn = is.lookAgainOn ?? undefined }: Wanted,
): boolean {
  return (ownerId ?? null) === is.ownerId && (lookAgainOn ?? null) === is.lookAgainOn
}
