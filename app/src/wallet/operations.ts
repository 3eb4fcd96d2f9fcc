import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'

export const walletQuery = graphql(`query Wallet {
  me { id wallet { id currency balance availableBalance heldBalance } }
}`)

export const walletChanged = graphql(`subscription WalletChanged {
  walletChanged { id currency balance availableBalance heldBalance }
}`)

export const depositMutation = graphql(`mutation Deposit($input: DepositInput!) {
  deposit(input: $input) {
    transaction { id amount }
    wallet { id currency balance availableBalance heldBalance }
    userErrors { code field message }
  }
}`)

export const withdrawMutation = graphql(`mutation Withdraw($input: WithdrawInput!) {
  withdraw(input: $input) {
    transaction { id amount }
    wallet { id currency balance availableBalance heldBalance }
    userErrors { code field message details }
  }
}`)

/** The reader's wallet. */
export type Wallet = ResultOf<typeof walletQuery>['me']['wallet']
