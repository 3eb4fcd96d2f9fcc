import type { Line } from './matrix.ts'

const seenByBoth = {
  outcomes: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok'],
  support: 'ok',
} as const

/** The reports: the field, a column, and the end of its path. */
const reports = [
  ['portfolioAtRisk', 'par30', 'par'],
  ['vintages', 'defaultRate', 'vintages'],
  ['rollRates', 'share', 'roll-rates'],
  ['cashPosition', 'closing', 'cash'],
  ['feeIncome', 'total', 'fees'],
  ['yieldByRiskLevel', 'netYield', 'yield'],
  ['lenderReturns', 'return', 'returns'],
  ['fundingTimes', 'funded', 'funding-times'],
] as const

/** Reports over GraphQL. */
export const reportLines: readonly Line[] = reports.map(([field, column]) => ({
  name: `Query.${field}`,
  call: () => `{ ${field} { ${column} } }`,
  ...seenByBoth,
}))

/** The same over REST. */
export const reportRestLines: readonly Line[] = reports.map(([, , path]) => ({
  name: `GET /operator/reports/${path}`,
  call: () => ['GET', `/operator/reports/${path}`],
  ...seenByBoth,
}))
