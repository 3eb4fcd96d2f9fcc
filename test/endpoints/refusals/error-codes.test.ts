import { isEnumType } from 'graphql'
import { afterAll, expect, it } from 'vitest'
import { loanTools } from '../../support/market/loans.ts'
import { ageLoan } from '../../support/market/travel.ts'
import { bankSettings } from '../../support/payments/bank.ts'
import { stripeSettings } from '../../support/payments/service.ts'
import { schema } from '../../support/reads/questions.ts'
import { type Body, startWorld, type World } from '../../support/world.ts'

const world: World = await startWorld({
  DEPOSIT_DAILY_MAX: '1000000',
  APPROVAL_ABOVE: '5000',
  WITHDRAW_AUTH_AGE: '3600',
  ...bankSettings,
  CURRENCY: 'USD',
  PAYMENTS: 'sandbox,bank-file',
})
const [ada, mary, lee, bea] = await Promise.all(
  ['ada', 'mary', 'lee', 'bea'].map((name) => world.token(name)),
)
const profileOf = async (token = ada): Promise<string> =>
  (await world.rest('GET', '/profile', { token })).body.profile.id
const me = await profileOf()
for (const token of [mary, lee, bea]) await profileOf(token)
const { newLoan, put, invest } = loanTools(world, ada ?? '')
const be = (token: string | undefined, user_type: string) =>
  world.rest('PUT', '/profile', { token, body: { user_type } })
const draft: string = (await newLoan()).id
const open: string = (await newLoan()).id
await put(open, { status: 'open' })
await invest('mary', open, 100)
const ended: string = (await newLoan()).id
await put(ended, { status: 'open' })
await put(ended, { status: 'cancelled' })
const lees: string = (await newLoan({}, lee)).id
await be(lee, 'lender')
await be(bea, 'borrower')
const olga = await world.token('olga', { scope: 'lending:admin' })
const lineOf = async (type: string): Promise<string> =>
  (await world.rest('GET', `/wallet/transactions?type=${type}`, { token: mary })).body
    .transactions[0].id
afterAll(() => world.close())

const ask = async (field: string, input: object, token = ada): Promise<string[]> => {
  const query = `mutation ($input: ${field[0]?.toUpperCase()}${field.slice(1)}Input!) {
    ${field}(input: $input) { userErrors { code } } }`
  const { body } = await world.graphql(token ?? '', query, { input })
  expect(body.errors).toBeUndefined()
  return body.data[field].userErrors.map(({ code }: Body) => code)
}
const another = { title: 'Seeds', amountRequested: '50' }
const keyed = async () => {
  const input = { ...another, idempotencyKey: crypto.randomUUID() }
  expect(await ask('createLoan', input)).toEqual([])
  return input
}

/** A bank account without a mandate. */
const account = async (): Promise<string> => {
  await world.rest('PUT', '/profile', { token: ada, body: { full_name: 'Ada Byron' } })
  const body = { holder: 'Ada Byron', iban: 'DE02120300000000202051' }
  return (await world.rest('POST', '/bank-accounts', { token: ada, body })).body.bank_account.id
}

