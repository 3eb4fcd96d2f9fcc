import { oneRow } from '../../database/change.ts'
import type { Reader } from '../../database/reader.ts'
import { invalid, type MaybeReason, shortened } from '../refusal.ts'
import { type Chart, numbered } from './chart.ts'
import type { Days } from './journal.ts'
import { onOneSide, type Sums, sumsBy, type TotalRow, totalsAt } from './totals.ts'

/** What an account of the general ledger had before some days, what was booked in it on them, and what it had after them, in minor units. */
export interface AccountTurnover extends Sums, Days {
  readonly account: string
  readonly name: string
  readonly memorandum: boolean
  readonly opening: Sums
  readonly closing: Sums
}

const KNOWN_MAX = 40

/** An account must be one of the chart. */
export function checkAccount({ accounts }: Chart, account: string | null | undefined): MaybeReason {
  if (account === null || account === undefined) return undefined
  const known = accounts.map(({ number }) => number)
  if (known.includes(account)) return undefined
  const shown = known.slice(0, KNOWN_MAX).join(', ')
  return invalid('account', 'refusal.books.account', undefined, {
    given: shortened(account),
    known: known.length > KNOWN_MAX ? `${shown}, …` : shown,
  })
}

const moments =
  "select end_of_day($1::date - 1) - interval '1 ms' as before, end_of_day($2::date) - interval '1 ms' as after"

/** What was booked in an account of the chart on some days, with its balance before and after, by the time of posting. */
export async function accountTurnover(
  reader: Reader,
  chart: Chart,
  number: string,
  { from, to }: Days,
): Promise<AccountTurnover> {
  const { name, type } = numbered(chart, number)
  const row = await oneRow(reader.query<{ before: Date; after: Date }>(moments, [from, to]))
  const sumsAt = async (at: Date): Promise<Sums> => {
    const rows = await reader.query<TotalRow>(totalsAt('posting'), [at], 'search')
    return sumsBy(chart, rows).get(number) ?? { debit: 0n, credit: 0n }
  }
  const before = await sumsAt(row.before)
  const after = await sumsAt(row.after)
  return {
    account: number,
    name,
    memorandum: type === 'memorandum',
    from,
    to,
    opening: onOneSide(before.debit - before.credit),
    debit: after.debit - before.debit,
    credit: after.credit - before.credit,
    closing: onOneSide(after.debit - after.credit),
  }
}
