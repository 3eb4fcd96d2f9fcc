import type { PaymentDirection, PaymentState } from '../../graphql/graphql.ts'
import { typedAmount } from '../../parts/forms/entered.ts'
import { dayBegins } from '../day-begins.ts'
import { statesOf } from './states.ts'

/** How payments can be carried out, by the names that the API gives the ways. */
export const providers = ['bank-file', 'stripe', 'transfer', 'instant', 'sandbox'] as const

/** Which payments an address asks for, as the API's conditions. */
export interface AskedPayments {
  readonly direction: PaymentDirection | null
  readonly state: PaymentState[] | null
  readonly memberId: string | null
  readonly provider: string | null
  readonly reference: string | null
  readonly bankFileId: string | null
  readonly minAmount: string | null
  readonly maxAmount: string | null
  readonly since: string | null
  readonly until: string | null
}

/** Reads them from the address; what is unknown counts as not said, but for a member, who may be mistyped. */
export function askedPayments(query: URLSearchParams): AskedPayments {
  const given = (name: string) => query.get(name) ?? ''
  const direction = given('direction')
  return {
    direction: direction === 'IN' || direction === 'OUT' ? direction : null,
    state: statesOf(given('state')),
    memberId: given('member').trim() || null,
    provider: providers.find((one) => one === given('provider')) ?? null,
    reference: given('reference').trim() || null,
    bankFileId: given('file').trim() || null,
    minAmount: typedAmount(given('min'), '.') ?? null,
    maxAmount: typedAmount(given('max'), '.') ?? null,
    since: dayBegins(given('from')),
    until: dayBegins(given('to'), 1),
  }
}

/** The path of the same payments as a file. */
export function fileOf({
  direction,
  state,
  memberId,
  provider,
  reference,
  bankFileId,
  minAmount,
  maxAmount,
  since,
  until,
}: AskedPayments): string {
  const query = new URLSearchParams({ f: 'csv' })
  const given = {
    direction: direction?.toLowerCase(),
    state: state?.join().toLowerCase(),
    member_id: memberId,
    provider,
    reference,
    bank_file_id: bankFileId,
    min_amount: minAmount,
    max_amount: maxAmount,
    since,
    until,
  }
  for (const [name, value] of Object.entries(given)) if (value) query.set(name, value)
  return `/operator/payments?${query}`
}
