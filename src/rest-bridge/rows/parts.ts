import { snakeCase } from '../records/records.ts'
import { post, type Row } from '../row.ts'

/** The refusals in a payload. */
export const userErrors = 'userErrors { code field message details }'

/** A mutation with the records of its payload. */
export function mutation(name: string, records: string): string {
  return `mutation ${name} { ${name} { ${records} ${userErrors} } }`
}

/** Makes the rows of acts on a record, each at an ending of the record's path. */
export const actsOn =
  (path: string, record: string, told: Omit<Row, 'method' | 'path' | 'summary' | 'document'>) =>
  (name: string, ending: string, summary: string, refusals: readonly string[] = []): Row =>
    post(`${path}/${ending}`, {
      summary,
      ...told,
      refusals: [...(told.refusals ?? []), ...refusals],
      document: mutation(name, record),
    })

/** What most mutations change, and what they ask another operator to approve. */
export const loan = 'loan { ...LoanRecord }'
export const request = 'request { ...ApprovalRequestRecord }'
export const transaction = 'transaction { ...TransactionRecord }'
export const wallet = 'wallet { ...WalletRecord }'

/** The codes with which the gate refuses an act. */
export const atGate = ['NOT_VERIFIED', 'CONSENT_REQUIRED'] as const

/** The refusals by which protected lenders are asked for a test or an acknowledgement before they invest or set a standing order. */
export const protective = ['LENDER_TEST_REQUIRED', 'WARNING_REQUIRED'] as const

/** A page of records, which becomes a list with its pagination, plus further counts. */
export const page = (record: string, more = '') => `{
  nodes { ...${record} }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  totalCount @include(if: $total) totalCountIsExact @include(if: $total) ${more}
}`

/** The document of a list in pages, and where it is in the response: `me.loans` is a field of `me`. */
export function listed(
  operation: string,
  place: string,
  ...records: Parameters<typeof page>
): Pick<Row, 'document' | 'within' | 'list'> {
  const fields = place.split('.')
  const [list = '', within] = fields.map((field) => /^\w+/.exec(field)?.[0]).toReversed()
  return {
    document: `query ${operation} { ${fields.join(' { ')} ${page(...records)} ${'}'.repeat(fields.length)}`,
    list: snakeCase(list),
    ...(within && { within: within as NonNullable<Row['within']> }),
  }
}

/** The row that changes a record by a merge patch (RFC 7396), beside the one that does so by PUT. */
export function patched(row: Row): Row {
  const document = row.document.replace('mutation update', 'mutation patch')
  return { ...row, method: 'PATCH', summary: `${row.summary} by a merge patch`, document }
}

/** Reads a record by its id; the id of a record of another type finds nothing. */
export const byId = (operation: string, name: string, record: string) =>
  `query ${operation} { ${name}: node { ...${record} } }`

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
