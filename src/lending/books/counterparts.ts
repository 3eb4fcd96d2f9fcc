import type { Counterpart } from '../../reads/counterparts.ts'
import { accountOf, type Chart } from './chart.ts'

/** What is on the other side of a line of the journal, in its account of the general ledger; amounts in minor units. */
export interface CounterLine extends Pick<Counterpart, 'subaccountId' | 'memberId'> {
  readonly account: string
  readonly accountName: string
  readonly debit: bigint
  readonly credit: bigint
}

/** Books what is on the other side of a line in the chart with which the line is booked. */
export function counterLine(
  chart: Chart,
  { accountKind, movement, amount, ...whose }: Counterpart,
): CounterLine {
  const side = amount < 0n ? 'debit' : 'credit'
  const { number, name } = accountOf(chart, accountKind, movement, side)
  const { subaccountId, memberId } = whose
  return {
    subaccountId,
    memberId,
    account: number,
    accountName: name,
    debit: amount < 0n ? -amount : 0n,
    credit: amount < 0n ? 0n : amount,
  }
}