/** A call that is refused with each code. */
const calls: Readonly<Record<string, () => Promise<string[]>>> = {
  VALIDATION_FAILED: () => ask('deposit', { amount: '1,50' }),
  AMOUNT_OUT_OF_RANGE: () => ask('deposit', { amount: '0' }),
  VERSION_CONFLICT: () => ask('publishLoan', { id: draft, version: 99 }),
  EXTERNAL_ID_TAKEN: async () => {
    const again = { title: 'Loom', amountRequested: '50', externalId: 'loom-1' }
    await ask('createLoan', again)
    return ask('createLoan', again)
  },
  NOT_FOUND: () => ask('publishLoan', { id: crypto.randomUUID() }),
  SELF_TRANSFER: () => ask('transfer', { recipientId: me, amount: '1' }),
  INSUFFICIENT_FUNDS: () => ask('withdraw', { amount: '999999' }),
  IDEMPOTENCY_KEY_REUSED: async () => ask('createLoan', { ...(await keyed()), title: 'Other' }),
  IDEMPOTENCY_IN_PROGRESS: async () => {
    const key = crypto.randomUUID()
    const of =
      "hashtextextended(format('%s %s %s %s', current_schema(), $1::text, 'createLoan', $2::text), 0)"
    await world.database.sql(`select pg_advisory_lock(${of})`, [me, key])
    const codes = await ask('createLoan', { ...another, idempotencyKey: key })
    await world.database.sql(`select pg_advisory_unlock(${of})`, [me, key])
    return codes
  },
  KEY_EXPIRED: async () => {
    const input = await keyed()
    await world.database.sql('set session_replication_role = replica')
    const text =
      "update idempotency_key set created_at = created_at - interval '3 days' where key = $1"
    await world.database.sql(text, [input.idempotencyKey])
    await world.database.sql('set session_replication_role = origin')
    return ask('createLoan', input)
  },
  FORBIDDEN: () => ask('cancelLoan', { id: open }, mary),
  NOT_A_BORROWER: () => ask('publishLoan', { id: lees }, lee),
  INVALID_TRANSITION: () => ask('publishLoan', { id: open }),
  LOAN_NOT_EDITABLE: () => ask('updateLoan', { id: open, amountRequested: '900' }),
  OWN_LOAN: () => ask('invest', { loanId: open, amount: '100' }),
  NOT_A_LENDER: () => ask('invest', { loanId: open, amount: '100' }, bea),
  LOAN_NOT_OPEN: () => ask('invest', { loanId: ended, amount: '100' }, mary),
  OWN_REQUEST: async () => {
    expect(await ask('deposit', { amount: '6000' }, mary)).toEqual([])
    const input = { id: await lineOf('deposit'), reason: 'r' }
    expect(await ask('reverseTransaction', input, olga)).toEqual([])
    const { body } = await world.graphql(olga, '{ approvalRequests { nodes { id } } }')
    return ask('approveRequest', { id: body.data.approvalRequests.nodes[0].id }, olga)
  },
  REQUEST_PENDING: async () => {
    expect(await ask('deposit', { amount: '6000' }, mary)).toEqual([])
    const input = { id: await lineOf('deposit'), reason: 'r' }
    expect(await ask('reverseTransaction', input, olga)).toEqual([])
    return ask('reverseTransaction', input, olga)
  },
  LIMIT_EXCEEDED: () => ask('deposit', { amount: '1000001' }),
  ALREADY_REVERSED: async () => {
    expect(await ask('deposit', { amount: '10' }, mary)).toEqual([])
    const input = { id: await lineOf('deposit'), reason: 'r' }
    expect(await ask('reverseTransaction', input, olga)).toEqual([])
    return ask('reverseTransaction', input, olga)
  },
  OWN_ACCOUNT: async () => ask('freezeMember', { id: await profileOf(olga), reason: 'r' }, olga),
  OBLIGATIONS_LEFT: () => ask('closeMember', { id: me, reason: 'r' }, olga),
  PART_OF_LOAN: async () =>
    ask('reverseTransaction', { id: await lineOf('investment_hold'), reason: 'r' }, olga),
  HISTORY_UNKNOWN: async () => {
    const { id } = await newLoan({ amount_requested: 100 })
    await put(id, { status: 'open' })
    await invest('mary', id, 100)
    const body = { amount: 10 }
    const { transaction } = (
      await world.rest('POST', `/loans/${id}/repayments`, { token: ada, body })
    ).body
    await world.database.sql('update repayment set amount = 1 where loan_id = $1', [id])
    return ask('undoRepayment', { id: transaction.reference, reason: 'r' }, olga)
  },
  EXCEEDS_REMAINING: () => ask('invest', { loanId: open, amount: '901' }, mary),
  PAYMENTS_UNAVAILABLE: async () => {
    const other = await startWorld(stripeSettings('http://127.0.0.1:9'))
    const query = 'mutation { withdraw(input: { amount: "1" }) { userErrors { code } } }'
    const { body } = await other.graphql(await other.token('ada'), query)
    await other.close()
    return body.data.withdraw.userErrors.map(({ code }: Body) => code)
  },
  MONEY_OWED: async () => {
    const token = await world.token('dora')
    const body = { amount: 10 }
    const { transaction } = (await world.rest('POST', '/wallet/deposit', { token, body })).body
    await ask('transfer', { recipientId: me, amount: '10' }, token)
    await ask('reverseTransaction', { id: transaction.id, reason: 'r' }, olga)
    return ask('transfer', { recipientId: me, amount: '1' }, token)
  },
  BORROWER_LATE: async () => {
    const token = await world.token('lou')
    const { newLoan, put, invest } = loanTools(world, token)
    const [late, draft] = [(await newLoan({ amount_requested: 100 })).id, (await newLoan()).id]
    await put(late, { status: 'open' })
    await invest('mary', late, 100)
    await ageLoan(world.database, late, 40)
    return ask('publishLoan', { id: draft }, token)
  },
  PLAN_CHANGE_IMPOSSIBLE: async () => {
    const { id } = await newLoan({ amount_requested: 100 })
    await put(id, { status: 'open' })
    await invest('mary', id, 100)
    return ask('changePlan', { id, kind: 'RE_AMORTISE', reason: 'r' }, olga)
  },
  BANK_ACCOUNT_NEW: async () => ask('withdraw', { amount: '1', bankAccountId: await account() }),
  MANDATE_MISSING: async () => ask('deposit', { amount: '1', bankAccountId: await account() }),
  INSUFFICIENT_USER_AUTHENTICATION: async () =>
    ask('withdraw', { amount: '1' }, await world.token('ada', { authenticatedSecondsAgo: 9_000 })),
  VERIFICATION_UNAVAILABLE: () => ask('startVerification', {}),
  DOCUMENTS_UNAVAILABLE: async () =>
    ask('requestPayoffLetter', { loanId: (await newLoan()).id, until: '2030-01-01' }),
}
/** These need settings of a deployment: test/verification, test/agreements and test/protection have them. */
const elsewhere = [
  'CONSENT_REQUIRED',
  'NOT_VERIFIED',
  'LENDER_TEST_REQUIRED',
  'WARNING_REQUIRED',
  'REFLECTION_RUNNING',
]

