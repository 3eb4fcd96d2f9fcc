import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'

export const frozenQuery = graphql(`query Frozen {
  platform { supportEmail }
  helpRequests(first: 50) { nodes { ...AskedHelp } totalCount }
  frozenAccount {
    reason frozenAt closedAt
    wallet { id version userId currency availableBalance owed }
    loans(status: [ACTIVE, DEFAULTED], first: 50) { nodes { ...Borrowed ...Plan } }
    notifications(first: 20) {
      nodes { id kind title message read createdAt cursor loanCount loan { id borrowerId } transaction { id createdAt } }
    }
  }
}`)

/** A member's frozen account, with what they owe. */
export type FrozenAccount = NonNullable<ResultOf<typeof frozenQuery>['frozenAccount']>
