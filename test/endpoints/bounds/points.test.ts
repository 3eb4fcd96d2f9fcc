import { readFileSync } from 'node:fs'
import { print } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createGuard } from '../../../src/http/guard/guard.ts'
import { trusting } from '../../../src/http/guard/request.ts'
import { points, pointsOf } from '../../../src/http/rates/rate-limiter.ts'
import { readDocument, rowPoints } from '../../../src/rest-bridge/presenter.ts'
import { routes } from '../../../src/rest-bridge/routes.ts'
import { createSchema } from '../../../src/schema.ts'

const schema = createSchema({ code: 'USD', decimals: 2 })
const guard = createGuard({
  schema,
  introspection: true,
  suggestions: false,
  trusted: trusting(new Map(), false),
  refused: () => undefined,
})

/** What a document that is known takes, or the code of its refusal. */
function price(query: string, variables: object = {}): number | string {
  guard({ query, variables })
  const asked = guard({ query, variables })
  return 'errors' in asked ? String(asked.errors[0]?.extensions.code) : pointsOf(asked)
}

const aliases = (count: number, field: string) =>
  Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ')
const filtered = 'loans(filter: { purpose: "x" }) { nodes { id } }'

describe('A50: points', () => {
  it('30 aliases of a filtered list are refused, and some take as much as they search', () => {
    expect(price(`{ ${aliases(30, filtered)} }`)).toBe('TOO_COSTLY')
    expect(price(`{ ${filtered} }`)).toBe(1 + 20)
    expect(price(`{ ${aliases(10, filtered)} }`)).toBe(10 + 202)
  })

  it('are taken for each list within a field', () => {
    const list = 'opportunities(first: 10) { nodes { matchScore } }'
    expect(price(`{ me { ${list} } }`)).toBe(1 + 1 + 2)
    expect(price(`{ me { ${aliases(20, list)} } }`)).toBe(1 + 20 + 42)
    expect(price(`{ me { ${aliases(30, 'transactions(first: 1) { nodes { id } }')} } }`)).toBe(
      1 + 30,
    )
  })

  it.each([
    ['previewRepayment', '{ loanId: "x", amount: 1 }', 'applied'],
    [
      'changeOwnPlan',
      '{ id: "x", kind: DUE_DAY, dueDay: 5, from: "2030-01-01", preview: true }',
      'planChange { id }',
    ],
    [
      'previewPlanChange',
      '{ id: "x", kind: DUE_DAY, dueDay: 5, reason: "x" }',
      'planChange { id }',
    ],
  ])('are taken for %s, which plans a loan and takes it back', (name, input, fields) => {
    const times = (count: number) =>
      price(`mutation { ${aliases(count, `${name}(input: ${input}) { ${fields} }`)} }`)
    expect([times(1), times(30)]).toEqual([2 + 5, 60 + 150])
  })

  it.each([
    ['{ loans { nodes { id } } }', 0],
    ['{ loans(filter: { status: [OPEN] }, sort: RATE) { nodes { id } } }', 0],
    ['{ loans(filter: { status: OPEN }) { nodes { id } } }', 0],
    ['{ loans(filter: { status: [REPAID] }) { nodes { id } } }', 0],
    ['{ loans(filter: { q: "goats" }) { nodes { id } } }', 20],
    ['{ loans(filter: { purpose: null, minRate: null }) { nodes { id } } }', 0],
    // One statement looks for all of it.
    ['{ loans(filter: { purpose: "x", minRate: 1, riskLevel: [LOW] }) { nodes { id } } }', 20],
    ['{ loans { totalCount } }', 10],
    ['{ loans { facets { status { count } } } }', 50],
    ['{ loans(filter: { purpose: "x" }) { totalCount facets { status { count } } } }', 80],
  ])('%s takes %i more than a page', (query, more) => {
    expect(Number(price(query)) - 1).toBe(more)
  })

  it.each([
    ['(filter: { maxDistanceKm: 5 })', 120],
    ['(filter: { maxMonths: 5, maxDistanceKm: 5 }, sort: DISTANCE)', 120],
    ['(sort: DISTANCE)', 80],
    ['(sort: RATE)', 0],
    ['(filter: { minRate: 5 })', 40],
  ])('opportunities%s take %i more', (given, more) => {
    const of = (given: string) =>
      Number(price(`{ me { opportunities${given} { nodes { matchScore } } } }`))
    expect(of(given) - of('')).toBe(more)
  })

  it('are as many where variables say it, also by their defaults', () => {
    const query = `query ($filter: LoanFilter, $months: Int = 6, $sort: LoanSort) {
      loans(filter: $filter, sort: $sort) { nodes { id } }
      more: loans(filter: { maxMonths: $months }) { nodes { id } } }`
    const [open, rare] = [{ filter: { status: ['OPEN'] } }, { filter: { purpose: 'x' } }]
    expect(price(query, { ...open, months: null })).toBe(2)
    expect(price(query, { months: null })).toBe(2)
    expect(price(query, open)).toBe(2 + 20)
    expect(price(query, rare)).toBe(2 + 40)
    // What is no filter is refused by execution, and costs no more than it looks like.
    for (const filter of ['x', 5, [], [null], { purpose: { a: 1 } }, { __proto__: [] }])
      expect(price(query, { filter, months: null })).toBeTypeOf('number')
  })

  it('are more for markers that have to be clustered or filtered, over sockets too', () => {
    const bbox = 'bbox: { west: 0, south: 0, east: 1, north: 1 }'
    const of = (more: string) => Number(price(`{ loanMarkers(${bbox}${more}) { markers { id } } }`))
    expect(of(', zoom: 3') - of('')).toBe(40)
    expect(of(', filter: { minRate: 3 }') - of('')).toBe(20)
    const live = (more: string) =>
      Number(price(`subscription { profileMarkersChanged(${bbox}${more}) { removedIds } }`))
    expect(live(', zoom: 0') - live('')).toBe(40)
  })

  it('are those of the table in docs/clients.md', () => {
    const clients = readFileSync(new URL('../../../docs/clients.md', import.meta.url), 'utf8')
    const [, table = ''] = /^\| what \| points \|\n\|---\|---\|\n((?:\|.+\n)+)/m.exec(clients) ?? []
    const told = [...table.matchAll(/^\| (.+) \| (.+) \|$/gm)].map(([, what, many]) => [what, many])
    const more = (query: string, than: string) => Number(price(query)) - Number(price(than))
    const loans = (given: string, asked = '') => `{ loans${given} { nodes { id } ${asked} } }`
    const plain = loans('')
    const own = (given: string, asked = '') =>
      more(
        `{ me { opportunities${given} { nodes { matchScore } ${asked} } } }`,
        '{ me { opportunities { nodes { matchScore } } } }',
      )
    const markers = (given: string) => {
      const bbox = 'bbox: { west: 0, south: 0, east: 1, north: 1 }'
      const of = (given: string) => `{ loanMarkers(${bbox}${given}) { markers { id } } }`
      return more(of(given), of(''))
    }
    const total = 'totalCount totalCountIsExact'
    expect(Object.fromEntries(told), 'the table of points in docs/clients.md').toEqual({
      'a root field: query, mutation': `${price(plain)}, ${price('mutation { markNotificationRead(input: { id: "x" }) { userErrors { code } } }')}`,
      'a list inside it': `${more('{ me { investments(first: 1) { nodes { id } } } }', '{ me { id } }')}`,
      'each 100 records that it may return': `${more(loans('(first: 100)'), loans('(first: 10)'))}`,
      'loans filtered by anything but their state or borrower': `${more(loans('(filter: { purpose: "x" })'), plain)}`,
      'total count of loans, with whether it is exact; facets': [total, 'facets { isExact }']
        .map((asked) => more(loans('', asked), plain))
        .join('; '),
      'opportunities filtered; filtered by distance; sorted by distance; total count, with whether it is exact':
        [
          own('(filter: { minRate: 5 })'),
          own('(filter: { maxDistanceKm: 5 })'),
          own('(sort: DISTANCE)'),
          own('', total),
        ].join('; '),
      'clustered markers (`zoom`); filtered markers': [
        markers(', zoom: 3'),
        markers(', filter: { minRate: 3 }'),
      ].join('; '),
      'a list as a CSV file, besides its pages of 100': `${points.export}`,
      'introspection, each `__schema` or `__type`; more if lists are nested or repeated in it': `${more('{ __schema { queryType { name } } }', '{ __typename }')}`,
    })
    const both = price(loans('(filter: { purpose: "x" })', total))
    expect(clients).toContain(
      `\`GET /loans\` is ${price(plain)} point, \`GET /loans?purpose=farming&include=total\` ${both}.`,
    )
  })

  it.each(routes.map((row) => [`${row.method} ${row.path}`, row] as const))(
    '%s takes as many as its document does at the GraphQL endpoint',
    (_, row) => {
      const document = readDocument(schema, row)
      const variables = { total: true, first: 50, purpose: 'x', status: ['REPAID'], zoom: 2 }
      expect(rowPoints(document).pointsOf(variables)).toBe(
        price(print(document.plan.document), variables),
      )
      const counted = (total: boolean) => rowPoints(document).pointsOf({ ...variables, total })
      const ofTotals = {
        '/operator/members/{id}/loans': 20,
        '/loans': 20,
        '/frozen-account/loans': 20,
        '/me/loans': 20,
        '/opportunities': 60,
      }
      expect(counted(true) - counted(false)).toBe(
        row.method === 'GET'
          ? (Object.entries(ofTotals).find(([path]) => path === row.path)?.[1] ?? 0)
          : 0,
      )
    },
  )
})
