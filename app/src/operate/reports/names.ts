/** The reports in their order, by the last part of their paths, each with its field of the API. */
export const fields = {
  par: 'portfolioAtRisk',
  vintages: 'vintages',
  'roll-rates': 'rollRates',
  cash: 'cashPosition',
  fees: 'feeIncome',
  yield: 'yieldByRiskLevel',
  returns: 'lenderReturns',
  'funding-times': 'fundingTimes',
} as const

/** A report. */
export type Name = keyof typeof fields
