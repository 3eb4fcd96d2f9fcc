import { getNamedType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loanTools } from '../support/market/loans.ts'
import { schema } from '../support/reads/questions.ts'
import { ask, type ReadPaths, startReadPaths } from '../support/reads/read-paths.ts'
import { type Body, statements } from '../support/world.ts'

const place = { location_latitude: 47.37, location_longitude: 8.54 }
let paths: ReadPaths
let ada: string
let mary: string
let draft: string
let open: string

beforeAll(async () => {
  paths = await startReadPaths()
  const { world } = paths
  ;[ada, mary] = [await world.token('ada'), await world.token('mary')]
  const { newLoan, put, invest } = loanTools(world, ada)
  draft = (await newLoan()).id
  open = (await newLoan(place)).id
  await put(open, { status: 'open' })
  for (const amount of [100, 150, 200]) {
    const { id } = await newLoan({ amount_requested: amount })
    await put(id, { status: 'open' })
    await invest('mary', id, amount)
    const body = { amount: 20 }
    await world.rest('POST', `/loans/${id}/repayments`, { token: ada, body })
  }
  const { profile } = (await world.rest('GET', '/profile', { token: ada })).body
  const body = { recipient_id: profile.id, amount: 5 }
  await world.rest('POST', '/wallet/transfer', { token: mary, body })
})
afterAll(() => paths.close())

/** The answer, which must be the same on both paths and each time. */
async function read(token: string, query: string): Promise<Body> {
  const expected = await ask(paths.urls.plain, token, query)
  expect(expected.errors).toBeUndefined()
  for (let time = 1; time <= 4; time += 1)
    expect(await ask(paths.urls.fast, token, query)).toEqual(expected)
  return expected.data
}

/**
 * An acceptance is shown beneath its agreement, the target of an act can be of any kind, an export is read by its own query, an erased member has no
 * record any more, movements of the ledger are shown as lines of statements, who asks to see looks has the member's file, and what a rule has found may be on
 * its way, and on no statement yet. The journal names records of the ledger, and an external id is another system's, as is that of a bank's message. Files of the bank are read in their list. What a
 * notification says of a document stands beside the document, which has the rest.
 */
const bare: readonly string[] = [
  'Acceptance.agreementId',
  'AuditEntry.targetId',
  'BankFile.messageId',
  'BankLine.fileId',
  'JournalLine.ledgerTransactionId',
  'JournalLine.correctsId',
  'JournalLine.subaccountId',
  'Counterpart.subaccountId',
  'CaseFinding.transactionId',
  'Loan.externalId',
  'DocumentDetails.replacesId',
  'DataExportReadyDetails.dataExportId',
  'Payment.externalId',
  'ShowLooksPayload.memberId',
  'Erasure.memberId',
  'Profile.externalId',
  'MarkedLender.memberId',
  'MemberFile.externalId',
  'LedgerEntry.ledgerTransactionId',
  'Transaction.externalId',
  'WorkItem.subjectId',
]

it('every id has its record beside it', () => {
  const objects = Object.values(schema.getTypeMap()).filter(isObjectType)
  const ids = objects.flatMap((type) =>
    Object.keys(type.getFields())
      .filter((name) => name.endsWith('Id'))
      .map((name) => [type, name.slice(0, -2)] as const),
  )
  expect(ids.length).toBeGreaterThan(10)
  const dead = ids.filter(([type, name]) => {
    const record = type.getFields()[name]
    return record === undefined || !isObjectType(getNamedType(record.type))
  })
  expect(dead.map(([type, name]) => `${type.name}.${name}Id`)).toEqual(bare)
})

const refers = `loanId loan { id title } investmentId investment { id amount }
  counterpartyId counterparty { id fullName }`

