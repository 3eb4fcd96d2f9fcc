import { Payment } from '../../entities/payments/payment.ts'
import { columnsOf } from '../../reads/rows.ts'
import { MemberBlocked } from '../member/known-members.ts'
import type { QuietPlatform } from '../platform.ts'
import { Refusal } from '../refusal.ts'
import { repayLoan } from '../repaying/repay.ts'

const TOGETHER_MAX = 100

/** How many collections were begun, and how many loans were repaid from settled ones. */
interface Collected {
  readonly begun: number
  readonly repaid: number
}

/** Begins to debit what borrowers with a mandate owe, where a provider collects, and repays loans with what has come in. */
export async function collectPayments(platform: QuietPlatform): Promise<Collected> {
  const { database, payments } = platform
  const collector = payments.find(({ collectsUntil }) => collectsUntil !== undefined)
  if (collector?.collectsUntil === undefined) return { begun: 0, repaid: 0 }
  const [now] = await database.query<{ today: string }>('select business_date()::text as today')
  const [row] = await database
    .operating()
    .change<{ begun: number }>('select collect_due($1, $2) as begun', [
      collector.collectsUntil(now?.today ?? platform.today()),
      TOGETHER_MAX,
    ])
  const text = `select ${columnsOf(database, Payment)} from payment
    where loan_id is not null and state = 'settled' and repaid_at is null order by settled_at limit ${TOGETHER_MAX}`
  const settled = await database.query<Payment>(text)
  for (const payment of settled) await repayWith(platform, payment)
  return { begun: row?.begun ?? 0, repaid: settled.length }
}

/** Repays a loan with what was collected for it; whatever the loan does not need any more stays in the wallet. */
async function repayWith(
  platform: QuietPlatform,
  { id, userId, loanId, amount }: Payment,
): Promise<void> {
  await repay(platform, userId, {
    loanId: loanId ?? '',
    amount,
    idempotencyKey: `collection-${id}`,
  })
  await platform.database.operating().change('select end_collection($1)', [id])
}

async function repay(
  platform: QuietPlatform,
  userId: string,
  input: Parameters<typeof repayLoan>[2],
): Promise<void> {
  try {
    await repayLoan(platform, userId, input)
  } catch (error) {
    if (error instanceof MemberBlocked) return
    if (!(error instanceof Refusal)) throw error
    const [reason] = error.reasons
    const left = BigInt(String(reason?.details?.available ?? 0))
    // Part of the money went to what the borrower owes the platform: the rest repays the loan.
    if (reason?.code === 'INSUFFICIENT_FUNDS' && left > 0n)
      await repay(platform, userId, {
        ...input,
        amount: left,
        idempotencyKey: `${input.idempotencyKey}-rest`,
      })
  }
}
