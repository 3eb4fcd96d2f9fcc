import { readdirSync, readFileSync } from 'node:fs'
import {
  buildSchema,
  type ConstDirectiveNode,
  type GraphQLInputObjectType,
  isInputObjectType,
  isObjectType,
} from 'graphql'
import { expect, it } from 'vitest'
import { schemaText } from '../../src/schema.ts'

// A search without a price takes the database's time, and nothing off the caller's limit.

const schema = buildSchema(schemaText())
interface Priced {
  readonly astNode?:
    | { readonly directives?: readonly ConstDirectiveNode[] | undefined }
    | null
    | undefined
}
const isPriced = (one: Priced | undefined) =>
  one?.astNode?.directives?.some(({ name }) => name.value === 'cost') ?? false

/** Whether `Type.field` or `Type.field(argument:)` has a cost. */
function hasCost(coordinate: string): boolean {
  const [, type = '', name = '', argument] = /^(\w+)\.(\w+)(?:\((\w+):\))?$/.exec(coordinate) ?? []
  const found = schema.getType(type)
  if (!isObjectType(found)) return false
  const field = found.getFields()[name]
  return isPriced(argument ? field?.args.find((one) => one.name === argument) : field)
}

const inputFilters = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLInputObjectType => isInputObjectType(type) && type.name.endsWith('Filter'),
)
const zooms = ['Query.loanMarkers', 'Query.profileMarkers']
  .concat('Subscription.loanMarkersChanged', 'Subscription.profileMarkersChanged')
  .map((field) => `${field}(zoom:)`)
const totals = Object.values(schema.getTypeMap()).flatMap((type) =>
  isObjectType(type) && 'totalCount' in type.getFields() ? `${type.name}.totalCount` : [],
)

/** What in the schema leads to each function that sends a search. */
const searches: Readonly<Record<string, readonly string[]>> = {
  'lending/investing/orders/order-preview.ts tried': ['Profile.standingOrderPreview'],
  'lending/investing/orders/order-results.ts orderResultsOf': ['Profile.standingOrderResults'],
  'lending/investing/portfolio.ts annualReturnOf': [
    'Portfolio.annualReturn',
    'Portfolio.annualReturnIfLateLost',
  ],
  'lending/investing/outlook.ts outlookOf': ['Portfolio.outlook'],
  'lending/investing/portfolio.ts expectedOf': ['Portfolio.expected'],
  'lending/investing/portfolio.ts portfolioByMonth': ['Portfolio.byMonth'],
  'lending/investing/portfolio.ts portfolioOf': ['Profile.portfolio'],
  'lending/investing/totals.ts investmentTotals': ['Profile.investmentTotals'],
  'lending/bank-files/reconciliation.ts readJson': ['Query.reconciliation', 'Query.safeguarding'],
  'lending/books/account.ts accountTurnover': ['Query.accountTurnover'],
  'lending/books/journal.ts journalLines': ['Query.journal(account:)'],
  'lending/books/journal.ts countLines': ['JournalLineConnection.totalCount'],
  'lending/books/totals.ts trialBalance': ['Query.trialBalance'],
  'lending/books/balance.ts houseBalanceAt': ['Query.houseBalanceAt'],
  'lending/reports/read.ts readPart': [
    'Query.portfolioAtRisk',
    'Query.vintages',
    'Query.rollRates',
    'Query.cashPosition',
    'Query.feeIncome',
    'Query.yieldByRiskLevel',
    'Query.lenderReturns',
    'Query.fundingTimes',
  ],
  'lending/worklist/count.ts countWork': ['Query.workCounts'],
  'lending/worklist/late-loans.ts lateLoans': ['Query.lateLoans'],
  'lending/map/markers.ts clustered': zooms,
  'lending/member/reckoning.ts reckoningOf': ['MemberMoney.reckoning'],
  'lending/tax/figures.ts taxYearOf': ['Profile.taxYear', 'MemberFile.taxYear'],
  'reads/counts.ts countAll': totals,
  'reads/counts.ts countBy': ['LoanConnection.facets'],
  // Only if there is a filter, whose fields have their costs: below.
  'lending/map/markers.ts alone': [],
  'reads/list.ts readPage': [],
  // For a job.
  'lending/investing/matches.ts tellOfMatches': [],
  'lending/documents/make.ts makeDocuments': [],
  ...Object.fromEntries(
    ['arrears-notice', 'payoff-letter', 'statement'].map((maker) => [
      `lending/documents/${maker}.ts undefined`,
      [],
    ]),
  ),
  // For operators alone, and of a size that hardly grows: one lookup for each actor, and the accounts of one member.
  'lending/audit-trail/actors.ts actorsIn': [],
  'lending/member/money.ts moneyOf': [],
  // For operators alone, over REST, where it has the price of an export.
  'lending/books/totals.ts bookingsByDay': [],
}

