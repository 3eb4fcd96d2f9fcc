import { get, type Row } from '../../row.ts'

/** Reports on the loan book and on money, for operators, each also as CSV. */
export const reportRows: readonly Row[] = [
  report('par', 'portfolioAtRisk', 'PortfolioAtRisk', 'Get the portfolio at risk'),
  report('vintages', 'vintages', 'Vintage', 'Get default rates by month of payout and age'),
  report('roll-rates', 'rollRates', 'RollRate', 'Get how loans became later or paid again'),
  report('cash', 'cashPosition', 'CashMonth', 'Get the cash of each month'),
  report('fees', 'feeIncome', 'FeeMonth', 'Get the fee income of each month by kind'),
  report('yield', 'yieldByRiskLevel', 'YieldMonth', 'Get the yield of each risk level by month'),
  report('returns', 'lenderReturns', 'LenderReturn', 'Get how lenders’ returns are spread'),
  report('funding-times', 'fundingTimes', 'FundingMonth', 'Get how fast loans were funded'),
]

/** A report that is a list of lines. */
function report(name: string, field: string, table: string, summary: string): Row {
  const camel = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const operation = `get${field[0]?.toUpperCase()}${field.slice(1)}`
  return get(`/operator/reports/${name}`, {
    summary,
    success: 'The lines of the report.',
    document: `query ${operation} { ${camel}: ${field} { ...${table}Record } }`,
    table,
  })
}
