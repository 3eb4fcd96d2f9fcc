import type { ResultOf } from '@graphql-typed-document-node/core'
import type { requestsQuery } from './operations.ts'

interface Asked {
  readonly first: number | null
  readonly after: string | null
  readonly last: number | null
  readonly before: string | null
}
type List = ResultOf<typeof requestsQuery>['approvalRequests']

/**
 * The API lists requests oldest first, the order in which operators decide on them. Decided ones are shown in reverse: the last
 * page first.
 */
export const newestFirst = {
  /** The page to ask for. */
  asked: ({ first, after, last, before }: Asked): Asked => ({
    first: last,
    after: before,
    last: first,
    before: after,
  }),
  /** The page as it is shown. */
  shown: (list: List): List => {
    const { hasNextPage, hasPreviousPage, startCursor, endCursor } = list.pageInfo
    const turned = {
      hasNextPage: hasPreviousPage,
      hasPreviousPage: hasNextPage,
      startCursor: endCursor ?? null,
      endCursor: startCursor ?? null,
    }
    return { ...list, nodes: list.nodes.toReversed(), pageInfo: { ...list.pageInfo, ...turned } }
  },
}
