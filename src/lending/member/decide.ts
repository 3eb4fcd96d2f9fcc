import { v7 as newId } from 'uuid'
import { idOrNone } from '../../database/ids.ts'
import { Profile } from '../../entities/member/profile.ts'
import { doneAtMost, doneTooOften } from '../approval/alone.ts'
import { type Decision, decide, type Once } from '../audit-trail/decide.ts'
import { noteLength } from '../notes/add.ts'
import { type Explain, type Made, made, type Outcome, perform, wrongState } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import type { RefusalKey } from '../reason-text.ts'
import { checkText, type Reason } from '../refusal.ts'
import { type Operator, ownAccount } from './access.ts'

/** A decision, perhaps with what other operators are to know of it and the member is not told. */
export interface NotedDecision extends Decision {
  readonly note?: string | null
}

/** The decisions that an operator can make about a member. */
export type MemberDecision = 'freezeMember' | 'releaseMember' | 'closeMember'

/**
 * Freezes a member, releases them, or closes their account if they neither have nor owe anything. It takes effect when it commits;
 * within 30 s, every gateway refuses all requests of a frozen member.
 */
export async function decideOnMember(
  platform: Platform,
  operator: Operator,
  name: MemberDecision,
  input: NotedDecision,
): Promise<Made<{ member: Profile }>> {
  const { id, reason, note } = input
  const run = async (acting: Platform, once: Once) => {
    const of = { operation: name, member: idOrNone(id), reason }
    const noted = { note_id: newId(), noted: note ?? null }
    const values = { ...once, ...of, ...noted, ...doneAtMost(platform.limits.alone) }
    return made(await perform(acting, 'decide_on_member', values, explained(id)), {
      member: Profile,
    })
  }
  return decide(platform, operator, name, 'member', input, run, checkText('note', note, noteLength))
}

const explained =
  (memberId: string): Explain =>
  (outcome) => ({
    NOT_FOUND: { field: 'id', message: 'refusal.member.unknown' },
    ...ownAccount(),
    ...doneTooOften(outcome),
    ...wrongState(outcome, whyNot(outcome)),
    OBLIGATIONS_LEFT: {
      field: 'id',
      message: 'refusal.member.obligations',
      ...withMember(obligations(outcome), memberId),
    },
  })

function whyNot({ from }: Outcome): RefusalKey {
  if (from === 'active') return 'refusal.member.not_frozen'
  return from === 'erased' ? 'refusal.member.erased' : 'refusal.member.already'
}

const withMember = <Told extends { readonly details: object }>(told: Told, memberId: string) => ({
  ...told,
  details: { ...told.details, memberId },
})

/** What is left in an account, which prevents that its member leaves: what such a refusal is filled with. */
export function obligations(outcome: Outcome): Required<Pick<Reason, 'values' | 'details'>> {
  const details = figuresOf(outcome)
  const { loans, investments, payments, available, held, pending, owed } = details
  return {
    values: {
      has_available: available > 0n ? 'yes' : 'no',
      has_held: held > 0n ? 'yes' : 'no',
      has_pending: pending > 0n ? 'yes' : 'no',
      has_owed: owed > 0n ? 'yes' : 'no',
      loanCount: loans.length,
      investmentCount: investments.length,
      paymentCount: payments.length,
    },
    details,
  }
}

/** The same as details of a refusal: amounts in minor units, and the ids of records. */
function figuresOf(outcome: Outcome) {
  const figure = (name: string) => BigInt(Number(outcome[name] ?? 0))
  const ids = (name: string) => (outcome[name] ?? []) as readonly string[]
  return {
    available: figure('available'),
    held: figure('held'),
    pending: figure('pending'),
    owed: figure('owed'),
    loans: ids('loans'),
    investments: ids('investments'),
    payments: ids('payments'),
  }
}
