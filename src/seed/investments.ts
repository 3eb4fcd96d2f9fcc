import type { Platform } from '../lending/platform.ts'
import { loan } from './loans.ts'
import { personId, seededId } from './people.ts'
import { seededRandom } from './random.ts'

const LENDERS = 3
const FEW = 24
/** Loans up to so many times the least amount are funded entirely, so that some are paid out. */
const SMALL = 12n

/** What lenders put into a loan, by the loan's number: a part of most, all of small ones. */
export function investments(
  platform: Platform,
  number: number,
  people: number,
): readonly Readonly<Record<string, unknown>>[] {
  const { limits } = platform
  const random = seededRandom(number + 5_000_000)
  const { id, status, amount_requested: text } = loan(platform, number, people)
  if (status !== 'open') return []
  // The same lenders, however many people are filled in beside them.
  const pool = Math.min(people, Math.max(FEW, Math.ceil(number / 4)))
  const amount = BigInt(String(text))
  const third = amount / BigInt(LENDERS)
  const small = amount <= limits.loanAmountMin * SMALL && third >= limits.investmentMin
  return Array.from({ length: small ? LENDERS : random.whole(0, LENDERS) }, (_, index) => ({
    lender_id: personId(random.whole(0, pool - 1)),
    key: `seed-investment-${number}-${index}`,
    loan_id: id,
    amount: (small && index === LENDERS - 1
      ? amount - third * BigInt(LENDERS - 1)
      : small
        ? third
        : limits.investmentMin * BigInt(random.whole(1, 6))
    ).toString(),
    ids: Array.from({ length: 5 }, () => seededId(random, number)),
  }))
}
