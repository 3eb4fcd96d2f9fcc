import { globSync, readdirSync, readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLEnumType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  Kind,
  parse,
} from 'graphql'
import { expect, it } from 'vitest'
import { has as saidToOperators } from '../../app/src/operate/messages/index.ts'
import { eventTypes } from '../../app/src/operate/webhooks/event-types.ts'
import { has as said } from '../../app/src/parts/messages/index.ts'
import { settings } from '../../src/config/settings.ts'
import { jobQueues } from '../../src/database/job-queues.ts'
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
import { records } from '../../src/rest-bridge/records/records.ts'
import { routes } from '../../src/rest-bridge/routes.ts'
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

/** How docs/support.md says how often a job runs, by the seconds between two runs. */
const howOften: Readonly<Record<number, string>> = {
  60: 'every minute',
  600: 'every 10 minutes',
  3600: 'every hour',
  86400: 'every night',
}

it('every job is described', () => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
  const [, table = ''] = /^\| job \|.+\n\|.+\n((?:\|.+\n)+)/m.exec(read('docs/support.md')) ?? []
  const rows = new Map(
    [...table.matchAll(/^\| `([\w-]+)` \| ([^|]+) \|/gm)].map(([, job = '', when = '']) => [
      job,
      when,
    ]),
  )
  expect([...rows.keys()].toSorted(), 'the table of jobs in docs/support.md').toEqual(
    Object.keys(jobQueues).toSorted(),
  )
  const otherwise = Object.entries(jobQueues).flatMap(([job, schedule]) => {
    const often = schedule === null ? 'when' : howOften[schedule.periodSeconds]
    return often !== undefined && rows.get(job)?.includes(often) ? [] : `${job}: ${often}`
  })
  expect(otherwise, 'when each runs, in the table of docs/support.md').toEqual([])
  const [section = ''] = /^## JobsFailing\n[^#]+/m.exec(read('docs/runbook.md')) ?? []
  const unsaid = Object.keys(jobQueues).filter((job) => !section.includes(`\`${job}\``))
  expect(unsaid, 'say in docs/runbook.md, JobsFailing, what members notice').toEqual([])
})

/** What jobs do that a sandbox does not do while its clock moves, each with the reason. */
const afterwards: Readonly<Record<string, string>> = {
  eachPart: 'only calls the others',
  giveWay: 'nobody else writes meanwhile',
  makeExports: 'what a member has asked for does not wait for a day',
  keepBooks: 'adds up all days that are over, whenever it runs',
  makeDocuments: 'makes all that is due, whenever it runs',
  eraseDue: 'erases all that is due, whenever it runs',
  forgetEvents: 'deletes all that is too old, whenever it runs',
  nextTurn: 'the end of each pause is a stop of the clock',
  tellOfMatches: 'a loan is published while the clock stands',
}

/** The functions of rules that a file of src/ takes. */
const calledIn = (path: string) =>
  [
    ...readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8').matchAll(
      /import \{ ([^}]+) \} from '\.\.\/lending|const \{ (\w+) \} = await import/g,
    ),
  ]
    .flatMap(([, whole = '', lazy = '']) => [...whole.split(', '), lazy])
    .filter((name) => /^[a-z]\w+$/.test(name))

it('a sandbox whose clock moves does what jobs do, or is said not to', () => {
  const moving = calledIn('sandbox/advance.ts')
  expect(
    calledIn('jobs/work.ts')
      .filter((name) => !moving.includes(name))
      .toSorted(),
    'call it in `doWhatIsDue` of src/sandbox/advance.ts, which comes to it when the clock stops: at a time of its own if `next_stop` in src/sandbox/clock.sql names one; or say in `afterwards` of test/house/lists.test.ts why the clock can move without it',
  ).toEqual(Object.keys(afterwards).toSorted())
})

