/** The refusals in a payload. */
export const userErrors = 'userErrors { code field message details }'
/** The variables of every list. */
export const pageVariables =
  '$first: Int, $after: String, $last: Int, $before: String, $total: Boolean!'
export const pageArguments = 'first: $first, after: $after, last: $last, before: $before'

/** A page of records, which becomes a list with its pagination, plus further counts. */
export const page = (record: string, more = '') => `{
  nodes { ...${record} }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  totalCount @include(if: $total) ${more}
}`
