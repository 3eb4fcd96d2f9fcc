import { globSync, readdirSync, readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLEnumType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
} from 'graphql'
import { expect, it } from 'vitest'
import { has as saidToOperators } from '../../app/src/operate/messages/index.ts'
import { eventTypes } from '../../app/src/operate/webhooks/event-types.ts'
import { has as said } from '../../app/src/parts/messages/index.ts'
import { settings } from '../../src/config/settings.ts'
import { changeKinds } from '../../src/entities/change.ts'
import { documentKinds } from '../../src/entities/documents/document.ts'
import { accountKinds } from '../../src/entities/ledger/account.ts'
import { cashFlowCategories } from '../../src/entities/ledger/cash-flow.ts'
import { movementKinds } from '../../src/entities/ledger/ledger-transaction.ts'
import { transactionTypes } from '../../src/entities/ledger/wallet-transaction.ts'
import { en } from '../../src/languages/en/index.ts'
import { catalogue } from '../../src/lending/event-log/catalogue.ts'
import {
  crossingLimits,
  type Exposure,
  lenderLimits,
  limitTexts,
} from '../../src/lending/exposure.ts'
import { letterClasses } from '../../src/lending/mail/classes.ts'
import { gatedActs } from '../../src/lending/verification/gate.ts'
import { sources, tableFunctions } from '../../src/migrations/sources.ts'
import { createSchema, schemaText } from '../../src/schema.ts'

// What has to be listed in more than one language, compared.

const sql = [...tableFunctions, ...sources].map(({ text }) => text).join('\n')
const literals = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, one = '']) => one)
const part = (pattern: RegExp) => pattern.exec(sql)?.[1] ?? ''
const schema = buildSchema(schemaText())
const valuesOf = (name: string) =>
  (schema.getType(name) as GraphQLEnumType).getValues().map(({ value }) => value.toLowerCase())

const lineTypes = literals(part(/return type in \(([^)]+)\)/))
it.each<[string, readonly string[], string]>([
  ['account', accountKinds, part(/return kind in \(([^)]+)\)\s+and \(kind in/)],
  ['movement', movementKinds, part(/return kind in \(([^)]+)\) and \(kind in/)],
])('the ledger takes every kind of %s that TypeScript knows, and no other', (_, kinds, listed) => {
  expect(literals(listed).toSorted(), 'src/lending/ledger/check-constraints.sql').toEqual(
    kinds.toSorted(),
  )
})

/** What only moves money between the available and the held balance. */
const withinWallet = ['investment_hold', 'investment_release']

it('GraphQL and TypeScript have every type of statement line', () => {
  const where = 'line_is_whole in src/lending/wallet/check-constraints.sql, and '
  expect(valuesOf('TransactionType').toSorted(), `${where}schema/wallet.graphql`).toEqual(
    lineTypes.toSorted(),
  )
  expect(transactionTypes.toSorted(), `${where}src/entities/ledger/wallet-transaction.ts`).toEqual(
    lineTypes.toSorted(),
  )
})

it('markers are filtered as lists are, by the same words', () => {
  const filter = (name: string) => (schema.getType(name) as GraphQLInputObjectType).getFields()
  const described = ({ type, description }: GraphQLInputField) => `${type}: ${description}`
  const ofLists = filter('LoanFilter')
  for (const [name, field] of Object.entries(filter('LoanMarkerFilter'))) {
    const same = ofLists[name]
    expect(same && described(same), name).toBe(described(field))
  }
})

it('the cash flow has a category for every type of line that changes a balance, and GraphQL and TypeScript have the category', () => {
  const simple = [...part(/from \(values ([^;]+?)\) as kind/).matchAll(/\('(\w+)', '(\w+)'\)/g)]
  const parts = [...sql.matchAll(/select \d, '(\w+)', .+ where line\.type = '(\w+)'/g)]
  const types = [...simple.map(([, type]) => type), ...new Set(parts.map(([, , type]) => type))]
  expect(
    [...types, ...withinWallet].toSorted(),
    'the types in src/lending/wallet/cash-flow.sql',
  ).toEqual(lineTypes.toSorted())
  const shared = Map.groupBy(simple, ([, , category]) => category)
  expect(
    [...shared.values()]
      .filter(({ length }) => length > 1)
      .map((all) => all.map(([, type]) => type)),
    'give the type a category of its own in src/lending/wallet/cash-flow.sql: taxes, portfolios and statements go by categories',
  ).toEqual([['transfer_in', 'transfer_out']])
  const categories = [...simple.map(([, , one]) => one), ...parts.map(([, one]) => one), 'loss']
  expect(valuesOf('CashFlowCategory').toSorted(), 'schema/portfolio.graphql').toEqual(
    [...new Set(categories)].toSorted(),
  )
  expect(cashFlowCategories.toSorted(), 'src/entities/ledger/cash-flow.ts').toEqual(
    [...new Set(categories)].toSorted(),
  )
})

