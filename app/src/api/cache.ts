import { type Exchange, stringifyVariables } from '@urql/core'
import { type Cache, cacheExchange, type Data, type Resolver } from '@urql/exchange-graphcache'

/** The lists of a member whose pages are joined: whatever asks for one of them gets all of it that has been loaded. */
export const joinedLists = ['transactions', 'opportunities', 'documents', 'taxLines'] as const

/** Keeps each record once, by its id, and preferences by their member; what has no id belongs to the record around it. */
export function cache(): Exchange {
  return cacheExchange({
    keys: new Proxy(
      {},
      { get: (_, type) => (type === 'Preferences' ? memberOf : idOf), has: () => true },
    ),
    resolvers: { Profile: Object.fromEntries(joinedLists.map((name) => [name, joined])) },
  })
}

const idOf = ({ id }: Data) => (typeof id === 'string' ? id : null)
const memberOf = ({ userId }: Data) => (typeof userId === 'string' ? userId : null)

/**
 * Joins the pages of a list, from the first on, as far as each begins where the one before ends: after one whose end has moved, the
 * next is asked for anew.
 */
const joined: Resolver = (_, asked, store, { parentKey, fieldName }) => {
  const pages = new Map<unknown, string>()
  for (const { fieldKey, fieldName: name, arguments: given } of store.inspectFields(parentKey)) {
    const page = name === fieldName && store.resolve(parentKey, fieldKey)
    if (typeof page === 'string' && listOf(given) === listOf(asked))
      pages.set(given?.after ?? null, page)
  }
  if (!pages.has(asked.after ?? null)) return undefined
  const nodes: unknown[] = []
  let pageInfo: Data | undefined
  let __typename = ''
  let page = pages.get(null)
  while (page) {
    nodes.push(...((store.resolve(page, 'nodes') as unknown[] | undefined) ?? []))
    pageInfo = infoOf(store, page)
    __typename = store.resolve(page, '__typename') as string
    // An empty page has no end.
    page = pageInfo.hasNextPage ? pages.get(pageInfo.endCursor) : undefined
  }
  return pageInfo && { __typename, nodes, pageInfo }
}

/** What tells a list from others: all that is asked for but where the page begins. */
const listOf = (given: object | null) => stringifyVariables({ ...given, after: undefined })

function infoOf(store: Cache, page: string): Data {
  const info = store.resolve(page, 'pageInfo') as string
  const fields = ['__typename', 'hasNextPage', 'endCursor']
  return Object.fromEntries(fields.map((of) => [of, store.resolve(info, of)])) as Data
}
