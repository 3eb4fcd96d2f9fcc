import { idOrNone } from '../../database/ids.ts'
import { Profile } from '../../entities/member/profile.ts'
import { type Currency, formatAmount } from '../../money.ts'
import { doneTooOften } from '../approval/alone.ts'
import { type Decision, decide } from '../audit-trail/decide.ts'
import { type Explanations, type Outcome, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { type Operator, ownAccount } from './access.ts'

/** The decisions that an operator can make about a member. */
export type MemberDecision = 'freezeMember' | 'releaseMember' | 'closeMember'

/** A member after a decision. */
export interface DecidedMember {
  readonly member: Profile
  /** Decided by an earlier call with the same key. */
  readonly replayed: boolean
}

/**
 * Freezes a member, releases them, or closes their account if they neither have nor owe anything. It takes effect when it commits;
 * within 30 s, every gateway refuses all requests of a frozen member.
 */
export async function decideOnMember(
  platform: Platform,
  operator: Operator,
  name: MemberDecision,
  input: Decision,
): Promise<DecidedMember> {
  return decide(platform, operator, name, 'member', input, async (acting, key, hash) => {
    const { acts, days } = platform.limits.alone
    const values = {
      by_user: operator.id,
      operation: name,
      with_key: key,
      hash,
      member: idOrNone(input.id),
      reason: input.reason,
      most: acts,
      days,
    }
    const done = await perform(acting, 'decide_on_member', values, (outcome) =>
      explained(platform.currency, outcome),
    )
    return { member: done.record(Profile, 'member'), replayed: done.replayed }
  })
}

function explained(currency: Currency, outcome: Outcome): Explanations {
  const { from, to } = outcome
  return {
    NOT_FOUND: { field: 'id', message: 'id names no member.' },
    ...ownAccount(),
    ...doneTooOften(outcome),
    INVALID_TRANSITION: {
      field: 'id',
      message:
        from === 'active'
          ? 'This member is not frozen.'
          : `This member is already ${from}; releaseMember lets them in again.`,
      details: { from, to },
    },
    OBLIGATIONS_LEFT: { field: 'id', ...obligations(currency, outcome) },
  }
}

/** Says what prevents closing an account. */
function obligations({ code, decimals }: Currency, outcome: Outcome) {
  const { available, held, pending, owed } = figuresOf(outcome)
  const shown = (amount = 0n) => `${formatAmount(amount, decimals)} ${code}`
  const { loans = [], investments = [] } = outcome as { loans?: string[]; investments?: string[] }
  const message = [
    'The account can be closed once it is empty:',
    `${shown(available)} are available, ${shown(held)} held and ${shown(pending)} on their way,`,
    `${loans.length} loans are open, ${shown(owed)} is owed, and ${investments.length} investments are not over.`,
  ].join(' ')
  return { message, details: { available, held, pending, owed, loans, investments } }
}

function figuresOf({ available, held, pending, owed }: Outcome) {
  const figure = (value: unknown) => BigInt(Number(value ?? 0))
  return {
    available: figure(available),
    held: figure(held),
    pending: figure(pending),
    owed: figure(owed),
  }
}
