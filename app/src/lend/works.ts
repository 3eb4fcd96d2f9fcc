import { fixedUnits } from '../parts/money.ts'
import type { InvestRefusal } from './operations.ts'

/** What would work instead of a refused investment. */
export interface Remedy {
  /** An amount that the loan takes and the wallet has. */
  readonly amount?: string
  /** What the wallet lacks for the smallest amount that the loan takes, or for the one that was asked for. */
  readonly lacking?: bigint
}

interface Asked {
  readonly amount: string
  readonly minimum: string | undefined
  readonly available: string
}

/** What would work, from the limits that a refusal names; nothing where no amount would. */
export function remedyOf(refusal: InvestRefusal, asked: Asked): Remedy {
  const { min, max, available, maxInvestment } = amountsIn(refusal.details)
  const lowest = fixedUnits(asked.minimum ?? min ?? '0')
  switch (refusal.code) {
    case 'INSUFFICIENT_FUNDS':
      return affordable(available ?? asked.available, lowest, fixedUnits(asked.amount))
    case 'EXCEEDS_REMAINING':
      return affordable(maxInvestment ?? '0', 1n, lowest, asked.available)
    case 'AMOUNT_OUT_OF_RANGE': {
      const nearest = fixedUnits(asked.amount) < fixedUnits(min ?? '0') ? min : max
      if (nearest === undefined) return {}
      const lacking = fixedUnits(nearest) - fixedUnits(asked.available)
      return lacking > 0n ? { lacking } : { amount: nearest }
    }
    default:
      return {}
  }
}

/** The amount, if the loan takes that much; and what the wallet lacks for what was wanted. */
function affordable(amount: string, lowest: bigint, wanted: bigint, available = amount): Remedy {
  const lacking = wanted - fixedUnits(available)
  return {
    ...(fixedUnits(amount) >= lowest && fixedUnits(amount) > 0n && { amount }),
    ...(lacking > 0n && { lacking }),
  }
}

function amountsIn(details: Record<string, unknown> | null | undefined): Record<string, string> {
  const found = Object.entries(details ?? {}).filter(([, value]) => /^\d/.test(String(value)))
  return Object.fromEntries(found.map(([name, value]) => [name, String(value)]))
}
