import { v7 as newId } from 'uuid'
import type { SqlFunctions } from '../../database/functions.generated.ts'
import { idOrNone } from '../../database/ids.ts'
import { WalletState } from '../../entities/ledger/wallet.ts'
import { WalletTransaction } from '../../entities/ledger/wallet-transaction.ts'
import {
  Payment,
  type PaymentDirection,
  type PaymentState,
} from '../../entities/payments/payment.ts'
import { wholeMinute } from '../again-at.ts'
import { ownNameAt } from '../bank-accounts/own-name.ts'
import { crossingLimits } from '../exposure.ts'
import { type Done, type Explain, idempotencyOf, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { checkId, invalid, type Reason, Refusal, refuseIf } from '../refusal.ts'
import {
  checkMoney,
  checkRecipient,
  type MoneyInput,
  type Moved,
  move,
  ownReferenceOf,
  PaymentBegun,
  type Transfer,
  transfer,
} from '../wallet/wallet.ts'
import { type PendingLine, pendingLine } from './line.ts'
import type { Answer, PaymentProvider } from './provider.ts'

const ANSWER_MS = 10_000

/** The input of a deposit or withdrawal; its bank account is debited, or gets the money. */
interface PaymentInput extends MoneyInput {
  readonly bankAccountId?: string | null
}

/** What is recorded of a payment: an answer, or that there was none. */
type Recorded = Partial<Omit<Answer, 'state'>> & { readonly state: PaymentState | null }

/** What became of a payment is unknown if the answer to its start was lost. */
export const unknown: Recorded = { state: 'unknown' }

/** What became of a deposit or withdrawal: its line, which is not on the statement yet if the payment has not settled. */
export type Paid = Omit<Moved, 'transaction'> & {
  readonly transaction: WalletTransaction | PendingLine
}

/** Deposits money from outside the platform into a wallet. */
export const deposit = pay.bind(null, 'deposit')

/** Withdraws money from a wallet out of the platform. */
export const withdraw = pay.bind(null, 'withdraw')

async function pay(
  operation: 'deposit' | 'withdraw',
  platform: Platform,
  userId: string,
  input: PaymentInput,
): Promise<Paid> {
  const { bankAccountId = null } = input
  checkMoney(platform, input, checkId('bankAccountId', bankAccountId))
  const provider = providerFor(platform, operation, bankAccountId)
  const { withdrawApprovalAbove: most, screening } = platform.limits
  // Where a case can hold money, a job sends everybody's withdrawals, so that nobody can tell a hold from their answers.
  const later = operation === 'withdraw' && screening !== null
  const waits = operation === 'withdraw' && most !== null && input.amount > most
  if (!waits && !later && bankAccountId === null && provider.settlesAtOnce?.(input.amount)) {
    const paid = await atOnce(move(platform, operation, userId, input, { provider: provider.name }))
    if (paid !== undefined) return paid
  }
  const begun = await begin(
    platform,
    operation,
    userId,
    input,
    {
      with_provider: provider.name,
      in_house: provider.house,
      review_above: most,
      with_account: bankAccountId,
      own_name: bankAccountId && (await ownNameAt(platform.database, userId, bankAccountId)),
      starts_later: later,
    },
    explained,
  )
  // An earlier call with this key was settled at once, by the provider that there was then.
  if (later || begun.outcome.payment === undefined) return shown(begun)
  const payment = begun.record(Payment, 'payment')
  // An earlier call with this key may have ended before the provider answered. What has not started waits for an operator or for a job.
  if (payment.asks > 0 || payment.startedAt === null) return shown(begun)
  const answer = await answered(() => provider.start(payment), unknown)
  return shown(await recordAnswer(platform, payment, answer), begun.replayed)
}

/**
 * Transfers money to another member. Where a case can hold money, everybody's transfers are delayed, like withdrawals: the money is
 * held, and a job completes them.
 */
export async function send(platform: Platform, userId: string, input: Transfer): Promise<Paid> {
  if (platform.limits.screening === null) {
    const moved = await atOnce(transfer(platform, userId, input))
    if (moved !== undefined) return moved
  }
  checkMoney(platform, input, checkRecipient(userId, input.recipientId))
  const begun = await begin(platform, 'transfer', userId, input, {
    with_provider: 'transfer',
    in_house: null,
    to_member: idOrNone(input.recipientId),
    starts_later: true,
  })
  return shown(begun)
}

function begin(
  platform: Platform,
  operation: 'deposit' | 'withdraw' | 'transfer',
  userId: string,
  input: MoneyInput,
  more: Pick<SqlFunctions['begin_payment'], 'with_provider' | 'in_house' | 'starts_later'> &
    Partial<SqlFunctions['begin_payment']>,
  explain?: Explain,
): Promise<Done> {
  const once = idempotencyOf(input)
  const values = {
    by_user: userId,
    operation,
    ...once,
    ids: [newId(), newId(), newId()],
    amount: input.amount,
    description: input.description ?? null,
    ...ownReferenceOf(input),
    limits: crossingLimits(platform.limits.exposure, platform.limits.gate),
    ...more,
  }
  return perform(platform, 'begin_payment', values, explain)
}

/** A movement that is made at once; undefined if an earlier call with its key has begun a payment. */
function atOnce(moved: Promise<Paid>): Promise<Paid | undefined> {
  return moved.catch((error) => {
    if (error instanceof PaymentBegun) return undefined
    throw error
  })
}

/** The provider of a payment: a deposit that names a bank account needs one that can debit it. */
function providerFor(
  { payments }: Platform,
  operation: 'deposit' | 'withdraw',
  bankAccountId: string | null,
): PaymentProvider {
  const direction: PaymentDirection = operation === 'deposit' ? 'in' : 'out'
  const debits = direction === 'in' && bankAccountId !== null
  const found = payments.find(
    ({ directions, collectsUntil }) =>
      directions.includes(direction) && (collectsUntil !== undefined || !debits),
  )
  if (found === undefined) throw new Refusal([unavailable(direction, debits)])
  const isMissing = direction === 'out' && found.usesBankAccounts && bankAccountId === null
  refuseIf(isMissing && invalid('bankAccountId', 'refusal.payment.account_required'))
  return found
}

function unavailable(direction: PaymentDirection, debits: boolean): Reason {
  const lacks =
    direction === 'in' ? 'refusal.payment.no_deposits' : 'refusal.payment.no_withdrawals'
  return { code: 'PAYMENTS_UNAVAILABLE', message: debits ? 'refusal.payment.no_debits' : lacks }
}

const explained: Explain = ({ usable_at: time, of }) => {
  const field = 'bankAccountId'
  const usableAt = new Date(String(time ?? 0)).toISOString()
  return {
    NOT_FOUND: { field, message: 'refusal.payment.account' },
    VALIDATION_FAILED: {
      field,
      message: of === 'name' ? 'refusal.account.renamed' : 'refusal.payment.needs_iban',
    },
    BANK_ACCOUNT_NEW: {
      field,
      message: 'refusal.payment.account_new',
      values: { usableAt: { time: wholeMinute(usableAt) } },
      details: { usableAt },
    },
    MANDATE_MISSING: { field, message: 'refusal.payment.no_mandate' },
  }
}

/** Calls a provider; `lost` if it fails, or does not answer within 10 seconds. */
export function answered<Given, Lost>(
  call: () => Promise<Given>,
  lost: Lost,
): Promise<Given | Lost> {
  return inTime(call).catch(() => lost)
}

/** Records what a provider says of a payment; a state of null is none, and changes nothing. */
export async function recordAnswer(
  platform: Pick<Platform, 'database' | 'currency' | 'limits'>,
  payment: Payment,
  { state, reference, paymentUrl, reason, reasonCode, askAt }: Recorded,
): Promise<Done> {
  const values: SqlFunctions['record_payment'] = {
    of_payment: payment.id,
    to_state: state,
    ids: Array.from({ length: 4 }, () => newId()),
    of_reference: reference ?? null,
    url: paymentUrl ?? null,
    why: (typeof reason === 'object' ? reason.said : reason) ?? null,
    ask_next: askAt ?? null,
    code: reasonCode ?? null,
    credit_limit: platform.limits.depositCreditLimit,
  }
  return perform({ ...platform, database: platform.database.operating() }, 'record_payment', values)
}

async function inTime<T>(call: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('the provider does not answer')), ANSWER_MS)
  try {
    return await Promise.race([call(), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

function shown({ record, outcome, replayed }: Done, again = replayed): Paid {
  const wallet = record(WalletState, 'wallet')
  const transaction =
    outcome.transaction === null
      ? pendingLine(record(Payment, 'payment'), wallet)
      : record(WalletTransaction, 'transaction')
  return { transaction, wallet, replayed: again }
}
