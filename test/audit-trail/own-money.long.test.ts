import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'
import { startWorld, type World } from '../support/world.ts'

// Operators decide nothing about themselves or their own money, nor once they are frozen.

let world: World
let olga: Person
let otto: Person
/** The ids of what is decided on: what is about olga herself, and what is about others alone. */
const own: Record<string, string> = {}
const others: Record<string, string> = {}

const operate = (person: Person, path: string, more: object = {}) =>
  person.call('POST', `/operator/${path}`, { reason: 'a doubt', ...more })
const asked = async (line: string): Promise<string> =>
  (await operate(otto, `transactions/${line}/reverse`)).body.request.id
const open = async (person: Person, terms: object = {}): Promise<string> => {
  const { newLoan, put } = loanTools(world, person.token)
  const { id } = await newLoan({ amount_requested: 500, ...terms })
  await put(id, { status: 'open' })
  return id
}
/** A late fee of a loan, however little it is late. */
const charged = async (loan: string): Promise<string> => {
  const [fee] = await world.database.sql<{ id: string }>(
    `insert into charge (id, loan_id, number, kind, due_on, amount) values (new_id(), $1, 1, 'late_fee', business_date(), 1500) returning id`,
    [loan],
  )
  return fee?.id ?? ''
}

/** An announced change of a loan's plan, past the rules: nobody changes the plan of an open loan. */
async function announced(loan: string): Promise<string> {
  const [change] = await world.database.sql<{ id: string }>(
    `insert into plan_change (id, loan_id, kind, terms, reason, actor_id, by_operator, status, effective_on, interest_before, interest_after, value_before, value_after)
      values (new_id(), $1, 're_amortise', '{}', 'x', new_id(), true, 'pending', business_date(), 0, 0, 0, 0) returning id`,
    [loan],
  )
  return change?.id ?? ''
}

beforeAll(async () => {
  world = await startWorld({ APPROVAL_ABOVE: '100' })
  const ada = await personOf(world, 'ada', { amount: 1000 })
  olga = await personOf(world, 'olga', { amount: 1000, scope: 'lending:admin' })
  otto = await personOf(world, 'otto', { scope: 'lending:admin' })
  const line = async ({ call }: Person, kind: string, more: object) =>
    (await call('POST', `/wallet/${kind}`, { amount: 50, ...more })).body.transaction.id
  own.member = olga.id
  own.line = await line(olga, 'withdraw', {})
  own.sent = await line(ada, 'transfer', { recipient_id: olga.id })
  own.request = await asked(await line(olga, 'withdraw', { amount: 101 }))
  own.about = await asked(await line(ada, 'transfer', { recipient_id: olga.id, amount: 101 }))
  own.loan = await open(olga)
  own.lent = await open(ada)
  await olga.call('POST', `/loans/${own.lent}/invest`, { amount: 50 })
  others.member = (await personOf(world, 'ben')).id
  others.line = await line(ada, 'deposit', {})
  others.request = await asked(await line(ada, 'deposit', { amount: 101 }))
  others.loan = await open(ada)
  own.charge = await charged(own.loan)
  own.lentCharge = await charged(own.lent)
  others.charge = await charged(others.loan)
  own.planChange = await announced(own.loan)
  others.planChange = await announced(others.loan)
})
afterAll(async () => {
  await expectSound(world)
  await world.close()
})

type Act = readonly [act: string, of: string, run: (person: Person, id: string) => Promise<Body[]>]

const rest =
  (path: string, more: object = {}) =>
  async (person: Person, id: string) =>
    refused(await operate(person, path.replace('{id}', id), more)).slice(0, 2)
/** What has no REST row; refused as by REST. */
const graphql = (mutation: string) => async (person: Person, id: string) => {
  const query = `mutation { ${mutation}(input: { id: "${id}", reason: "a doubt" }) { userErrors { code } } }`
  const { status, body } = await person.call('POST', '/graphql', { query })
  const code = body.data?.[mutation]?.userErrors[0]?.code ?? body.errors?.[0]?.extensions.code
  return [status === 200 ? 403 : status, code]
}

/** It has no reason. */
const remind = async ({ call }: Person, id: string) =>
  refused(await call('POST', `/operator/loans/${id}/reminders`, {})).slice(0, 2)

