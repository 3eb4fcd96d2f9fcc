import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../graphql/index.ts'

export const bankQuery = graphql(`query Bank {
  me { id fullName }
  platform { bankAccounts withdrawsToBank }
  bankAccounts { ...OwnBankAccount }
  bankTransferDetails { holder iban bic reference }
}`)

const ownBankAccount = graphql(`fragment OwnBankAccount on BankAccount {
  id holder kind country lastDigits usableAt
  mandate { id reference signedAt }
}`)

export const addMutation = graphql(`mutation AddBankAccount($input: AddBankAccountInput!) {
  addBankAccount(input: $input) {
    bankAccount { ...OwnBankAccount }
    userErrors { code field message details }
  }
}`)

export const removeMutation = graphql(`mutation RemoveBankAccount($input: BankAccountInput!) {
  changed: removeBankAccount(input: $input) {
    bankAccount { id }
    userErrors { code field message details }
  }
}`)

export const signMutation = graphql(`mutation SignMandate($input: BankAccountInput!) {
  changed: signMandate(input: $input) {
    bankAccount { ...OwnBankAccount }
    userErrors { code field message details }
  }
}`)

export const stopMutation = graphql(`mutation WithdrawMandate($input: BankAccountInput!) {
  changed: withdrawMandate(input: $input) {
    bankAccount { ...OwnBankAccount }
    userErrors { code field message details }
  }
}`)

/** What the wallet knows of the reader's bank accounts and the platform's. */
export type Bank = ResultOf<typeof bankQuery>
/** One of the reader's bank accounts. */
export type BankAccount = ResultOf<typeof ownBankAccount>
/** Where to transfer money. */
export type TransferDetails = NonNullable<Bank['bankTransferDetails']>
