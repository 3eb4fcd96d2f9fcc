/** The lines of reports, as records of REST. */
export const reportRecords = `
  fragment PortfolioAtRiskRecord on PortfolioAtRisk {
    on loans outstanding current late30 late60 late90 lateOver90 defaulted par30 par60 par90
  }
  fragment VintageRecord on Vintage {
    month age loans principal loansDefaulted principalDefaulted defaultRate
  }
  fragment RollRateRecord on RollRate {
    month from to loans principal share
  }
  fragment CashMonthRecord on CashMonth {
    month opening deposits withdrawals returns costs other closing wallets held suspense fees ownFunds costsSoFar advanced owed
  }
  fragment FeeMonthRecord on FeeMonth {
    month origination originationRefunded service charges other total
  }
  fragment YieldMonthRecord on YieldMonth {
    month riskLevel opening closing interest charges fees losses recovered grossYield netYield
  }
  fragment LenderReturnRecord on LenderReturn {
    percentile lenders return
  }
  fragment FundingMonthRecord on FundingMonth {
    month published funded fundedShare medianMinutes ninetiethMinutes
  }
`
