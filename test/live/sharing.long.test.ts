import {
  type FragmentDefinitionNode,
  getNamedType,
  isLeafType,
  isObjectType,
  type OperationDefinitionNode,
  parse,
} from 'graphql'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import type { Loan } from '../../src/entities/loan/loan.ts'
import { isShareable } from '../../src/resolvers/sharing.ts'
import { compileTopics } from '../../src/rest-bridge/events/topics.ts'
import { createSchema } from '../../src/schema.ts'
import { openEvents } from '../support/clients/events.ts'
import { scrape, sumOf } from '../support/contract/metrics.ts'
import { loanTools } from '../support/market/loans.ts'
import { startWorld, type World } from '../support/world.ts'

const world: World = await startWorld()
afterAll(() => world.close())

const schema = createSchema({ code: 'USD', decimals: 2 })
const loan = { borrowerId: 'ada', disbursementDate: null } as Loan
const paidOut = { ...loan, disbursementDate: new Date(0) } as Loan

/** Fields that differ by who asks; any new one is the same for all, or is added here. */
const OWN = ['pauseReasons', 'myInvestment', 'lentToBorrower']
/** What a loan owes: once it is paid out, it differs by who asks. */
const OWED = [
  'amountDue',
  'payoffAmount',
  'chargesDue',
  'principalOutstanding',
  'daysPastDue',
  'defaultOn',
  'interestPausedUntil',
  'writtenOffAt',
  'aprAfterRefund',
  'feeRefunded',
  'repayBy',
  'withdrawnAt',
  'recovered',
  'autopay',
  'writtenOffAmount',
  'repaymentVisible',
]

/** Whether a follower of a loan shares what an operation selects of it. */
function isShared(
  { selectionSet }: OperationDefinitionNode,
  fragments: Parameters<typeof isShareable>[2]['fragments'] = {},
  viewer = 'bob',
  of = loan,
): boolean {
  const fieldNodes = selectionSet.selections.flatMap((node) =>
    node.kind === 'Field' ? [node] : [],
  )
  const parentType = schema.getSubscriptionType()
  if (!parentType) throw new Error('no subscriptions')
  return isShareable(viewer, of, { fieldNodes, fragments, schema, parentType })
}

it('is what REST shows of a loan until it is paid out, except to its borrower', () => {
  const { operation, fragments } = compileTopics(schema).loan.live
  expect(isShared(operation, fragments)).toBe(true)
  expect(isShared(operation, fragments, 'ada')).toBe(false)
  expect(isShared(operation, fragments, 'bob', paidOut)).toBe(false)
})

it('is each value of a loan that does not differ by who asks', () => {
  const type = schema.getType('Loan')
  const fields = isObjectType(type) ? Object.values(type.getFields()) : []
  const values = fields.filter((field) => isLeafType(getNamedType(field.type)))
  const kept = (of: Loan) =>
    values.flatMap(({ name }) => {
      const [operation] = parse(`subscription { loanChanged(id: "1") { ${name} } }`).definitions
      return isShared(operation as OperationDefinitionNode, {}, 'bob', of) ? [] : [name]
    })
  expect(kept(loan)).toEqual(OWN)
  expect(kept(paidOut).toSorted()).toEqual([...OWN, ...OWED].toSorted())
})

it.each([
  [
    'investments { nodes { id status } }',
    'fields of another type that are named like a loan’s own',
  ],
  ['borrower { latitude }', 'where a member lives, which only they see exactly'],
  ['title ...more', 'a fragment that selects what depends on who asks'],
])('is not %s: %s', (selected) => {
  const document = parse(
    `subscription { loanChanged(id: "1") { ${selected} } } fragment more on Loan { myInvestment }`,
  )
  const [operation, more] = document.definitions
  const used = selected.includes('...') && { more: more as FragmentDefinitionNode }
  expect(isShared(operation as OperationDefinitionNode, used || {})).toBe(false)
})

it('is executed once for all who follow a loan over REST', async () => {
  const ada = await world.token('ada', { name: 'Ada' })
  const { newLoan, put } = loanTools(world, ada)
  const { id } = await newLoan()
  await put(id, { status: 'open' })
  // One gateway, where the tests are run with two.
  const { url } = world.gateway
  const opened = ['bob', 'bob', 'bob', 'cleo', 'cleo'].map(async (name) => {
    const events = await openEvents(url, await world.token(name), { query: `?loan=${id}` })
    onTestFinished(events.close)
    return events
  })
  const followers = await Promise.all(opened)
  const told = (count: number) =>
    expect.poll(() => followers.map((one) => one.of('loan').length)).toEqual(Array(5).fill(count))
  await told(1)
  await put(id, { description: 'For the autumn.' })
  await told(2)
  const labels = { endpoint: 'event', operation: 'loanEvents' }
  const executed = async () => sumOf(await scrape(url), 'operations_total', labels)
  // Those who began at once may have shared that, too.
  const before = await executed()
  await put(id, { description: 'For the winter.' })
  await told(3)
  expect(await executed()).toBe(before + 1)
})
