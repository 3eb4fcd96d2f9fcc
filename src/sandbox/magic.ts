import type { FastifyBaseLogger } from 'fastify'
import { loggedReason } from '../database/connections/reasons.ts'
import type { Exposure } from '../lending/exposure.ts'
import { invest } from '../lending/investing/invest.ts'
import { memberOf } from '../lending/member/known-members.ts'
import { deposit } from '../lending/payments/pay.ts'
import type { Platform } from '../lending/platform.ts'
import {
  acknowledgeLenderTest,
  lenderStanding,
  takeLenderTest,
} from '../lending/protection/lender-test.ts'
import { goodAnswers } from '../lending/protection/questions.ts'
import { transfer } from '../lending/wallet/wallet.ts'
import { lesser } from '../money.ts'

/** Values with which clients bring about what they could otherwise only wait for. */
const magic = {
  /** The subject of a member who is blocked. */
  blocked: 'sandbox-blocked',
  /** The subject of a member who spends all money at once, and so never has any to repay with. */
  neverPays: 'sandbox-never-pays',
  /** How the title of a loan begins that simulated lenders fund at once. */
  funded: 'sandbox-funded',
} as const

const WHOLE_PERCENT = 10_000

const spendable = `select profile_id as id, available_balance as amount from identity join wallet_state on user_id = profile_id
  where subject = '${magic.neverPays}' and available_balance > 0`
const unfunded = `select id, amount_requested - amount_funded as rest from loan
  where status = 'open' and published_at > gateway_now() - interval '1 day' and not frozen and starts_with(title, '${magic.funded}') limit 100`

/** Makes the member who is blocked. */
export async function addMagic({ database }: Platform): Promise<void> {
  await database.change('select add_blocked_member($1, $2)', [magic.blocked, 'Blocked Member'])
}

/** Does what magic values ask for. If two gateways do it at once, the rules refuse what one of them does too much. */
export async function doMagic(platform: Platform, log: FastifyBaseLogger): Promise<void> {
  const { query } = platform.database
  const failed = (error: unknown) =>
    log.warn({ reason: loggedReason(error) }, 'a magic value could not have its effect')
  for (const { id, rest } of await query<{ id: string; rest: bigint }>(unfunded))
    await fund(platform, id, rest).catch(failed)
  for (const { id, amount } of await query<{ id: string; amount: bigint }>(spendable))
    await spend(platform, id, amount).catch(failed)
}

/** Pays everything to a shop, since withdrawals may be limited. */
async function spend(platform: Platform, memberId: string, amount: bigint): Promise<void> {
  const { id: recipientId } = await memberOf(platform.database, {
    subject: 'sandbox-shop',
    name: 'Shop',
  })
  await transfer(platform, memberId, { recipientId, amount })
}

/** Has a simulated lender pass the entry test where lenders are protected, unless they have. */
async function prepare(platform: Platform, memberId: string): Promise<void> {
  const standing = await lenderStanding(platform, memberId)
  if (!standing?.missing) return
  const none = { income: 0n, assets: 0n, commitments: 0n }
  const member = { id: memberId }
  const answers = { answers: goodAnswers(), ...none }
  const { lenderTest } = await takeLenderTest(platform, member, answers)
  await acknowledgeLenderTest(platform, member, lenderTest)
}

/** Whether a limit is an amount that a simulated lender of a single loan can reach. */
const reached = {
  borrowerPrincipalMax: false,
  lenderLoanShareMax: false,
  lenderOutstandingMax: true,
  depositDailyMax: true,
  depositMonthlyMax: true,
  withdrawalDailyMax: false,
  withdrawalMonthlyMax: false,
} as const satisfies Readonly<Record<keyof Exposure, boolean>>

/** The amounts to which a simulated lender is limited. */
function amountsOfLenders(exposure: Exposure): readonly bigint[] {
  return Object.entries(exposure).flatMap(([limit, most]) =>
    reached[limit as keyof Exposure] && typeof most === 'bigint' ? [most] : [],
  )
}

/** Funds a loan by two simulated lenders of its own, or more if the limits demand it. */
async function fund(platform: Platform, loanId: string, rest: bigint): Promise<void> {
  const { investmentMin, exposure } = platform.limits
  const share = exposure.lenderLoanShareMax ?? WHOLE_PERCENT
  const each = amountsOfLenders(exposure).reduce<bigint>(lesser, rest / 2n || 1n)
  const wanted = Math.max(
    Math.ceil(WHOLE_PERCENT / Math.max(1, share)),
    Math.ceil(Number(rest) / Number(each)),
  )
  const lenders = Number(lesser(BigInt(wanted), rest / investmentMin) || 1n)
  let left = rest
  for (let lender = lenders; lender > 0; lender -= 1) {
    const amount = left / BigInt(lender)
    const subject = `sandbox-lender-${lender} of ${loanId}`
    const { id } = await memberOf(platform.database, { subject, name: `Lender ${lender}` })
    await prepare(platform, id)
    // Once, even if the rules refuse the investment again and again.
    await deposit(platform, id, { amount, idempotencyKey: `${magic.funded}:${loanId}:${rest}` })
    await invest(platform, id, { loanId, amount, warningAcknowledged: true })
    left -= amount
  }
}
