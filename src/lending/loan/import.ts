import type { Loan } from '../../entities/loan/loan.ts'
import { type Caller, requireIntegrator } from '../member/acting.ts'
import type { Platform } from '../platform.ts'
import { type Reason, Refusal, refuseIf } from '../refusal.ts'
import { publishLoan } from './change.ts'
import { createLoan, type NewLoan } from './create.ts'

/** How many loans a call can import. */
export const importCounts = { min: 1, max: 100 } as const

/** A loan to create for a member, and to publish if `publish` is set. */
interface LoanToImport extends Omit<NewLoan, 'onBehalfOf' | 'idempotencyKey'> {
  readonly onBehalfOf: string
  readonly idempotencyKey: string
  readonly publish?: boolean | null
}

/** The result for one loan; a loan that was created but could not be published remains a draft, and `reasons` say why. */
interface Imported {
  readonly loan: Loan | null
  readonly replayed: boolean
  readonly reasons: readonly Reason[]
}

/**
 * Creates loans for members, one after the other, each in transactions of its own, so that a refused one does not affect the others. A
 * call with the same keys creates no loan twice, and continues where an interrupted one ended.
 */
export async function importLoans(
  platform: Platform,
  caller: Caller,
  loans: readonly LoanToImport[],
): Promise<readonly Imported[]> {
  requireIntegrator(caller)
  refuseIf(
    (loans.length < importCounts.min || loans.length > importCounts.max) && {
      code: 'VALIDATION_FAILED',
      field: 'loans',
      message: 'refusal.loan.import_count',
      values: { count: loans.length },
      details: importCounts,
    },
  )
  const results: Imported[] = []
  for (const loan of loans) results.push(await importOne(platform, caller, loan))
  return results
}

async function importOne(
  platform: Platform,
  caller: Caller,
  { publish = false, ...input }: LoanToImport,
): Promise<Imported> {
  let made: Omit<Imported, 'reasons'> = { loan: null, replayed: false }
  try {
    made = await createLoan(platform, caller, input)
    if (publish && made.loan) {
      const { onBehalfOf, idempotencyKey } = input
      const draft = { id: made.loan.id, onBehalfOf, idempotencyKey }
      made = await publishLoan(platform, caller, draft)
    }
    return { ...made, reasons: [] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...made, replayed: error.replayed, reasons: error.reasons }
  }
}
