import { parseAmount } from '../../money.ts'
import type { Reason } from '../refusal.ts'

/** What protects lenders who are not sophisticated (Regulation (EU) 2020/1503, Articles 21 and 22). */
export interface Protection {
  /** What everybody can invest in one loan without a warning, in minor units. */
  readonly least: bigint
}

/** The protection by EU law; its 1 000 euros are applied as 1 000 units of the platform's currency. */
export function euProtection(decimals: number): Protection {
  return { least: parseAmount('1000', decimals) ?? 0n }
}

type Given = Readonly<Record<string, unknown>>

/** Says what a lender has to do before investing, and where. */
export function aboutMissingTest({ missing, id }: Given): Omit<Reason, 'code'> {
  return {
    message: 'refusal.lender.test',
    details: { missing, lenderTest: '/lender-test', ...(id ? { lenderTestId: id } : {}) },
  }
}

/** Says above what amount in one loan a lender has to acknowledge a warning. */
export function aboutWarning(
  { max, used }: Given,
  field = 'warningAcknowledged',
): Omit<Reason, 'code'> {
  const [most, so] = [BigInt(Number(max)), BigInt(Number(used))]
  return {
    field,
    message: 'refusal.lender.warning',
    details: { max: most, used: so, left: most > so ? most - so : 0n },
  }
}
