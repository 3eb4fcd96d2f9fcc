import type { Filters } from './values.ts'

/** A list that is measured. */
export interface List {
  readonly name: string
  /** Of what type its filters are: an input, or arguments of their own. */
  readonly filter: string | Readonly<Record<string, string>>
  readonly sort?: string
  readonly sorts?: readonly string[]
  readonly filters: Filters
  /** What it is selected within. */
  readonly within?: 'me'
  readonly nodes: string
  /** Markers have no pages. */
  readonly unpaged?: readonly Readonly<Record<string, unknown>>[]
  readonly facets?: true
}

/** A request of the matrix. */
export interface Case {
  readonly list: string
  readonly label: string
  readonly kind: 'page' | 'deep' | 'count' | 'facets'
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** Every filter alone and in pairs, each value, every order and page; of pairs each in one order by turns, unless all are wanted. */
export function casesOf(list: List, all: boolean): readonly Case[] {
  const none = { label: 'all', values: {} }
  const alone = Object.entries(list.filters).flatMap(([name, values]) =>
    Object.entries(values).map(([kind, value]) => ({
      name,
      label: `${name} ${kind}`,
      values: { [name]: value },
    })),
  )
  const pairs = alone.flatMap((one, at) =>
    alone
      .slice(at + 1)
      .filter(({ name }) => name !== one.name)
      .map((other) => ({
        label: `${one.label}, ${other.label}`,
        values: { ...one.values, ...other.values },
      })),
  )
  const orders = ordersOf(list)
  const pages = [none, ...alone].flatMap((filter, at) =>
    orders.flatMap((order, turn) => {
      const deep = all || filter === none || turn === at % orders.length
      return pagesOf(list, filter, order, deep)
    }),
  )
  // The last page is the first one of the opposite order.
  const ofPairs = pairs.flatMap((filter, at) =>
    orders
      .filter((_, turn) => all || turn === at % orders.length)
      .map((order) => page(list, filter, order, {}, '')),
  )
  const counts = [none, ...alone, ...pairs].flatMap((filter) => totals(list, filter))
  return [...pages, ...ofPairs, ...counts]
}

interface Chosen {
  readonly label: string
  readonly values: Readonly<Record<string, unknown>>
}

function ordersOf({ sorts, unpaged }: List): readonly Chosen[] {
  if (unpaged) return unpaged.map((values) => ({ label: JSON.stringify(values), values }))
  if (sorts === undefined) return [{ label: 'as it is', values: {} }]
  return sorts.flatMap((sort) => [
    { label: sort, values: { sort } },
    { label: `${sort} reversed`, values: { sort, reverse: true } },
  ])
}

function pagesOf(list: List, filter: Chosen, order: Chosen, deeply: boolean): readonly Case[] {
  if (list.unpaged) return [page(list, filter, order, {}, '')]
  const first = page(list, filter, order, { first: 20 }, ', first page')
  const last = page(list, filter, order, { last: 20 }, ', last page')
  const deep = {
    ...page(list, filter, order, { first: 20 }, ', page 1 000'),
    kind: 'deep',
  } as const
  // A thousand pages are there of nothing but what is common.
  return deeply && /all|common/.test(filter.label) ? [first, last, deep] : [first, last]
}

function page(list: List, filter: Chosen, order: Chosen, window: object, where: string): Case {
  return {
    list: list.name,
    label: `${filter.label}, ${order.label}${where}`,
    kind: 'page',
    query: queryOf(
      list,
      list.unpaged ? list.nodes : `nodes { ${list.nodes} } pageInfo { hasNextPage endCursor }`,
    ),
    variables: { ...filtering(list, filter), ...order.values, ...window },
  }
}

function totals(list: List, filter: Chosen): readonly Case[] {
  if (list.unpaged) return []
  const total = (kind: 'count' | 'facets', selected: string): Case => ({
    list: list.name,
    label: `${filter.label}, ${kind}`,
    kind,
    query: queryOf(list, selected),
    variables: filtering(list, filter),
  })
  const facets =
    'facets { status { status count } riskLevel { riskLevel count } purpose { purpose count } }'
  return [total('count', 'totalCount'), ...(list.facets ? [total('facets', facets)] : [])]
}

function filtering({ filter }: List, { values }: Chosen): Readonly<Record<string, unknown>> {
  return typeof filter === 'string' ? { filter: values } : values
}

function queryOf({ name, filter, sort, within, unpaged }: List, selected: string): string {
  const types = {
    ...(typeof filter === 'string' ? { filter } : filter),
    ...(sort && { sort, reverse: 'Boolean' }),
    ...(unpaged ? { bbox: 'BBox!', zoom: 'Int' } : { first: 'Int', after: 'String', last: 'Int' }),
  }
  const variables = Object.entries(types).map(([key, type]) => `$${key}: ${type}`)
  const given = Object.keys(types).map((key) => `${key}: $${key}`)
  const field = `${name}(${given.join(', ')}) { ${selected} }`
  return `query List(${variables.join(', ')}) { ${within ? `${within} { ${field} }` : field} }`
}