const acts: readonly Act[] = [
  ['reviewMember', 'member', graphql('reviewMember')],
  ['freezeMember', 'member', rest('members/{id}/freeze')],
  ['releaseMember', 'member', rest('members/{id}/release')],
  ['closeMember', 'member', rest('members/{id}/close')],
  ['reverseTransaction', 'line', rest('transactions/{id}/reverse')],
  ['approveRequest', 'request', rest('requests/{id}/approve')],
  ['rejectRequest', 'request', rest('requests/{id}/reject')],
  ['freezeLoan', 'loan', rest('loans/{id}/freeze')],
  ['releaseLoan', 'loan', rest('loans/{id}/release')],
  ['writeOffLoan', 'loan', rest('loans/{id}/write-off')],
  ['recordRecovery', 'loan', rest('loans/{id}/recoveries', { amount: 1 })],
  ['waiveCharge', 'charge', rest('charges/{id}/waive')],
  ['remindBorrower', 'loan', remind],
  ['changePlan', 'loan', rest('loans/{id}/plan-changes', { kind: 're_amortise' })],
  ['undoPlanChange', 'planChange', rest('plan-changes/{id}/undo')],
  ['defaultLoan', 'loan', graphql('defaultLoan')],
  ['redactAuditTrail', 'member', rest('members/{id}/redact-audit-trail')],
]
const more: readonly Act[] = [
  ['reverseTransaction', 'sent', rest('transactions/{id}/reverse')],
  ['approveRequest', 'about', rest('requests/{id}/approve')],
  ['rejectRequest', 'about', rest('requests/{id}/reject')],
  ['cancelLoan', 'lent', rest('loans/{id}/cancel')],
  ['writeOffLoan', 'lent', rest('loans/{id}/write-off')],
  ['recordRecovery', 'lent', rest('loans/{id}/recoveries', { amount: 1 })],
  ['waiveCharge', 'lentCharge', rest('charges/{id}/waive')],
  ['remindBorrower', 'lent', remind],
  ['changePlan', 'lent', rest('loans/{id}/plan-changes', { kind: 're_amortise' })],
  ['defaultLoan', 'lent', graphql('defaultLoan')],
]

const notify: Act = [
  'createNotification',
  'member',
  async ({ call }, id) =>
    refused(
      await call('POST', '/notifications', { user_id: id, title: 'Hello', message: 'Call me' }),
    ).slice(0, 2),
]

/** Everything that an act could change but the trail. */
const everything = () =>
  world.database.sql<Body>(
    `select ${[
      'loan',
      'investment',
      'account',
      'approval_request',
      'identity',
      'profile',
      'finances',
      'notification',
    ]
      .map(
        (name) => `(select md5(string_agg(one::text, '' order by one::text)) from ${name} as one)`,
      )
      .join(', ')}`,
  )
const lastTry = async () => {
  const [entry] = await world.database.sql<Body>(
    'select act, actor_id, refused_with from audit_entry order by number desc limit 1',
  )
  return entry
}

it.each([...acts, ...more])('%s is refused of an operator’s own %s', async (act, of, run) => {
  const before = await everything()
  expect(await run(olga, own[of] ?? '')).toEqual([403, 'OWN_ACCOUNT'])
  expect(await everything()).toEqual(before)
  expect(await lastTry()).toEqual({ act, actor_id: olga.id, refused_with: 'OWN_ACCOUNT' })
})

/** Freezes an operator; a gateway that has looked them up just now does not know of it. */
const freezeUnnoted = ({ id }: Person) =>
  world.database.sql(`select block_member('${id}', true); delete from change`)

it.each([...acts, notify, ['cancelLoan', 'loan', rest('loans/{id}/cancel')] as Act])(
  '%s is refused of an operator who is frozen, also where the gateway does not know yet',
  async (act, of, run) => {
    const frozen = await personOf(world, `frozen ${act}`, { scope: 'lending:admin' })
    await freezeUnnoted(frozen)
    const before = await everything()
    expect(await run(frozen, others[of] ?? '')).toEqual([403, 'BLOCKED'])
    expect(await everything()).toEqual(before)
    expect(await lastTry()).toEqual({ act, actor_id: frozen.id, refused_with: 'BLOCKED' })
  },
)

it('what an operator has asked for who is frozen by now is not carried out', async () => {
  const approve = () => operate(olga, `requests/${others.request}/approve`)
  await freezeUnnoted(otto)
  const [status, code, reason] = refused(await approve())
  expect([status, code, reason.message]).toEqual([
    403,
    'FORBIDDEN',
    expect.stringContaining('reject the request'),
  ])
  await operate(olga, `members/${otto.id}/release`)
  expect((await approve()).status).toBe(200)
})

it('two operators who freeze each other do not wait for each other', async () => {
  const [one, two] = [
    await personOf(world, 'one', { scope: 'lending:admin' }),
    await personOf(world, 'two', { scope: 'lending:admin' }),
  ]
  const statuses = await Promise.all([
    operate(one, `members/${two.id}/freeze`),
    operate(two, `members/${one.id}/freeze`),
  ])
  expect([200, 403]).toEqual(expect.arrayContaining(statuses.map(({ status }) => status)))
  for (const { id } of [one, two]) await operate(olga, `members/${id}/release`)
})
