import type { Body, World } from '../../world.ts'
import { loanTools, type Stage } from '../loans.ts'
import { type Person, personOf } from '../operating.ts'

/** Sets the platform's clock to a time, from which it goes on. */
export async function setClock({ database }: Pick<Stage, 'database'>, to: string): Promise<void> {
  await database.sql(
    `create or replace function gateway_now() returns timestamptz(3) stable language sql
     return now() + interval '${new Date(to).getTime() - Date.now()} milliseconds'`,
  )
}

/** The people of a small market, and what happened in it. */
export interface Bookkeeping {
  readonly ada: Person
  readonly lena: Person
  readonly olga: Person
  readonly loan: string
  readonly investment: string
  /** The ledger transaction of a deposit that was reversed two months later. */
  readonly reversed: string
}

/** Two months of a market: a loan that is paid out in January, and repaid twice in February; a transfer; and a deposit that is reversed in March. */
export async function keepTwoMonths(world: Stage): Promise<Bookkeeping> {
  await setClock(world, '2027-01-05T09:00:00Z')
  const ada = await personOf(world, 'ada')
  const lena = await personOf(world, 'lena', { amount: 2_000 })
  const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  const tools = loanTools(world, ada.token)
  const { id: loan } = await tools.newLoan({ amount_requested: 1_000, interest_rate: 12 })
  await tools.put(loan, { status: 'open' })
  const invested = await lena.call('POST', `/loans/${loan}/invest`, { amount: 1_000 })
  await setClock(world, '2027-01-20T23:30:00Z')
  const { body } = await lena.call('POST', '/wallet/deposit', { amount: 77.7 })
  await setClock(world, '2027-02-05T10:00:00Z')
  await ada.call('POST', `/loans/${loan}/repayments`, { amount: 88.85 })
  await lena.call('POST', '/wallet/transfer', { recipient_id: ada.id, amount: 12.34 })
  await setClock(world, '2027-02-06T10:00:00Z')
  await ada.call('POST', `/loans/${loan}/repayments`, { amount: 50 })
  await setClock(world, '2027-03-02T10:00:00Z')
  const { id } = body.transaction
  await olga.call('POST', `/operator/transactions/${id}/reverse`, { reason: 'paid twice' })
  const [line] = await world.database.sql<{ of: string }>(
    'select ledger_transaction_id as of from wallet_transaction where id = $1',
    [id],
  )
  return {
    ada,
    lena,
    olga,
    loan,
    investment: invested.body.investment.id,
    reversed: String(line?.of),
  }
}

/** All lines of the journal of some days, or of one account on them, from its pages. */
export async function journalOf(
  { olga }: Pick<Bookkeeping, 'olga'>,
  from: string,
  to: string,
  account?: string,
): Promise<Body[]> {
  const lines: Body[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const only = account === undefined ? '' : `&account=${account}`
    const after = cursor === '' ? only : `${only}&cursor=${cursor}`
    const { body } = await olga.call(
      'GET',
      `/operator/journal?from=${from}&to=${to}&limit=7${after}`,
    )
    lines.push(...body.journal)
    cursor = body.pagination.next_cursor
  }
  return lines
}

/** The cents of amounts. */
export const cents = (amount: number): number => Math.round(amount * 100)

/** The bytes of a response. */
export async function bytesOf({ url }: Pick<World, 'url'>, token: string, path: string) {
  const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
  const { status, headers } = response
  return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) }
}
