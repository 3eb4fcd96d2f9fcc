import { graphql } from '../../graphql/index.ts'

export const parQuery = graphql(`query Par($months: Int) {
  platform { currency }
  rows: portfolioAtRisk(months: $months) {
    on loans outstanding current late30 late60 late90 lateOver90 defaulted renegotiated par30 par60 par90 par30WithRenegotiated
  }
}`)

export const vintagesQuery = graphql(`query Vintages($months: Int) {
  platform { currency }
  rows: vintages(months: $months) {
    month age loans principal loansDefaulted principalDefaulted defaultRate
  }
}`)

export const rollRatesQuery = graphql(`query RollRates($months: Int) {
  platform { currency }
  rows: rollRates(months: $months) { month from to loans principal share }
}`)

export const cashQuery = graphql(`query Cash($months: Int) {
  platform { currency }
  rows: cashPosition(months: $months) {
    month opening deposits withdrawals returns costs other closing
    wallets held suspense fees ownFunds costsSoFar advanced owed
  }
}`)

export const feesQuery = graphql(`query Fees($months: Int, $year: Year) {
  platform { currency }
  rows: feeIncome(months: $months, year: $year) {
    month origination originationRefunded service charges other total
  }
}`)

export const yieldQuery = graphql(`query Yield($months: Int) {
  platform { currency }
  rows: yieldByRiskLevel(months: $months) {
    month riskLevel opening closing interest charges fees losses recovered grossYield netYield
  }
}`)

export const returnsQuery = graphql(`query Returns {
  platform { currency }
  rows: lenderReturns { percentile lenders return }
}`)

export const fundingQuery = graphql(`query FundingTimes($months: Int) {
  platform { currency }
  rows: fundingTimes(months: $months) {
    month published funded fundedShare medianMinutes ninetiethMinutes
  }
}`)

/** The months of the books, since the first movement. */
export const bookedMonthsQuery = graphql(`query BookedMonths { periods { month } }`)
