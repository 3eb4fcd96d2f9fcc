import type { Row } from '../row.ts'

/** The refusals in a payload. */
export const userErrors = 'userErrors { code field message details }'

/** A mutation with the records of its payload. */
export function mutation(
  name: string,
  records: string,
  input = `${name[0]?.toUpperCase()}${name.slice(1)}Input`,
): string {
  return `mutation ${name}($input: ${input}!) { ${name}(input: $input) { ${records} ${userErrors} } }`
}

/** What most mutations change, and what they ask another operator to approve. */
export const loan = 'loan { ...LoanRecord }'
export const request = 'request { ...ApprovalRequestRecord }'
export const transaction = 'transaction { ...TransactionRecord }'
export const wallet = 'wallet { ...WalletRecord }'

/** The codes with which the gate refuses an act. */
export const atGate = ['NOT_VERIFIED', 'CONSENT_REQUIRED'] as const

/** The refusals by which protected lenders are asked for a test or an acknowledgement before they invest or set a standing order. */
export const protective = ['LENDER_TEST_REQUIRED', 'WARNING_REQUIRED'] as const

/** The variables of every list. */
export const pageVariables =
  '$first: Int, $after: String, $last: Int, $before: String, $total: Boolean!'
export const pageArguments = 'first: $first, after: $after, last: $last, before: $before'

/** A page of records, which becomes a list with its pagination, plus further counts. */
export const page = (record: string, more = '') => `{
  nodes { ...${record} }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  totalCount @include(if: $total) totalCountIsExact @include(if: $total) ${more}
}`

/** The row that changes a record by a merge patch (RFC 7396), beside the one that does so by PUT. */
export function patched(row: Row): Row {
  const document = row.document.replace('mutation update', 'mutation patch')
  return { ...row, method: 'PATCH', summary: `${row.summary} by a merge patch`, document }
}

/** Reads a record by its id; the id of a record of another type finds nothing. */
export const byId = (operation: string, name: string, record: string) =>
  `query ${operation}($id: ID!) { ${name}: node(id: $id) { ...${record} } }`

/** Declarations of variables, and the fields or arguments of the same names that they set. */
export interface Given {
  readonly variables: string
  readonly fields: string
}

/** Declares variables, and passes them on. */
export function given(types: Readonly<Record<string, string>>): Given {
  const names = Object.keys(types)
  return {
    variables: names.map((name) => `$${name}: ${types[name]}`).join(', '),
    fields: names.map((name) => `${name}: $${name}`).join(', '),
  }
}

/** The filters that lists of loans, of opportunities and of markers share. */
export const traits = {
  purpose: 'String',
  purposes: '[String!]',
  riskLevel: '[RiskLevel!]',
  minRate: 'Percent',
  maxRate: 'Percent',
  minMonths: 'Int',
  maxMonths: 'Int',
  minAmount: 'Money',
  maxAmount: 'Money',
  publishedSince: 'DateTime',
  publishedUntil: 'DateTime',
  q: 'String',
}

/** A change of a plan with the plan after it. */
export const changedPlan = `planChange { ...PlanChangeRecord }
  schedule { instalments { ...InstalmentRecord } monthlyPayment totalInterest totalPayment }
  totals { ...PlanTotalsRecord } ${loan}`

/** A preview makes nothing. */
export const previewed: NonNullable<Row['unmade']> = {
  is: ({ plan_change: change }) =>
    (change as { readonly status?: string } | null)?.status === 'preview',
  success: 'What the change would make of the plan.',
}
