import { afterAll, describe, expect, it } from 'vitest'
import { Loan, loanStatuses } from '../../src/entities/loan/loan.ts'
import { unpublished } from '../../src/lending/loan/lists/list.ts'
import { riskLevel } from '../../src/lending/loan/transition.ts'
import { visibleLoan } from '../../src/lending/member/access.ts'
import { attempt } from '../support/database.ts'
import { long } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { startWorld, type World } from '../support/world.ts'

const world: World = await startWorld({ BORROW_WHILE_LATE: 'on' })
const ada = await world.token('ada')
const bob = await world.token('bob')
for (const token of [ada, bob]) await world.rest('GET', '/profile', { token })
const { put, newLoan, inState } = loanTools(world, ada)
afterAll(() => world.close())

const edits: Readonly<Record<string, string>> = {
  title: "title = 'other'",
  description: "description = 'other'",
  amount_requested: 'amount_requested = amount_requested + 1',
  interest_rate: 'interest_rate = interest_rate + 1',
  repayment_period_months: 'repayment_period_months = repayment_period_months + 1',
  purpose: "purpose = 'other'",
  location_latitude:
    'location_latitude = 1, location_longitude = 1, public_latitude = 1, public_longitude = 1',
  location_longitude:
    'location_latitude = 1, location_longitude = 2, public_latitude = 1, public_longitude = 2',
  location_description: "location_description = 'other'",
}

/** Who may bring about which change, as the database has it. */
async function changers(): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await world.database.sql<{ change: string; changers: string[] }>(
    `select from_status || ' ' || to_status as change, loan_changers(from_status, to_status) as changers
      from unnest($1::text[]) as from_status, unnest($1::text[]) as to_status
      where loan_changers(from_status, to_status) is not null`,
    [loanStatuses],
  )
  return new Map(rows.map(({ change, changers }) => [change, changers]))
}

describe('the states', () => {
  it('change as the table says, and in no other way', async () => {
    const hint =
      'say it here, too; if nobody asks for the change, record_audit adds it to the trail, and notify_of_transitions in src/lending/inbox/notify-of-loans.sql tells whom it concerns'
    expect(Object.fromEntries(await changers()), hint).toEqual({
      'draft open': ['borrower'],
      'draft submitted': ['borrower'],
      'submitted open': ['operator'],
      'submitted draft': ['borrower', 'operator'],
      'submitted cancelled': ['borrower'],
      'draft cancelled': ['borrower'],
      'open cancelled': ['borrower', 'operator'],
      'open funded': ['lender'],
      'funded active': ['lender', 'clock'],
      'funded open': ['lender'],
      'funded cancelled': ['operator'],
      'open expired': ['clock'],
      'funded expired': ['clock'],
      'active repaid': ['borrower', 'operator'],
      'repaid active': ['operator'],
      'active defaulted': ['clock', 'operator'],
    })
  })

  long('let nobody past the table', async () => {
    const allowed = await changers()
    for (const from of loanStatuses) {
      const id = await inState(from)
      for (const to of loanStatuses) {
        if (allowed.has(`${from} ${to}`) || from === to) continue
        const text = `update loan set status = '${to}' where id = '${id}'`
        await expect(attempt(world.database.ownerUrl, text)).rejects.toThrow(
          `a loan that is ${from} cannot become ${to}`,
        )
      }
    }
  })

  long('hide a loan from others only as long as it may be unpublished', async () => {
    for (const status of loanStatuses) {
      const id = await inState(status)
      const text = `update loan set published_at = null where id = '${id}'`
      const hidden = attempt(world.database.ownerUrl, text)
      if (unpublished.includes(status)) await expect(hidden, status).resolves.toBeUndefined()
      else await expect(hidden, status).rejects.toThrow('loan_complete_unless_draft')
    }
  })

  long.each([...loanStatuses.map((status) => [status, 0] as const), ['open', 400] as const])(
    'let anybody change of a loan that is %s, with %i promised, only what its borrower may, even the owner of the tables',
    async (status, funded) => {
      const id = await inState(status, funded)
      const [editable] = await world.database.sql<{ terms: string[] }>(
        'select editable_terms($1, $2) as terms',
        [status, funded],
      )
      for (const [field, change] of Object.entries(edits)) {
        const edited = attempt(
          world.database.ownerUrl,
          `update loan set ${change} where id = '${id}'`,
        )
        const may = editable?.terms.includes(field)
        if (may) await expect(edited, field).resolves.toBeUndefined()
        else await expect(edited, field).rejects.toThrow(`a loan that is ${status} keeps its terms`)
      }
    },
  )

  long('are changed by the borrower over REST as far as the table allows', async () => {
    const allowed = await changers()
    for (const from of loanStatuses)
      for (const to of loanStatuses) {
        const id = await inState(from)
        const { status, body } = await put(id, { status: to })
        if (
          from === to ||
          (!['repaid', 'submitted'].includes(to) &&
            allowed.get(`${from} ${to}`)?.includes('borrower'))
        ) {
          expect([status, body.loan?.status]).toEqual([200, to])
        } else {
          expect([status, body.error.code], `${from} ${to}`).toEqual([409, 'INVALID_TRANSITION'])
          expect(body.error.details[0]).toMatchObject({ field: 'status', from, to })
        }
      }
  })

  it('are kept in a history: who, when, from, to, why', async () => {
    const { id, borrower_id: borrowerId } = await newLoan()
    const calls = [
      `mutation { publishLoan(input: { id: "${id}" }) { loan { status } userErrors { code } } }`,
      `mutation { cancelLoan(input: { id: "${id}" }) { loan { status } userErrors { code } } }`,
    ]
    for (const call of calls) await world.graphql(ada, call)
    const { body } = await world.graphql(
      ada,
      `{ loan(id: "${id}") { history { from to reason actorId createdAt } } }`,
    )
    expect(body.data.loan.history).toMatchObject([
      { from: null, to: 'DRAFT', actorId: borrowerId },
      { from: 'DRAFT', to: 'OPEN', actorId: borrowerId },
      { from: 'OPEN', to: 'CANCELLED', actorId: borrowerId },
    ])
    await expect(world.database.sql('delete from loan_event')).rejects.toThrow('append-only')
  })
})

