import type { Client } from '@urql/preact'
import { type Borrowed, loanQuery } from '../operations.ts'

/**
 * Whether what repays a loan, or the whole loan, is still what the page has shown; otherwise the page shows what it is by now. Where the
 * gateway can't be asked, the payment itself will say so.
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
