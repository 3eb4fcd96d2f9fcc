import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'

export const walletQuery = graphql(`query Wallet {
  me { id wallet { ...OwnWallet } }
}

fragment OwnWallet on Wallet {
  id version currency balance availableBalance heldBalance pendingBalance owed
}`)

/** The reader's loans that are being repaid, with what they have to pay next. */
export const dueNextQuery = graphql(`query DueNext {
  me { id loans(status: [ACTIVE], first: 50) { nodes { id currency amountDue nextDue { number dueOn payment paid } } } }
}`)

export const walletChanged = graphql(`subscription WalletChanged {
  walletChanged { ...OwnWallet }
}`)

export const depositMutation = graphql(`mutation Deposit($input: DepositInput!) {
  deposit(input: $input) {
    transaction { ...Paid }
    wallet { ...OwnWallet }
    userErrors { code field message details }
  }
}`)

const paid = graphql(`fragment Paid on Transaction {
  id type amount currency status paymentUrl
  payment { id state reason provider bankAccountId }
}`)

export const withdrawMutation = graphql(`mutation Withdraw($input: WithdrawInput!) {
  withdraw(input: $input) {
    transaction { ...Paid }
    wallet { ...OwnWallet }
    userErrors { code field message details }
  }
}`)

export const paymentsQuery = graphql(`query Payments {
  underway: payments(first: 20, state: [PENDING, REQUESTED, APPROVED, SENT, UNKNOWN, DISPUTED]) {
    nodes { ...OwnPayment }
    pageInfo { hasNextPage }
  }
  undone: payments(first: 5, state: [FAILED, CANCELED, RETURNED]) { nodes { ...OwnPayment } }
}`)

export const paymentChanged = graphql(`subscription PaymentChanged {
  paymentChanged { ...OwnPayment }
}`)

const ownPayment = graphql(`fragment OwnPayment on Payment {
  id direction amount currency state paymentUrl reason reasonCode provider bankAccountId loanId counterpartyId createdAt endedAt
  counterparty { id fullName }
}`)

/** The reader's wallet. */
export type Wallet = ResultOf<typeof walletQuery>['me']['wallet']
/** A deposit or a withdrawal just made, and what has become of it so far. */
export type Paid = ResultOf<typeof paid>
/** One of the reader's payments. */
export type OwnPayment = ResultOf<typeof ownPayment>
