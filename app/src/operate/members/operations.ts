import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../graphql/index.ts'

export const membersQuery = graphql(`query OperatedMembers(
  $query: String, $verificationStatus: VerificationStatus, $blocked: Boolean,
  $first: Int, $after: String, $last: Int, $before: String
) {
  members(
    query: $query, verificationStatus: $verificationStatus, blocked: $blocked,
    first: $first, after: $after, last: $last, before: $before
  ) {
    nodes { memberId fullName city userType verificationStatus blocked createdAt }
    totalCount totalCountIsExact
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`)

/** What a member is called, which is no look at their file. */
export const memberNamedQuery = graphql(`query MemberNamed($id: ID!) {
  memberFile(memberId: $id) { memberId fullName city }
}`)

/** A record by its id, with the latest decisions on it; of these, a line of the bank with a member's payment is a look at the member's file. */
export const byIdQuery = graphql(`query ById($id: ID!) {
  memberFile(memberId: $id) { memberId fullName city userType verificationStatus blocked createdAt }
  loan(id: $id) { ...LoanFile }
  payment(id: $id) { id }
  helpRequest(id: $id) { id }
  aboutIt: approvalRequests(first: 20, target: $id) { nodes { ...Waits } }
  aboutTheirs: approvalRequests(first: 50, memberId: $id) { nodes { ...Waits } }
  everAsked: approvalRequests(first: 1, target: $id, status: [PENDING, APPROVED, REJECTED]) { nodes { id } }
  node(id: $id) { __typename ...FoundInvestment }
  bankLines(id: $id, first: 1) { nodes { id } }
  closed: auditTrail(first: 1, filter: { targetId: $id, act: "closeMember", refused: false }) { nodes { number } }
  reopened: auditTrail(first: 1, filter: { targetId: $id, act: "releaseMember", refused: false }) { nodes { number } }
}`)

const fileFacts = graphql(`fragment FileFacts on MemberFile {
  verificationStatus creditScore monthlyIncome
  wallet { id currency balance availableBalance heldBalance pendingBalance owed }
  money { lent total }
  preferences { autoInvestEnabled }
  member { id occupation bio }
  emailAddress { address pendingAddress bouncedAt }
}`)

const protectedLender = graphql(`fragment ProtectedLender on LenderTest {
  missing sophisticatedUntil warningAbove
  newest { id result netWorth takenAt endsAt }
}`)

export const overviewQuery = graphql(`query MemberOverview($id: ID!) {
  memberFile(memberId: $id) {
    ...FileFacts
    block { blockedAt closedAt reason note operatorId operator { id fullName } }
    lenderTest { ...ProtectedLender }
    loans(status: [ACTIVE, DEFAULTED], first: 100) { nodes { ...Operated } }
  }
}`)

export const reviewMutation = graphql(`mutation ReviewMember($input: ReviewMemberInput!) {
  acted: reviewMember(input: $input) { member { id } userErrors { code field message } }
}`)

export const moneyQuery = graphql(`query MemberMoney($id: ID!, $after: String) {
  memberFile(memberId: $id) {
    money {
      currency available held lent total
      holdings(first: 20, after: $after) {
        edges { cursor node { kind amount investment { id createdAt loan { id title status } } } }
        totalCount totalCountIsExact
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`)

export const reckoningQuery = graphql(`query MemberReckoning($id: ID!) {
  memberFile(memberId: $id) {
    money {
      currency
      reckoning {
        deposits depositsReversed fromMembers borrowed laidOut withdrawals toMembers repaid
        interest charges recovered refunded fees losses
        now available held lent owedToPlatform owedOnLoans
      }
    }
  }
}`)

const fileEntry = graphql(`fragment FileEntry on LedgerEntry {
  number amount balanceAfter kind createdAt holding paymentId ledgerTransactionId
  loan { id title }
  transaction { id type direction reversesId reverses { reversalReason } counterparty { id fullName } }
}`)

/** The entries of the holding after a cursor: a holding has no id of its own. */
export const entriesQuery =
  graphql(`query HoldingEntries($id: ID!, $holding: String, $after: String) {
  memberFile(memberId: $id) {
    money {
      holdings(first: 1, after: $holding) {
        nodes {
          entries(first: 20, after: $after) {
            nodes { ...FileEntry }
            totalCount totalCountIsExact
            pageInfo { hasNextPage endCursor }
          }
        }
      }
    }
  }
}`)

/** The entries beside a line of the statement: a movement has few in the accounts of one member, but for one with many investments in a loan. */
export const lineEntriesQuery = graphql(`query LineEntries($member: ID!, $line: ID!) {
  memberFile(memberId: $member) { entries(first: 100, transactionId: $line) { nodes { ...FileEntry } } }
}`)