it('is seen by those to whom the database shows it', async () => {
  const [owner, other] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const publishedAt of [null, new Date()])
    for (const viewer of [owner, other]) {
      const [row] = await world.database.sql<{ visible: boolean }>(
        'select is_visible($1, $2, $3) as visible',
        [publishedAt, owner, viewer],
      )
      const loan = Object.assign(Object.create(Loan.prototype), { borrowerId: owner, publishedAt })
      expect(visibleLoan({ id: viewer }, loan) !== null).toBe(row?.visible)
    }
})

describe('the risk level', () => {
  it.each([
    [null, 100_000n, 1n, null],
    [700, null, 1n, null],
    [700, 10_000n, 2_000n, 'low'],
    [699, 10_000n, 2_000n, 'medium'],
    [700, 10_000n, 2_001n, 'medium'],
    [580, 10_000n, 4_000n, 'medium'],
    [579, 10_000n, 1n, 'high'],
    [850, 10_000n, 4_001n, 'high'],
    [850, 0n, 1n, 'high'],
  ] as const)(
    'with score %s, income %s and instalment %s is %s',
    (creditScore, monthlyIncome, instalment, level) => {
      expect(riskLevel({ creditScore, monthlyIncome }, instalment)).toBe(level)
    },
  )
})

it('quotes a loan on any terms that one could have', async () => {
  const quote = (amount: string, rate: string, months: number) =>
    world.graphql(
      bob,
      `{ loanQuote(amount: "${amount}", interestRate: "${rate}", months: ${months}) { monthlyPayment totalInterest totalPayment instalments { number payment balance } } }`,
    )
  const { body } = await quote('1000', '0', 3)
  expect(body.data.loanQuote).toEqual({
    monthlyPayment: '333.33',
    totalInterest: '0.00',
    totalPayment: '1000.00',
    instalments: [
      { number: 1, payment: '333.33', balance: '666.67' },
      { number: 2, payment: '333.33', balance: '333.34' },
      { number: 3, payment: '333.34', balance: '0.00' },
    ],
  })
  expect((await quote('10', '0', 3)).body.errors[0].extensions.code).toBe('AMOUNT_OUT_OF_RANGE')
  expect((await quote('100', '37', 3)).body.errors[0].extensions.code).toBe('VALIDATION_FAILED')
})
