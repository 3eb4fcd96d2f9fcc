import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'

/** What this platform has set about loans. */
export const guideQuery = graphql(`query Guide {
  platform {
    currency loanAmountMin loanAmountMax interestRateMax repaymentPeriodMonthsMax fundingWindowDays originationFee
    withdrawalDays feeRefund defaultAfterDays borrowWhileLate verifiedBorrowersOnly lateTerms { ...WhenLate }
  }
}`)

/** What this platform has set for those who lend. */
export const lendingQuery = graphql(`query LendingGuide {
  platform {
    currency investmentMin fundingWindowDays serviceFee withdrawalDays defaultAfterDays borrowWhileLate
    investmentCancel verifiedBorrowersOnly lateTerms { ...WhenLate }
  }
  lenderTest { reflectionHours sophisticatedUntil }
}`)

export type Lending = ResultOf<typeof lendingQuery>
export type Platform = ResultOf<typeof guideQuery>['platform']
