import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'

export const lenderTestQuery = graphql(`query LenderTest {
  me { id wallet { id currency } }
  lenderTest {
    missing hash questions { name text answers { name text } }
    newest { id result warning netWorth bearableLoss }
  }
}`)

export const warningQuery = graphql(`query LargeWarning { lenderTest { warning } }`)

/** The test, and the one that the reader has taken. */
export type LenderTest = NonNullable<ResultOf<typeof lenderTestQuery>['lenderTest']>
/** What a test has shown. */
export type TakenTest = NonNullable<LenderTest['newest']>

export const takeMutation = graphql(`mutation TakeLenderTest($input: TakeLenderTestInput!) {
  takeLenderTest(input: $input) {
    lenderTest { id result warning netWorth bearableLoss }
    userErrors { code field message }
  }
}`)

export const acknowledgeMutation =
  graphql(`mutation AcknowledgeLenderTest($input: AcknowledgeLenderTestInput!) {
  acknowledgeLenderTest(input: $input) {
    lenderTest { id }
    userErrors { code field message }
  }
}`)

export const leaveMutation = graphql(`mutation LeaveInvestment($input: CancelInvestmentInput!) {
  cancelInvestment(input: $input) {
    investment { id status }
    loan { id version status amountFunded amountRemaining fundedPercent myInvestment lentToBorrower }
    wallet { id version balance availableBalance heldBalance }
    userErrors { code field message }
  }
}`)
