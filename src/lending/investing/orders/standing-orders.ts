import { lesser } from '../../../money.ts'
import { lenderLimits } from '../../exposure.ts'
import { callFunction, idempotencyOf } from '../../outcome.ts'
import type { Platform } from '../../platform.ts'
import { investingUnder } from '../invest.ts'

interface StandingOrder {
  readonly lenderId: string
  /** The most that may be invested, in minor units. */
  readonly amount: bigint
}

const remaining = `select amount_requested - amount_funded as remaining,
    (select count(*) from loan_event where loan_id = loan.id and from_status = 'funded' and to_status = 'open')::int as reopened
  from loan where id = $1 and status = 'open'`
const orders = 'select lender_id as "lenderId", amount from standing_orders($1, $2, $3, $4, $5, $6)'

const next = 'select turn::text, seconds from next_turn($1)'

/** The time at which a standing order's pause for a loan ends. */
export interface Turn {
  readonly turn: string
  /** Seconds from now until then, rounded up. */
  readonly seconds: number
}

/** The next time at which a pause for a loan ends, so that it has to be offered again; undefined if no standing order waits for it. */
export async function nextTurn({ database }: Platform, loanId: string): Promise<Turn | undefined> {
  const [turn] = await database.query<Turn>(next, [loanId])
  return turn
}

/**
 * Invests for the lenders whose standing orders match a loan, once per lender and loan: in equal shares, within each lender's limit
 * and funds. With `waited`, only for lenders whose pause has ended. Returns how many investments were made.
 */
export async function autoInvest(
  platform: Platform,
  loanId: string,
  waited = false,
): Promise<number> {
  const { database, limits } = platform
  const [open] = await database.query<{ remaining: bigint; reopened: number }>(remaining, [loanId])
  if (open === undefined) return 0
  const exposure = lenderLimits(limits.exposure, limits.gate, limits.protection)
  const { investmentMin: least, loanInvestmentsMax: most, borrowWhileLate } = limits
  const bounds = [loanId, least, most, exposure, waited, !borrowWhileLate]
  const standing = await database.query<StandingOrder>(orders, bounds)
  const upTo = standing.map(({ amount }) => amount)
  let invested = 0
  for (const [index, amount] of equalShares(open.remaining, upTo).entries())
    if (await investFor(platform, standing[index]?.lenderId ?? '', loanId, amount, open.reopened))
      invested += 1
  return invested
}

/** Invests for a lender, unless the loan, wallet or standing order has changed meanwhile; returns whether it did. */
async function investFor(
  { database, limits }: Platform,
  lenderId: string,
  loanId: string,
  amount: bigint,
  reopened: number,
): Promise<boolean> {
  // A loan that is open again is offered anew, also to those for whom it was full before.
  const again = reopened > 0 ? `:${reopened}` : ''
  const order = { loanId, amount, idempotencyKey: `auto-invest:${loanId}${again}` }
  const once = idempotencyOf(order)
  const outcome = await callFunction(database, 'auto_invest', {
    for_user: lenderId,
    ...once,
    in_loan: loanId,
    amount,
    ...investingUnder(limits),
  })
  return outcome?.code === undefined && !outcome?.replayed
}

/** Splits an amount equally among lenders with a maximum each, in minor units; leftover cents go to the first lenders. */
export function equalShares(total: bigint, limits: readonly bigint[]): bigint[] {
  const shares = limits.map(() => 0n)
  const ascending = [...limits.keys()].toSorted((a, b) => compare(limits[a], limits[b]) || b - a)
  let rest = total
  for (const [at, index] of ascending.entries()) {
    const share = lesser(limits[index] ?? 0n, rest / BigInt(ascending.length - at))
    shares[index] = share
    rest -= share
  }
  return shares
}

function compare(a = 0n, b = 0n): number {
  return a < b ? -1 : Number(a > b)
}
