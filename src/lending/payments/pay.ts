import { v7 as newId } from 'uuid'
import type { SqlFunctions } from '../../database/functions.generated.ts'
import { WalletState } from '../../entities/ledger/wallet-state.ts'
import { WalletTransaction } from '../../entities/ledger/wallet-transaction.ts'
import {
  Payment,
  type PaymentDirection,
  type PaymentState,
} from '../../entities/payments/payment.ts'
import { crossingLimits } from '../exposure.ts'
import { type Done, idempotencyOf, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { Refusal } from '../refusal.ts'
import { checkMoney, type MoneyInput, type Moved, move } from '../wallet/wallet.ts'
import { type PendingLine, pendingLine } from './line.ts'
import type { Answer, PaymentProvider } from './provider.ts'

const ANSWER_MS = 10_000

/** What is recorded of a payment: an answer, or that there was none. */
type Recorded = Partial<Omit<Answer, 'state'>> & { readonly state: PaymentState | null }

/** What became of a payment is unknown if the answer to its start was lost. */
export const unknown: Recorded = { state: 'unknown' }

/** What became of a deposit or withdrawal: its line, which is not on the statement yet if the payment has not settled. */
export type Paid = Omit<Moved, 'transaction'> & {
  readonly transaction: WalletTransaction | PendingLine
}

/** Deposits money from outside the platform into a wallet. */
export async function deposit(
  platform: Platform,
  userId: string,
  input: MoneyInput,
): Promise<Paid> {
  return pay(platform, 'deposit', userId, input)
}

/** Withdraws money from a wallet out of the platform. */
export async function withdraw(
  platform: Platform,
  userId: string,
  input: MoneyInput,
): Promise<Paid> {
  return pay(platform, 'withdraw', userId, input)
}

async function pay(
  platform: Platform,
  operation: 'deposit' | 'withdraw',
  userId: string,
  input: MoneyInput,
): Promise<Paid> {
  checkMoney(platform, input)
  const provider = providerFor(platform, operation === 'deposit' ? 'in' : 'out')
  const { withdrawApprovalAbove: most } = platform.limits
  const waits = operation === 'withdraw' && most !== null && input.amount > most
  if (!waits && provider.settlesAtOnce?.(input.amount))
    return move(platform, operation, userId, input, { provider: provider.name })
  const { key, hash } = idempotencyOf(input)
  const begun = await perform(platform, 'begin_payment', {
    by_user: userId,
    operation,
    with_key: key,
    hash,
    ids: [newId(), newId(), newId()],
    amount: input.amount,
    description: input.description ?? null,
    with_provider: provider.name,
    in_house: provider.house,
    limits: crossingLimits(platform.limits.exposure),
    review_above: most,
  })
  // An earlier call with this key was settled at once, by the provider that there was then.
  if (begun.outcome.payment === undefined) return shown(begun)
  const payment = begun.record(Payment, 'payment')
  // An earlier call with this key may have ended before the provider answered.
  if (payment.asks > 0 || payment.state === 'requested') return shown(begun)
  const answer = await answered(() => provider.start(payment), unknown)
  return shown(await recordAnswer(platform, payment, answer), begun.replayed)
}

function providerFor({ payments }: Platform, direction: PaymentDirection): PaymentProvider {
  const found = payments.find(({ directions }) => directions.includes(direction))
  if (found !== undefined) return found
  const what = direction === 'in' ? 'Deposits' : 'Withdrawals'
  const message = `${what} are not available: this platform has no payment provider for them (PAYMENTS).`
  throw new Refusal([{ code: 'PAYMENTS_UNAVAILABLE', message }])
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
  { state, reference, paymentUrl, reason, askAt }: Recorded,
): Promise<Done> {
  const values: SqlFunctions['record_payment'] = {
    of_payment: payment.id,
    to_state: state,
    ids: Array.from({ length: 4 }, () => newId()),
    of_reference: reference ?? null,
    url: paymentUrl ?? null,
    why: reason ?? null,
    ask_next: askAt ?? null,
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
