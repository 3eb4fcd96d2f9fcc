import { onlyValue } from '../../database/change.ts'
import type { Platform } from '../platform.ts'

/** Where to transfer money, so that it comes into a member's wallet. */
interface BankTransferDetails {
  readonly holder: string
  readonly iban: string
  readonly bic: string | null
  readonly reference: string
}

/** The platform's bank account with a member's own reference; null if no provider takes deposits by bank transfer. */
export async function bankTransferDetails(
  { database, payments }: Pick<Platform, 'database' | 'payments'>,
  memberId: string,
): Promise<BankTransferDetails | null> {
  const account = payments.find(({ transfersTo }) => transfersTo !== undefined)?.transfersTo
  if (account === undefined) return null
  const finding = database.change('select deposit_reference_of($1)', [memberId])
  return { ...account, reference: await onlyValue<string>(finding) }
}
