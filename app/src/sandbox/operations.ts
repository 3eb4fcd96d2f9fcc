import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'

export const clockChanged = graphql(`subscription ClockChanged {
  clockChanged { now businessDate readyAt }
}`)

export const advanceClock = graphql(`mutation AdvanceClock($input: AdvanceClockInput!) {
  advanceClock(input: $input) { clock { now businessDate readyAt } userErrors { message } }
}`)

/** The payments of the reader's own loans, and of those that the reader has invested in. */
export const nextDueQuery = graphql(`query NextDue($me: ID!) {
  loans(filter: { borrowerId: $me, status: ACTIVE }, first: 10) { nodes { id schedule { dueOn status } } }
  me { id investments(status: ACTIVE, first: 10) { nodes { id loan { id schedule { dueOn status } } } } }
}`)

export const mailboxQuery = graphql(`query Mailbox {
  sandboxMailbox(first: 50) { nodes { id address subject text dueAt sentAt } }
}`)

export const meQuery = graphql(`query WhoAmI { me { id memberId } }`)

/** A letter to the reader. */
export type Letter = ResultOf<typeof mailboxQuery>['sandboxMailbox']['nodes'][number]
