import type { VariablesOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'

export const agreementQuery = graphql(`query Agreement($id: ID!) {
  agreement(id: $id) { id title version text }
}`)

export const acceptMutation = graphql(`mutation AcceptAgreement($input: AcceptAgreementInput!) {
  acceptAgreement(input: $input) {
    acceptance { id }
    userErrors { code field message }
  }
}`)

export const verifyMutation = graphql(`mutation StartVerification($input: StartVerificationInput!) {
  startVerification(input: $input) {
    verification { id state url }
    userErrors { code field message }
  }
}`)

/** A level that a check can lead to. */
export type Level = NonNullable<VariablesOf<typeof verifyMutation>['input']['level']>