/** What jobs do that tests reach otherwise. */
const reachedOtherwise: Readonly<Record<string, string>> = {
  giveWay: 'before each batch of letters',
  nextTurn: 'by the job, when a loan is published',
  screenMovements: 'by the job, and when the clock of a sandbox moves',
  todayOf: 'only reads the day',
  followVerifications: 'by the job, and when the clock of a sandbox moves',
}

it('what a job does is called by a test', () => {
  const folder = new URL('../', import.meta.url)
  const tests = globSync('**/*.ts', { cwd: folder, exclude: ['house/**'] })
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
  const untried = calledIn('jobs/work.ts').filter(
    (name) => !new RegExp(`\\b${name}\\b`).test(tests),
  )
  expect(
    untried.toSorted(),
    'call each in a test of what it does, such as test/inbox/notifications.long.test.ts for forgetNotifications, or say in `reachedOtherwise` here how tests reach it',
  ).toEqual(Object.keys(reachedOtherwise).toSorted())
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

/** What REST leaves out: the global id, and what follows from other fields or from who asks. */
const notInRest = [
  'Profile.id',
  'Loan.defaultOn',
  'Loan.interestPausedUntil',
  'Loan.pauseReasons',
  'Loan.amountRemaining',
  'Loan.fundedPercent',
  'Loan.myInvestment',
  'Loan.lentToBorrower',
  'Loan.repaymentVisible',
  'Investment.overdue',
  'Notification.loanCount',
  'Wallet.version',
  'Agreement.text',
]

it('REST shows every value of a record, or is said not to', () => {
  const left = records.flatMap(({ typeCondition, selectionSet }) => {
    const type = schema.getType(typeCondition.name.value)
    const shown = selectionSet.selections.map((one) =>
      one.kind === Kind.FIELD ? one.name.value : '',
    )
    const beside = routes.flatMap((row) => (row.table === type?.name ? (row.beside ?? []) : []))
    return isObjectType(type)
      ? Object.values(type.getFields()).flatMap((field) =>
          isLeafType(getNamedType(field.type)) && ![...shown, ...beside].includes(field.name)
            ? [`${type.name}.${field.name}`]
            : [],
        )
      : []
  })
  expect(left, 'add the field to src/rest-bridge/records/records.ts, or to notInRest here').toEqual(
    notInRest,
  )
})

/** What REST does by another row, such as publishing by a PUT of the status; and two acts of operators that it does not offer. */
const noRow = ['defaultLoan', 'nodes', 'previewPlanChange', 'publishLoan', 'reviewMember']

/** Each row with the root fields of its document. */
const calls = routes.map((row) => ({
  row,
  names: parse(row.document).definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION
      ? one.selectionSet.selections.flatMap((field) =>
          field.kind === Kind.FIELD ? field.name.value : [],
        )
      : [],
  ),
}))

it('every query and mutation has a row of REST, or is said not to', () => {
  const called = calls.flatMap(({ names }) => names)
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  )
  expect(
    fields.filter((name) => !called.includes(name)).toSorted(),
    'add a row to src/rest-bridge/rows/, or the name to noRow here',
  ).toEqual(noRow)
})

/** Acts that may wait for another operator: their answer is the request then, and no loan. */
const mayWait = ['cancelLoan', 'writeOffLoan', 'recordRecovery']

it('every row that changes a version has an ETag, and takes it as If-Match', () => {
  const inputs = schema.getMutationType()?.getFields() ?? {}
  const takesVersion = (name: string) =>
    inputs[name]?.args.some(({ type }) => {
      const input = getNamedType(type)
      return isInputObjectType(input) && 'version' in input.getFields()
    })
  const untagged = calls.flatMap(({ row, names }) =>
    row.tagged === undefined ? names.filter(takesVersion) : [],
  )
  expect(
    [...new Set(untagged)].toSorted(),
    'add `tagged` to its row in src/rest-bridge/rows/',
  ).toEqual(mayWait.toSorted())
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
