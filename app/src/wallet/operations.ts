import { graphql } from '../graphql/index.ts'

export const walletQuery = graphql(`query Wallet {
  me { id wallet { id currency balance availableBalance heldBalance } }
}`)

export const walletChanged = graphql(`subscription WalletChanged {
  walletChanged { id currency balance availableBalance heldBalance }
}`)

export const depositMutation = graphql(`mutation Deposit($input: DepositInput!) {
  deposit(input: $input) {
    transaction { id amount currency }
    wallet { id currency balance availableBalance heldBalance }
    userErrors { code field message }
  }
}`)
