import { idOrNone } from '../../database/ids.ts'
import { BankLine } from '../../entities/payments/bank-line.ts'
import { AMOUNT_MAX } from '../../money.ts'
import { approvedAbove } from '../approval/alone.ts'
import { type MadeOrAsked, madeOrAsked, requestPending } from '../approval/pending.ts'
import { type Decision, decide } from '../audit-trail/decide.ts'
import { type Operator, ownAccount } from '../member/access.ts'
import { type Explain, type Explanations, perform, wrongState } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { checkAmount, checkId, invalid, type Reason } from '../refusal.ts'

/** What a line in suspense is for: a deposit of this member's, this payment, the money of this payment provider, the bank's fees, or the platform's own. */
type Assignment = Decision & {
  readonly memberId?: string | null
  /** A payment through the bank that is booked, and of which no line is known. */
  readonly paymentId?: string | null
  readonly provider?: string | null
  readonly bankFees?: boolean | null
  readonly ownFunds?: boolean | null
  /** What the provider kept of it, in minor units. */
  readonly fee?: bigint | null
}

/** Says what a line in suspense is for, once, for an operator; throws a Refusal. */
export function assignBankLine(
  platform: Platform,
  operator: Operator,
  input: Assignment,
): Promise<MadeOrAsked<{ bankLine: BankLine }>> {
  const { id, reason, memberId = null, paymentId = null, provider = null } = input
  const [bankFees, ownFunds] = [input.bankFees === true, input.ownFunds === true]
  const fee = input.fee ?? 0n
  const isPayment = memberId !== null || paymentId !== null
  const other = provider !== null ? 'provider' : ownFunds ? 'own_funds' : 'fees'
  const purpose = isPayment ? 'payment' : other
  return decide(
    platform,
    operator,
    'assignBankLine',
    'bank line',
    input,
    async (acting, once) => {
      const values = {
        ...once,
        of_line: idOrNone(id),
        to_purpose: purpose,
        of_member: memberId === null ? null : idOrNone(memberId),
        of_provider: provider,
        kept: fee,
        reason,
        ...approvedAbove(platform.limits.alone),
        of_payment: paymentId === null ? null : idOrNone(paymentId),
      }
      const done = await perform(acting, 'assign_bank_line', values, explained)
      return madeOrAsked(done, { bankLine: BankLine })
    },
    checkId('memberId', memberId),
    checkId('paymentId', paymentId),
    oneOf([memberId !== null, paymentId !== null, provider !== null, bankFees, ownFunds]),
    unknownProvider(platform, provider),
    checkAmount('fee', fee, { min: 0n, max: AMOUNT_MAX }),
    fee > 0n && provider === null && invalid('fee', 'refusal.bank.fee_alone'),
  )
}

function oneOf(given: readonly boolean[]): Reason | undefined {
  if (given.filter(Boolean).length === 1) return undefined
  return invalid('memberId', 'refusal.bank.one_of')
}

/** The payment providers that can have paid out a line of a statement. */
export function providersIn({ payments }: Pick<Platform, 'payments'>): string[] {
  return payments.map(({ name }) => name).filter((name) => name !== 'bank-file')
}

function unknownProvider(platform: Platform, provider: string | null): Reason | undefined {
  const names = providersIn(platform)
  if (provider === null || names.includes(provider)) return undefined
  return names.length === 0
    ? invalid('provider', 'refusal.bank.no_provider')
    : invalid('provider', 'refusal.bank.provider', undefined, { names })
}

const unknownOf: Readonly<Record<string, Explanations['NOT_FOUND']>> = {
  member: { field: 'memberId', message: 'refusal.bank.member' },
  payment: { field: 'paymentId', message: 'refusal.bank.payment' },
}

const wrongOf: Readonly<Record<string, Explanations['NOT_FOUND']>> = {
  fee: { field: 'fee', message: 'refusal.bank.fee_most' },
  payment: { field: 'paymentId', message: 'refusal.bank.payment_amount' },
}

const explained: Explain = (outcome) => {
  const of = String(outcome.of)
  return {
    NOT_FOUND: unknownOf[of] ?? { field: 'id', message: 'refusal.bank.line' },
    VALIDATION_FAILED: wrongOf[of] ?? { field: 'memberId', message: 'refusal.bank.went_out' },
    ...wrongState(outcome, 'refusal.bank.known'),
    ...ownAccount('memberId'),
    ...requestPending(outcome),
  }
}
