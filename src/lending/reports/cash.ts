import type { Reader } from '../../database/reader.ts'
import { type AccountKind, closings, type Flow, flowsOf, sumOf } from './flows.ts'

/** The cash of a month, in minor units. */
export interface CashMonth {
  readonly month: string
  readonly opening: bigint
  readonly deposits: bigint
  readonly withdrawals: bigint
  /** Payments that banks took back, and movements that operators reversed: positive if cash came in. */
  readonly returns: bigint
  readonly costs: bigint
  readonly other: bigint
  readonly closing: bigint
  /** What the cash at the end of the month stands for. */
  readonly wallets: bigint
  readonly held: bigint
  readonly suspense: bigint
  readonly fees: bigint
  readonly costsSoFar: bigint
  readonly advanced: bigint
  readonly owed: bigint
}

/** The accounts whose balances, negated, are the platform's cash: at its bank, on the way there, or credited without money having moved. */
const cash: readonly AccountKind[] = ['bank', 'in_transit', 'settlement']
const isCash = ({ account }: { readonly account: AccountKind }) => cash.includes(account)

/** The cash position at the end of each month, and what changed it. The months are in a row, oldest first, and end with the current one. */
export async function cashPosition(
  database: Reader,
  months: readonly string[],
): Promise<CashMonth[]> {
  const { months: parts, now } = await flowsOf(database, months)
  const ends = (counts: (row: { readonly account: AccountKind }) => boolean) =>
    closings(
      sumOf(now, counts),
      parts.map(([, flows]) => sumOf(flows, counts)),
    )
  const endsOf = (kind: AccountKind) => ends(({ account }) => account === kind)
  const [all, wallets, held, suspense] = [
    ends(isCash),
    endsOf('available'),
    endsOf('held'),
    endsOf('suspense'),
  ]
  const [fees, costs, advanced, owed] = [
    endsOf('fees'),
    endsOf('provider_fees'),
    endsOf('advanced'),
    endsOf('owed'),
  ]
  return parts.map(([month, flows], at) => {
    const closing = -(all[at] ?? 0n)
    const changes = changesOf(flows)
    return {
      month,
      opening: closing - changes.all,
      ...changes.by,
      closing,
      wallets: wallets[at] ?? 0n,
      held: held[at] ?? 0n,
      suspense: suspense[at] ?? 0n,
      fees: fees[at] ?? 0n,
      costsSoFar: -(costs[at] ?? 0n),
      advanced: -(advanced[at] ?? 0n),
      owed: -(owed[at] ?? 0n),
    }
  })
}

function changesOf(flows: readonly Flow[]) {
  const came = (...kinds: readonly Flow['movement'][]) =>
    -sumOf(flows, (flow) => isCash(flow) && kinds.includes(flow.movement))
  const all = -sumOf(flows, isCash)
  const deposits = came('deposit')
  const withdrawals = -came('withdrawal')
  const returns = came('return', 'reversal')
  const costs = -sumOf(flows, ({ account }) => account === 'provider_fees')
  const other = all - deposits + withdrawals - returns + costs
  return { all, by: { deposits, withdrawals, returns, costs, other } }
}