/** The functions below src/ that send a statement as a search, each with its file. */
function sending(): string[] {
  const folder = new URL('../../src/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^(lending|reads|resolvers|area-feed|rest-bridge)\/.+\.ts$/.test(path),
  )
  return files.flatMap((path) =>
    readFileSync(new URL(path, folder), 'utf8')
      .split(/^(?=.*\bfunction \w+)/m)
      .filter((text) => /(?<!\| )'search'/.test(text))
      .map((text) => `${path} ${/\bfunction (\w+)/.exec(text)?.[1]}`),
  )
}

it('whatever runs a search has a @cost', () => {
  expect(
    sending().toSorted(),
    'add to searches in test/house/costs.test.ts each function that sends a search, with the fields or arguments that run it',
  ).toEqual(Object.keys(searches).toSorted())
  const free = Object.values(searches)
    .flat()
    .filter((coordinate) => !hasCost(coordinate))
  expect(free, 'give each a @cost in schema/').toEqual([])
})

/** The fields whose resolvers in src/resolvers/ call a function, as `Type.field`. */
function calling(name: string): string[] {
  const folder = new URL('../../src/resolvers/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.flatMap((path) => {
    let [type, field] = ['', '']
    const lines = path.endsWith('.ts')
      ? readFileSync(new URL(path, folder), 'utf8').split('\n')
      : []
    return lines.flatMap((line) => {
      if (/^\S/.test(line)) [type, field] = ['', '']
      type = /^ {2}(\w+): \{$/.exec(line)?.[1] ?? type
      field = /^ {4}(?:async )?(\w+)(?:: |\()/.exec(line)?.[1] ?? field
      return type && new RegExp(`\\b${name}\\(`).test(line) ? [`${type}.${field}`] : []
    })
  })
}

it('every field that calls a search is among those that lead to it', () => {
  // A list is counted only when its connection is asked to.
  const direct = Object.entries(searches).filter(
    ([, ways]) => ways.length > 0 && !ways.some((one) => one.includes('Connection.')),
  )
  const unsaid = direct.flatMap(([sender, ways]) => {
    const known = ways.map((one) => one.replace(/\(.*/, ''))
    const [, name = ''] = sender.split(' ')
    return calling(name).flatMap((field) =>
      known.includes(field) ? [] : [`${field} calls ${name}`],
    )
  })
  expect(unsaid, 'add the field to searches in test/house/costs.test.ts').toEqual([])
})

/** Conditions without a cost: an index has their rows in the order of the list, or operators alone set them. */
const withoutCost: Readonly<Record<string, readonly string[]>> = {
  LoanFilter: ['externalId', 'status', 'borrowerId'],
  AuditTrailFilter: [
    ...['actorId', 'actorKind', 'act', 'loanId', 'targetId', 'memberId'],
    ...['refused', 'looks', 'since', 'until'],
  ],
}

it.each(inputFilters.map((type) => [type.name, type] as const))(
  'every field of %s has a @cost, or is said to need none',
  (name, type) => {
    const free = Object.values(type.getFields()).filter((field) => !isPriced(field))
    expect(
      free.map((field) => field.name).toSorted(),
      'give the field a @cost in schema/, or add it to withoutCost in test/house/costs.test.ts',
    ).toEqual((withoutCost[name] ?? []).toSorted())
  },
)
