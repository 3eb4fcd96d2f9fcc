import type { List } from './matrix.ts'
import { type Filters, moneyValues } from './values.ts'

const loan =
  'id title amountRequested interestRate repaymentPeriodMonths riskLevel status createdAt'
const money = { since: 'DateTime', until: 'DateTime' }

/** The lists that are measured. */
export function listsOf(values: Filters): readonly List[] {
  const { status, borrowerId, bbox, dueFrom, dueTo, overdue, ...traits } = values
  const { type, direction, ...period } = moneyValues()
  const status5 = { common: ['CANCELLED'], rare: ['ACTIVE'], absent: ['DEFAULTED'] }
  const boxes = Object.values(bbox ?? {})
  return [
    {
      name: 'loans',
      filter: 'LoanFilter',
      sort: 'LoanSort',
      sorts: ['NEWEST', 'EXPIRING', 'RATE', 'AMOUNT'],
      filters: values,
      nodes: loan,
      facets: true,
    },
    {
      name: 'loans',
      filter: { status: '[LoanStatus!]' },
      filters: { status: status5 },
      within: 'me',
      nodes: loan,
    },
    {
      name: 'investments',
      filter: { status: '[InvestmentStatus!]' },
      filters: { status: status5 },
      within: 'me',
      nodes: 'id amount status createdAt',
    },
    {
      name: 'transactions',
      filter: { type: 'TransactionType', direction: 'TransactionDirection', ...money },
      filters: moneyValues(),
      within: 'me',
      nodes: 'id type amount balanceAfter createdAt',
    },
    {
      name: 'cashFlow',
      filter: money,
      filters: period,
      within: 'me',
      nodes: 'id category amount createdAt',
    },
    {
      name: 'notifications',
      filter: { unread: 'Boolean' },
      filters: { unread: { common: true, rare: false } },
      within: 'me',
      nodes: 'id type title message createdAt',
    },
    {
      name: 'opportunities',
      filter: 'OpportunityFilter',
      sort: 'OpportunitySort',
      sorts: ['MATCH', 'RATE', 'TERM', 'DISTANCE', 'EXPIRING', 'FUNDED_PERCENT', 'NEWEST'],
      filters: {
        ...traits,
        ...(bbox && { bbox }),
        maxDistanceKm: { common: 5000, rare: 20, absent: 0 },
      },
      within: 'me',
      nodes: 'matchScore distanceKm loan { id title }',
    },
    {
      name: 'loanMarkers',
      filter: 'LoanMarkerFilter',
      filters: traits,
      unpaged: boxes.flatMap((box) => [{ bbox: box }, { bbox: box, zoom: 3 }]),
      nodes: 'markers { id latitude longitude title } truncated',
    },
    {
      name: 'profileMarkers',
      filter: {},
      filters: {},
      unpaged: boxes.flatMap((box) => [{ bbox: box }, { bbox: box, zoom: 3 }]),
      nodes: 'markers { id latitude longitude title } truncated',
    },
  ]
}