export const memberLoansQuery = graphql(`query MemberLoans(
  $id: ID!, $status: [LoanStatus!], $first: Int, $after: String, $last: Int, $before: String
) {
  memberFile(memberId: $id) {
    loans(status: $status, first: $first, after: $after, last: $last, before: $before) {
      nodes { ...Operated }
      totalCount totalCountIsExact
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
}`)

const fileInvestment = graphql(`fragment FileInvestment on Investment {
  id amount status principalOutstanding interestEarned automatic createdAt reflectionEndsAt
  loan { id title currency daysPastDue nextDue { number dueOn } }
}`)

export const memberInvestmentsQuery = graphql(`query MemberInvestments(
  $id: ID!, $first: Int, $after: String, $last: Int, $before: String
) {
  memberFile(memberId: $id) {
    investments(first: $first, after: $after, last: $last, before: $before) {
      nodes { ...FileInvestment }
      totalCount totalCountIsExact
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
}`)

const fileLine = graphql(`fragment FileLine on Transaction {
  id type direction amount currency balanceAfter status description reference createdAt
  reversesId reverses { reversalReason } reversalReason
  counterparty { id fullName }
  loan { id title status feeRefunded history { to createdAt } }
}`)

export const memberStatementQuery = graphql(`query MemberStatement(
  $id: ID!, $type: TransactionType, $direction: TransactionDirection, $since: DateTime, $until: DateTime,
  $first: Int, $after: String, $last: Int, $before: String
) {
  memberFile(memberId: $id) {
    transactions(type: $type, direction: $direction, since: $since, until: $until, first: $first, after: $after, last: $last, before: $before) {
      nodes { ...FileLine }
      totalCount totalCountIsExact
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
}`)

export const memberNotificationsQuery = graphql(`query MemberNotifications(
  $id: ID!, $first: Int, $after: String, $last: Int, $before: String
) {
  memberFile(memberId: $id) {
    notifications(first: $first, after: $after, last: $last, before: $before) {
      nodes { id title message read createdAt }
      totalCount totalCountIsExact
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
}`)

export const memberLettersQuery = graphql(`query MemberLetters(
  $id: ID!, $first: Int, $after: String, $last: Int, $before: String
) {
  memberFile(memberId: $id) {
    letters(first: $first, after: $after, last: $last, before: $before) {
      nodes { ...SeenLetter }
      totalCount totalCountIsExact
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
}`)

export const memberDocumentsQuery = graphql(`query MemberDocuments(
  $id: ID!, $first: Int, $after: String, $last: Int, $before: String
) {
  memberFile(memberId: $id) {
    documents(first: $first, after: $after, last: $last, before: $before) {
      nodes { id kind title period language madeAt replacedById }
      totalCount totalCountIsExact
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
}`)

export const memberPaymentsQuery = graphql(`query MemberPayments(
  $id: ID!, $first: Int, $after: String, $last: Int, $before: String
) {
  operatorPayments(memberId: $id, first: $first, after: $after, last: $last, before: $before) {
    nodes { ...SeenPayment }
    totalCount totalCountIsExact
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`)

export const memberHistoryQuery = graphql(`query MemberHistory(
  $id: ID!, $first: Int, $after: String, $last: Int, $before: String
) {
  memberFile(memberId: $id) {
    history(first: $first, after: $after, last: $last, before: $before) {
      nodes { ...Recorded reason before after }
      totalCount totalCountIsExact
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
}`)

type ById = ResultOf<typeof byIdQuery>
/** A member, as far as it can be seen without a look at their file. */
export type MemberHead = NonNullable<ById['memberFile']>
/** What an operator knows of a member or loan before deciding. */
export type Found = ById
/** The facts of a member's file. */
export type FileFacts = ResultOf<typeof fileFacts>
/** How a member is protected as a lender. */
export type ProtectedLender = ResultOf<typeof protectedLender>
/** A line of a member's statement. */
export type Line = ResultOf<typeof fileLine>
/** An entry of the ledger in a member's account. */
export type FileEntry = ResultOf<typeof fileEntry>
/** An investment of a member. */
export type Investment = ResultOf<typeof fileInvestment>
/** Since when, why and by whom a member is frozen, or their account closed. */
export type Block = NonNullable<NonNullable<ResultOf<typeof overviewQuery>['memberFile']>['block']>
/** Where a member's money is. */
export type Money = NonNullable<ResultOf<typeof moneyQuery>['memberFile']>['money']
/** How a member's money came to be. */
export type Reckoned = NonNullable<
  ResultOf<typeof reckoningQuery>['memberFile']
>['money']['reckoning']
