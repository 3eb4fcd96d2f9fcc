import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'

/** What this platform has set about loans. */
export const guideQuery = graphql(`query Guide {
  platform {
    currency loanAmountMin loanAmountMax interestRateMax repaymentPeriodMonthsMax fundingWindowDays originationFee
    withdrawalDays feeRefund defaultAfterDays borrowWhileLate verifiedBorrowersOnly lateTerms { ...WhenLate }
  }
}`)

export type Platform = ResultOf<typeof guideQuery>['platform']
