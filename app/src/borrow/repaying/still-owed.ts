import type { Client } from '@urql/preact'
import { type Borrowed, loanQuery } from '../operations.ts'

/**
 * Whether a loan's payoff amount, or the whole loan, is still what the page has shown; if not, the page now shows the new one. If the
 * gateway can't be asked, the answer is true: the payment itself will fail.
 */
export async function isStillOwed(
  client: Client,
  shown: Pick<Borrowed, 'id' | 'payoffAmount' | 'version'>,
  what: 'payoffAmount' | 'version',
): Promise<boolean> {
  const { id } = shown
  const { data } = await client
    .query(loanQuery, { id }, { requestPolicy: 'network-only' })
    .toPromise()
  return !data?.loan || data.loan[what] === shown[what]
}
