import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../graphql/index.ts'

export const bankDayQuery = graphql(`query BankDay($day: Date) {
  reconciliation(day: $day) {
    day currency bankBalance bookedBalance difference unexplained
    itemsNumber itemsTotal statedBalance statedOn providers importsFiles
    items { kind amount since ageDays lineId paymentId provider counterparty remittance payment { id member { fullName city } } }
  }
  safeguarding(day: $day) {
    day currency wallets held inTransit bank unexplained
    items { kind amount }
  }
  approvalRequests(first: 100) { nodes { ...Waits } }
}`)

type BankDay = ResultOf<typeof bankDayQuery>
/** How the bank's statements agree with the books at the end of a day. */
export type Reconciliation = BankDay['reconciliation']
/** Something on which statements and books don't agree yet. */
export type OpenItem = Reconciliation['items'][number]
/** Whether members' money is at the bank at the end of a day. */
export type Safeguarding = BankDay['safeguarding']
/** A line of a statement to assign. */
export interface ToAssign {
  readonly item: OpenItem & { readonly lineId: string }
  /** Its amount as it is shown. */
  readonly amount: string
  /** The payments of which this may be the line: what is open of them between bank and books is its amount. */
  readonly payments: readonly OpenItem[]
  /** The payment providers whose money it may be. */
  readonly providers: readonly string[]
  readonly after: () => void
}
