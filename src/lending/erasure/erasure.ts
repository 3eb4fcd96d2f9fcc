import { onlyValue } from '../../database/change.ts'
import type { Reader } from '../../database/reader.ts'
import { obligations } from '../member/decide.ts'
import { type Explain, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import type { Erasure, Kept } from './state.ts'
import { eraseTraces } from './traces.ts'

/**
 * Erases the caller: their name and whatever else says who they are, their messages and addresses, everywhere; their account is closed. The ledger stays, under
 * an id that names nobody. Throws a Refusal while they have or owe anything.
 */
export async function requestErasure(
  platform: Platform,
  memberId: string,
): Promise<{ readonly erasure: Erasure }> {
  const values = { member: memberId, retention: { ...platform.limits.retentionYears } }
  await perform(platform, 'request_erasure', values, explained)
  await eraseTraces(platform, memberId)
  const erasure = await erasureOf(platform.database, memberId)
  if (erasure === null) throw new Error('an erasure vanished')
  await platform.erasures.add(erasure)
  return { erasure }
}

/** A member's erasure; null if the member was not erased. */
export async function erasureOf(
  { change }: Pick<Platform['database'], 'change'>,
  memberId: string,
): Promise<Erasure | null> {
  const erasure = await onlyValue<Stored | null>(change('select erasure_of($1)', [memberId]))
  return erasure && shown(erasure)
}

/** Every erasure, in the order in which they were made. */
export async function allErasures({ query }: Pick<Reader, 'query'>): Promise<readonly Erasure[]> {
  const rows = await query<{ erasure: Stored }>(
    'select erasure_of(member_id) as erasure from erasure order by erased_at, member_id',
  )
  return rows.map(({ erasure }) => shown(erasure))
}

/** As the database has it. */
interface Stored {
  readonly member_id: string
  readonly erased_at: string
  readonly done_at: string | null
  readonly kept: Kept[]
}

function shown({ member_id: memberId, erased_at: at, done_at: done, kept }: Stored): Erasure {
  const status = done === null ? 'erasing' : kept.length > 0 ? 'retained' : 'erased'
  return { memberId, erasedAt: new Date(at), status, kept }
}

const explained: Explain = (outcome) => {
  const { values, details } = obligations(outcome)
  const requests = Number(outcome.requests ?? 0)
  return {
    OBLIGATIONS_LEFT: {
      message: 'refusal.erasure.obligations',
      values,
      details: { ...details, requests },
    },
  }
}
