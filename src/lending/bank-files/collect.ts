import { onlyValue } from '../../database/change.ts'
import { Payment } from '../../entities/payments/payment.ts'
import { columnsOf } from '../../reads/rows.ts'
import { eachPart } from '../attempts.ts'
import { BATCH, forEachDue } from '../due.ts'
import { MemberBlocked } from '../member/known-members.ts'
import type { Platform, QuietPlatform } from '../platform.ts'
import { Refusal } from '../refusal.ts'
import { repayLoan } from '../repaying/repay.ts'

/** How many collections were begun, and how many loans were repaid from settled ones. */
interface Collected {
  readonly begun: number
  readonly repaid: number
}

/** Begins to debit what borrowers with a mandate owe, where a provider collects, and repays loans with what has come in. */
export async function collectPayments(platform: QuietPlatform): Promise<Collected> {
  const { database, payments } = platform
  const until = payments.find(({ collectsUntil }) => collectsUntil !== undefined)?.collectsUntil
  if (until === undefined) return { begun: 0, repaid: 0 }
  const day = until(await onlyValue<string>(database.query('select business_date()::text')))
  return eachPart({
    begun: () => beginCollections(platform, day),
    repaid: () => forEachDue(platform, settled, [], (id) => repayWith(platform, id)),
  })
}

function beginCollections(
  { database: { operating } }: Pick<Platform, 'database'>,
  day: string,
): Promise<number> {
  const operators = operating()
  // Reads go by the application's role, which knows no mandates.
  const database = { query: operators.change }
  const due = `select id from collections_due($1, $2, ${10 * BATCH})`
  return forEachDue({ database }, due, [day], (id) =>
    onlyValue<boolean>(operators.change('select begin_collection($1, $2)', [id, day])),
  )
}

const settled = `select id from payment where loan_id is not null and state = 'settled' and repaid_at is null
  and not id = any($1) order by settled_at limit ${BATCH}`

/** Repays a loan with what was collected for it; whatever the loan does not need any more stays in the wallet. */
async function repayWith(platform: QuietPlatform, id: string): Promise<boolean> {
  const { database } = platform
  const text = `select ${columnsOf(database, Payment)} from payment where id = $1`
  const [payment] = await database.query<Payment>(text, [id])
  if (payment === undefined) return false
  const { userId, loanId, amount } = payment
  await repay(platform, userId, {
    loanId: loanId ?? '',
    amount,
    idempotencyKey: `collection-${id}`,
  })
  await database.operating().change('select end_collection($1)', [id])
  return true
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