describe('the record is that of the id', () => {
  const expectAll = (rows: readonly Body[], names: readonly string[]) => {
    for (const row of rows)
      for (const name of names) expect(row[name]?.id ?? null).toBe(row[`${name}Id`])
    for (const name of names) expect(rows.some((row) => row[name] !== null)).toBe(true)
  }

  it('of lines and the cash flow', async () => {
    const { me } = await read(
      mary,
      `{ me { memberId member { id } preferences { userId user { id } } wallet { userId user { id } }
        transactions { nodes { walletId wallet { id } ${refers} } }
        cashFlow { nodes { transactionId transaction { id amount } ${refers} } } } }`,
    )
    const names = ['loan', 'investment', 'counterparty']
    expectAll(me.transactions.nodes, [...names, 'wallet'])
    expectAll(me.cashFlow.nodes, [...names, 'transaction'])
    expectAll([me], ['member'])
    expectAll([me.wallet, me.preferences], ['user'])
  })

  it('where no id is selected', async () => {
    const { me } = await read(
      mary,
      '{ me { transactions { nodes { loan { id } investment { id } counterparty { id } } } } }',
    )
    expect(me.transactions.nodes).toContainEqual({
      loan: expect.anything(),
      investment: expect.anything(),
      counterparty: expect.anything(),
    })
  })

  it('of notifications', async () => {
    const query = `{ me { notifications { nodes { type data userId user { id }
      loan { id } investment { id } transaction { id } counterparty { id } } } } }`
    for (const token of [ada, mary]) {
      const { me } = await read(token, query)
      const rows = me.notifications.nodes.map(({ data, ...row }: Body) => ({
        ...row,
        loanId: data.loan_id ?? null,
        investmentId: data.investment_id ?? null,
        transactionId: data.transaction_id ?? null,
        counterpartyId: data.counterparty_id ?? data.lender_id ?? null,
      }))
      expectAll(rows, ['user', 'loan', 'investment', 'transaction', 'counterparty'])
    }
  })

  it('of who changed a loan', async () => {
    const { loan } = await read(
      mary,
      `{ loan(id: "${open}") { history { actorId actor { id fullName } } } }`,
    )
    expectAll(loan.history, ['actor'])
  })

  it('of markers, and none of a cluster', async () => {
    const shared = await paths.world.rest('PUT', '/profile', {
      token: ada,
      body: { latitude: 47.4, longitude: 8.5 },
    })
    await paths.world.rest('PUT', '/preferences', { token: ada, body: { show_on_map: true } })
    const box = 'bbox: { west: 8, south: 47, east: 9, north: 48 }'
    const found = await read(
      mary,
      `{ loanMarkers(${box}) { markers { id loan { id } member { id } } }
        profileMarkers(${box}) { markers { id loan { id } member { id } } } }`,
    )
    expect(found.loanMarkers.markers).toEqual([
      { id: `loan:${open}`, loan: { id: open }, member: null },
    ])
    const { id } = shared.body.profile
    expect(found.profileMarkers.markers).toEqual([
      { id: `profile:${id}`, loan: null, member: { id } },
    ])
  })
})

const details = `details { kind
  ... on InvestmentActiveDetails { loan { id } investment { id } transaction { id } borrower { id } }
  ... on RepaymentReceivedDetails { loan { id } investment { id } transaction { id } borrower { id } }
  ... on DepositDetails { transaction { id } } }`

it.each([
  // The profile, the wallet and the page, and the loans, investments and members of all its lines.
  ['transactions', `wallet { id } ${refers}`, 6],
  // The profile and the page, and the lines, loans, investments and members.
  ['cashFlow', `transaction { id } ${refers}`, 6],
  // The wallet, too: it tells which lines are the viewer's own.
  ['notifications', 'loan { id } investment { id } transaction { id } counterparty { id }', 7],
  ['notifications', details, 7],
])(
  '%s cost one statement for each kind of record, however many they are',
  async (list, of, most) => {
    const seen = await statements(async () => {
      const query = `{ me { ${list}(first: 20) { nodes { ${of} } } } }`
      const { data, errors } = await ask(paths.urls.plain, mary, query)
      expect([errors, data.me[list].nodes.length > 5]).toEqual([undefined, true])
    })
    const own = seen.filter((text) => !text.includes('from identity'))
    expect(own, own.join('\n')).toHaveLength(most)
  },
)

it('shows nothing of others: their drafts and lines are null, also where a notification names them', async () => {
  const { me } = await read(ada, '{ me { transactions(first: 1) { nodes { id } } } }')
  const [line] = me.transactions.nodes
  const facts = { loan_id: draft, transaction_id: line.id }
  const told = `type title loan { id } transaction { id } investment { id } counterparty { id }`
  const create = async (token: string, data: object) => {
    const input = { title: 'Look', message: 'here', data }
    const mutation = `mutation ($input: CreateNotificationInput!) {
      createNotification(input: $input) { userErrors { code } notification { ${told} } } }`
    const { data: answer, errors } = await ask(paths.urls.fast, token, mutation, { input })
    expect([errors, answer.createNotification.userErrors]).toEqual([undefined, []])
    return answer.createNotification.notification
  }
  const none = { loan: null, transaction: null, investment: null, counterparty: null }
  expect(await create(mary, facts)).toMatchObject(none)
  expect(await create(ada, facts)).toMatchObject({ loan: { id: draft }, transaction: line })
  const odd = { loan_id: 7, transaction_id: 'x', investment_id: [line.id], counterparty_id: {} }
  expect(await create(mary, odd)).toMatchObject(none)
  const list = await read(mary, `{ me { notifications(first: 2) { nodes { ${told} } } } }`)
  for (const one of list.me.notifications.nodes) expect(one).toMatchObject(none)
})

it('a movement reads nothing once it is made', async () => {
  const { me } = await read(ada, '{ me { memberId } }')
  const mutation = (field: string, input: string) => `mutation { ${field}(input: { ${input} }) {
    userErrors { code } wallet { user { id } }
    transaction { wallet { id balance user { id } } counterparty { id } loan { id } investment { id } } } }`
  for (const [field, input] of [
    ['deposit', 'amount: 5'],
    ['withdraw', 'amount: 1'],
    ['transfer', `amount: 1, recipientId: "${me.memberId}"`],
  ] as const) {
    const seen = await statements(async () => {
      const { data, errors } = await ask(paths.urls.fast, mary, mutation(field, input))
      expect([errors, data[field].userErrors]).toEqual([undefined, []])
      expect(data[field].transaction.wallet.user).toEqual(data[field].wallet.user)
    })
    expect(seen.at(-1), field).not.toMatch(/^select "?\w+"? as|from (profile|wallet_state|loan)/)
  }
})