it('every code of the schema is one that a mutation answers with', () => {
  const codes = schema.getType('ErrorCode')
  const names = isEnumType(codes) ? codes.getValues().map(({ name }) => name) : []
  expect(names.toSorted()).toEqual([...Object.keys(calls), ...elsewhere].toSorted())
})

it.each(Object.entries(calls))('%s', async (code, call) => {
  expect(await call()).toEqual([code])
})

it('names states and fields as each API does', async () => {
  const { body } = await world.graphql(
    ada ?? '',
    `mutation {
      publishLoan(input: { id: "${open}" }) { userErrors { details } }
      updateLoan(input: { id: "${open}", amountRequested: "900" }) { userErrors { details } }
    }`,
  )
  const { publishLoan, updateLoan } = body.data
  expect(publishLoan.userErrors[0].details).toEqual({ from: 'OPEN', to: 'OPEN' })
  expect(updateLoan.userErrors[0].details).toEqual({ fields: ['amountRequested'], status: 'OPEN' })
  const put = async (changes: object) =>
    (await world.rest('PUT', `/loans/${open}`, { token: ada, body: changes })).body.error.details[0]
  expect(await put({ status: 'draft' })).toMatchObject({ from: 'open', to: 'draft' })
  expect(await put({ amount_requested: 900 })).toMatchObject({
    fields: ['amount_requested'],
    status: 'open',
  })
  const late = { token: mary, body: { amount: 100 } }
  const refused = await world.rest('POST', `/loans/${ended}/invest`, late)
  expect(refused.body.error.details[0].status).toBe('cancelled')
})