const everyLimit = {
  borrowerPrincipalMax: 1n,
  lenderLoanShareMax: 1,
  lenderOutstandingMax: 1n,
  depositDailyMax: 1n,
  depositMonthlyMax: 1n,
  withdrawalDailyMax: 1n,
  withdrawalMonthlyMax: 1n,
} satisfies Required<Exposure>

it('every limit that SQL names has its words', () => {
  const lenders = part(/(function lender_limits\(.+?)\$\$;/s)
  const named = [
    ...sql.matchAll(/'limit', '([\w ]+)'/g),
    ...lenders.matchAll(/select '([\w ]+)',/g),
  ]
  // The only names that are put together.
  const [...together] = new Set(sql.match(/'limit', (?!'|exceeded\.name)[^,]+/g))
  expect(together.toSorted()).toEqual([
    "'limit', act || ' in all'",
    "'limit', operation || ' per ' || period",
  ])
  const crossing: Readonly<Record<string, object>> = JSON.parse(crossingLimits(everyLimit))
  const ofPeriods = Object.entries(crossing).flatMap(([operation, periods]) =>
    Object.keys(periods).map((period) => `${operation} per ${period}`),
  )
  const ofGate = gatedActs.map((act) => `${act} in all`)
  const names = [...named.map(([, name]) => name), ...ofPeriods, ...ofGate]
  expect(names.toSorted(), 'limitTexts in src/lending/exposure.ts').toEqual(
    Object.keys(limitTexts).toSorted(),
  )
})

it('every limit of lenders is given what the platform has set for it', () => {
  const asked = [...part(/(function lender_limits\(.+?)\$\$;/s).matchAll(/limits \? '(\w+)'/g)]
  expect(
    asked.map(([, name]) => name).toSorted(),
    'lenderLimits in src/lending/exposure.ts passes each, from a setting that Exposure names there',
  ).toEqual(Object.keys(JSON.parse(lenderLimits(everyLimit))).toSorted())
})

it('every limit of lenders is reached by a test', () => {
  const limits = part(/(function lender_limits\(.+?)\$\$;/s).matchAll(/select '([\w ]+)',/g)
  const file = new URL('../investing/exposure.long.test.ts', import.meta.url)
  const reached = readFileSync(file, 'utf8')
  expect(
    [...limits].flatMap(([, name]) => (reached.includes(`'${name}'`) ? [] : [name])),
    'exceed each in test/investing/exposure.long.test.ts',
  ).toEqual([])
})

/** What is answered otherwise: that a member is frozen, and that a file was fetched. */
const unexplained = ['BLOCKED', 'GONE']

it('every code that SQL refuses with is in the schema, and is explained', () => {
  const found = [...sql.matchAll(/'code', '([A-Z_]+)'|"code": "([A-Z_]+)"/g)]
  const codes = [...new Set(found.map(([, one, other]) => one ?? other ?? ''))]
    .filter((code) => !unexplained.includes(code))
    .toSorted()
  expect(codes.length).toBeGreaterThan(30)
  const shown = valuesOf('ErrorCode')
  expect(
    codes.filter((code) => !shown.includes(code.toLowerCase())),
    'RefusalCode in src/lending/refusal.ts, and ErrorCode in schema/root.graphql',
  ).toEqual([])
  const folder = new URL('../../src/lending/', import.meta.url)
  const explaining = globSync('**/*.ts', { cwd: folder, exclude: ['refusal.ts'] })
    .map((path) => readFileSync(new URL(path, folder), 'utf8'))
    .join('\n')
  expect(
    codes.filter((code) => !new RegExp(`\\b${code}[:']`).test(explaining)),
    'say why in src/lending/outcome.ts, or where the function is called',
  ).toEqual([])
})

const ownTypes = Object.keys(en).flatMap(
  (key) => /^notification\.(\w+)\.title$/.exec(key)?.[1] ?? [],
)

it('every notification that the platform sends has a text, and every text a notification', () => {
  const news = [...part(/\(select case type (.+?) end as news\)/s).matchAll(/ then '(\w+)'/g)]
  const calls = [
    ...sql.matchAll(/(?:perform|select) notify_users\(\w+[[(][\w.]+[\])], (\w+[[(].+?[\])]),\s/g),
  ]
  const seen = calls.map(({ index }) => index)
  const unseen = [...sql.matchAll(/(?:perform|select) notify_users\(.*/g)]
  expect(
    unseen.filter(({ index }) => !seen.includes(index)).map(([call]) => call),
    'write each of these calls as the others are, with its types in a list of literals, such as array[…]: another form is not seen here',
  ).toEqual([])
  const named = calls.flatMap(([, types = '']) => literals(types))
  const loanStates = literals(part(/where to_status in \(([^)]+)\)/))
  const sent = [
    ...news.map(([, type]) => type),
    ...named.filter((type) => type !== 'loan_'),
    ...loanStates.map((state) => `loan_${state}`),
  ]
  expect(
    ownTypes.toSorted(),
    'a text in src/languages/en/notifications.ts, and SQL that sends it: src/lending/inbox/',
  ).toEqual([...new Set(sent)].toSorted())
})

it('every type of statement line is told to its owner, or said not to be, in lending/inbox/notify-of-movements.sql', () => {
  const told = part(/\(select case type (.+?) end as news\)/s).matchAll(/when '(\w+)' then/g)
  // The direction of a fee decides, inside.
  const types = [...told].flatMap(([, type = '']) => (type === 'credit' ? [] : [type]))
  expect(types.toSorted()).toEqual(lineTypes.toSorted())
})

it('every text has a kind, and every kind a type of details', () => {
  const kinds = valuesOf('NotificationKind')
  expect(
    kinds.toSorted(),
    'NotificationKind in schema/notification-details.graphql, and `notification.<kind>.title` in src/languages/en/notifications.ts',
  ).toEqual([...ownTypes, 'custom'].toSorted())
  const details = kinds.map((kind) =>
    kind.replaceAll(/(?:^|_)\w/g, (one: string) => one.slice(-1).toUpperCase()),
  )
  const types = schema.getPossibleTypes(
    schema.getType('NotificationDetails') as GraphQLInterfaceType,
  )
  expect(
    types.map(({ name }) => name).toSorted(),
    'a type for each kind in schema/notification-details.graphql',
  ).toEqual(details.map((name) => `${name}Details`).toSorted())
})

it('every kind of change that can be followed is noted in SQL, and no other', () => {
  const noted = [...sql.matchAll(/insert into change \([^)]+\)\s+select '(\w+)'/g)]
  expect(noted).toHaveLength(sql.split('insert into change ').length - 1)
  expect(
    [...new Set(noted.map(([, kind]) => kind))].toSorted(),
    'a trigger in src/lending/changes.sql, and the list in src/entities/change.ts',
  ).toEqual(changeKinds.toSorted())
})

it('rows that members follow are not deleted without a note of it', () => {
  const noting = [
    ...sql.matchAll(/create or replace function (\w+)\(\) returns trigger(.+?)end \$\$;/gs),
  ]
    .filter(([, , body = '']) => body.includes('insert into change '))
    .map(([, name = '']) => name)
  const triggers = [
    ...sql.matchAll(
      /create or replace trigger \w+ after ([^;]+?) on (\w+)\s[^;]*execute function (\w+)/g,
    ),
  ].filter(([, , , name = '']) => noting.includes(name))
  const followed = new Set(triggers.map(([, , table = '']) => table))
  expect([...followed]).toContain('loan')
  const heard = triggers.flatMap(([, when, table]) => (when?.includes('delete') ? [table] : []))
  const deleted = [...sql.matchAll(/delete from (\w+)/g)].map(([, table = '']) => table)
  expect(
    [...new Set(deleted)].filter((table) => followed.has(table) && !heard.includes(table)),
    'note it in a trigger after delete, in src/lending/changes.sql',
  ).toEqual(
    // Those that are too old to be shown, of which clients keep none.
    ['notification'],
  )
})

it('every query, mutation and subscription has its resolver', () => {
  const whole = createSchema({ code: 'USD', decimals: 2 })
  const unresolved = ['Query', 'Mutation', 'Subscription'].flatMap((name) =>
    Object.values((whole.getType(name) as GraphQLObjectType).getFields()).flatMap((field) =>
      (name === 'Subscription' ? field.subscribe : field.resolve) ? [] : [`${name}.${field.name}`],
    ),
  )
  expect(unresolved, 'add them to src/resolvers/').toEqual([])
})

it('every setting is read', () => {
  const folder = new URL('../../src/', import.meta.url)
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && path !== 'config/settings.ts')
    .map((path) => readFileSync(new URL(path, folder), 'utf8'))
    .join('\n')
  const unread = Object.keys(settings.shape).filter(
    (name) => !new RegExp(`\\b${name}\\b`).test(code),
  )
  expect(unread, 'rules get it from src/platform/limits.ts, all else from Config').toEqual([])
})

/** What tells which record is changed, and how, but is not changed itself. */
const aboutTheCall = [
  'id',
  'version',
  'status',
  'idempotencyKey',
  'onBehalfOf',
  'currency',
  'autoInvestWarningAcknowledged',
]

it.each([
  ['UpdateProfileInput', 'update_profile', 'src/lending/member/update-profile.sql'],
  ['UpdatePreferencesInput', 'update_preferences', 'src/lending/member/update-preferences.sql'],
  ['UpdateLoanInput', 'update_loan', 'src/lending/loan/change.sql'],
])('every field of %s is stored by the function %s', (input, name, file) => {
  const body = part(new RegExp(`function ${name}\\((.+?)end \\$\\$;`, 's'))
  const fields = Object.keys((schema.getType(input) as GraphQLInputObjectType).getFields())
  const column = (field: string) => field.replaceAll(/[A-Z]/g, (one) => `_${one.toLowerCase()}`)
  const lost = fields.filter(
    (field) => !aboutTheCall.includes(field) && !new RegExp(`\\b${column(field)} = `).test(body),
  )
  expect(lost, `add to the update in ${file}`).toEqual([])
})

it('the letters that cannot be switched off are the same in TypeScript, SQL and docs/mail.md', () => {
  const kinds = Object.entries(letterClasses)
  const required = kinds.flatMap(([kind, is]) =>
    is !== 'optional' && ownTypes.includes(kind) ? [kind] : [],
  )
  const [, listed = ''] = /function is_wanted[^;]+? or type in \(([^)]+)\)/.exec(sql) ?? []
  expect(literals(listed).toSorted(), 'src/lending/inbox/notify.sql').toEqual(required.toSorted())
  const page = readFileSync(new URL('../../docs/mail.md', import.meta.url), 'utf8')
  const names = {
    optional: 'optional',
    required: 'required',
    demand: 'required, with where to find help',
    urgent: 'required and urgent',
  }
  for (const [is, name] of Object.entries(names)) {
    const [, row = ''] = new RegExp(`^\\| ${name} \\| (.+) \\|$`, 'm').exec(page) ?? []
    expect(
      [...row.matchAll(/`(\w+)`/g)].map(([, kind]) => kind).toSorted(),
      `the ${name} ones in docs/mail.md`,
    ).toEqual(kinds.flatMap(([kind, own]) => (own === is ? [kind] : [])).toSorted())
  }
})

it('GraphQL, TypeScript and the messages have every kind of document', () => {
  const kinds = documentKinds.toSorted()
  expect(valuesOf('DocumentKind').toSorted()).toEqual(kinds)
  const titles = Object.keys(en).filter((key) => key.startsWith('document.title.'))
  expect(titles.map((key) => key.slice('document.title.'.length)).toSorted()).toEqual(kinds)
})

it.each([
  ['movement', movementKinds],
  ['type of statement line', transactionTypes],
  ['document', documentKinds],
  ...(
    ['ApprovalStatus', 'InvestmentStatus', 'LetterState', 'LoanStatus', 'PlanChangeKind'] as const
  ).map((name) => [name, valuesOf(name)] as const),
] as const)('the app has a word for each %s, which it would show as it is', (_, values) => {
  const unsaid = values
    .map((one) => `value.${one.toUpperCase()}`)
    .filter((key) => !saidToOperators(key) && !said(key))
  expect(unsaid, 'add each to app/src/operate/messages/en.ts').toEqual([])
})

it('the app offers webhooks every type of event', () => {
  expect(
    eventTypes.toSorted(),
    '`event.<type>` in app/src/operate/webhooks/messages/en.ts',
  ).toEqual(Object.keys(catalogue).toSorted())
})
