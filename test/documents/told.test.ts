import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { documentKinds } from '../../src/entities/documents/document.ts'
import { makeDocuments } from '../../src/lending/documents/make.ts'
import { requestPayoffLetter } from '../../src/lending/documents/request.ts'
import { compose } from '../../src/lending/mail/compose.ts'
import { costsAt } from '../../src/lending/repaying/schedule/cost.ts'
import { loanLimits } from '../../src/platform/limits.ts'
import { platformOn } from '../support/market/books/ledger.ts'
import { type Defaults, openDefaults } from '../support/market/repaying/recoveries.ts'
import { daysAfter, travel } from '../support/market/travel.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

// One connection, so that the time that is set for it is set for all.
const world: World = await startWorld({ DATABASE_POOL: '1', DOCUMENTS: 'on' })
const { database } = world.gateway
const currency = { code: 'USD', decimals: 2 }
const limits = loanLimits(readConfig({ DOCUMENTS: 'on' }), currency)
const source = {
  database,
  currency,
  timezone: 'UTC',
  limits,
  costOf: costsAt(limits),
  supportEmail: 'help@lending.example',
}
const today = new Date('2026-03-02T12:00:00Z')
let defaults: Defaults
let loan: string

afterAll(() => world.close())

const toldOf = async (subject: string): Promise<Body[]> => {
  const query = `{ me { notifications(first: 100) { nodes { kind title message details { ... on DocumentDetails {
    documentId documentTitle replacesId document { id title loanId } } } } } } }`
  const { body } = await world.graphql(await world.token(subject), query)
  return body.data.me.notifications.nodes.filter(({ kind }: Body) => kind === 'DOCUMENT')
}
const titlesFor = async (subject: string): Promise<string[]> =>
  (await toldOf(subject)).map(({ details }) => details.documentTitle)

beforeAll(async () => {
  await travel(database, today)
  defaults = await openDefaults(world)
  loan = await defaults.late([['zoe', 1000]])
})

it('members are told of a document that was made, and nobody else', async () => {
  await travel(database, daysAfter(today, 31))
  expect(await makeDocuments(source)).toMatchObject({ failed: 0 })
  const [statement, ...others] = await toldOf('zoe')
  expect(others).toEqual([])
  expect(statement).toMatchObject({
    title: 'Your monthly statement',
    message: 'Statement for March 2026: you find it in the app under Documents.',
    details: { documentTitle: 'Statement for March 2026', replacesId: null },
  })
  expect(statement?.details.document.id).toBe(statement?.details.documentId)
  expect(await titlesFor('ada')).toContain('Statement for March 2026')
  expect(await titlesFor('olga')).toEqual([])
})

it('nobody is told of what was over long before, and whoever has switched it off of nothing', async () => {
  const token = await world.token('zoe')
  const off = 'notificationTypes: { document: false }'
  await world.graphql(
    token,
    `mutation { updatePreferences(input: { ${off} }) { userErrors { code } } }`,
  )
  await defaults.ada.call('POST', `/loans/${loan}/repayments`, { amount: 10 })
  await travel(database, daysAfter(today, 200))
  expect(await makeDocuments(source)).toMatchObject({ failed: 0 })
  expect(await titlesFor('ada')).not.toContain('Statement for April 2026')
  await defaults.ada.call('POST', `/loans/${loan}/repayments`, { amount: 10 })
  await travel(database, daysAfter(today, 215))
  await makeDocuments(source)
  expect(await titlesFor('ada')).toContain('Statement for September 2026')
  expect(await titlesFor('zoe')).toEqual(['Statement for March 2026'])
})

it('a letter leads to the screen of the app, and has no document', () => {
  const about = (kind?: string) => {
    const data = { document_id: 'x', document_title: 'March 2026', document_kind: kind }
    return [{ type: 'document', title: null, message: null, data }]
  }
  const written = (kind?: string) =>
    compose(
      { kind: 'document', name: 'Zoe', language: 'de', told: about(kind) },
      { currency, timezone: 'UTC', supportEmail: null },
    )
  const letter = written('monthly_statement')
  expect(letter?.subject).toBe('Ihr monatlicher Kontoauszug')
  // Each kind has a subject of its own, so that a list of letters tells them apart.
  const subjects = documentKinds.map((kind) => written(kind)?.subject)
  expect(new Set(subjects).size).toBe(documentKinds.length)
  expect(subjects).not.toContain(written()?.subject)
  expect(letter?.parts.at(-1)).toEqual({ link: 'documents', label: 'Zu Ihren Dokumenten' })
})

it('a document that can’t be made is told of with its reason, and is made once it can be', async () => {
  // Asked for beside the gateway, whose job would make it at once.
  const asking = { id: defaults.ada.id, scopes: [] }
  const platform = { ...platformOn(database), limits }
  await requestPayoffLetter(platform, asking, { loanId: loan, until: '2026-10-10' })
  const failures: (readonly [string, string])[] = []
  const without = {
    ...source,
    currency: {
      ...currency,
      get decimals(): number {
        throw new Error('no decimals')
      },
    },
  }
  const made = await makeDocuments(without, (kind, reason) => failures.push([kind, reason]))
  expect(made.failed).toBe(failures.length)
  expect(failures[0]).toEqual(['payoff_letter', 'Error: no decimals'])
  expect(await makeDocuments(source)).toEqual({ made: 1, failed: 0 })
})

it('the metric of such documents begins at 0 for each kind', async () => {
  const text = await (await fetch(`${world.url}/metrics`)).text()
  expect(text).toContain('documents_failed_total{kind="monthly_statement"} 0')
})
