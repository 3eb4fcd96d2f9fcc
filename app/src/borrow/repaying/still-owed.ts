import type { Client } from '@urql/preact'
import { type Borrowed, loanQuery } from '../operations.ts'

/**
 * Whether what repays a loan is still what the page has shown; otherwise the page shows what it is by now. Where the gateway can't be
 * asked, the payment itself will say so.
 */
export async function isStillOwed(
  client: Client,
  { id, payoffAmount: shown }: Pick<Borrowed, 'id' | 'payoffAmount'>,
): Promise<boolean> {
  const { data } = await client
    .query(loanQuery, { id }, { requestPolicy: 'network-only' })
    .toPromise()
  return !data?.loan || data.loan.payoffAmount === shown
}
