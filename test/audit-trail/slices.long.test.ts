import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { long } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'
import { ageLoan } from '../support/market/travel.ts'
import { startWorld, type World } from '../support/world.ts'

// What needs two operators needs them too when it is done in slices, one after another or side by side.

let world: World
let olga: Person
let otto: Person
let names = 0

beforeAll(async () => {
  world = await startWorld({
    APPROVAL_ABOVE: '500',
    APPROVAL_ACTS_ABOVE: '3',
    BORROW_WHILE_LATE: 'on',
  })
  otto = await personOf(world, 'otto', { scope: 'lending:admin' })
})
afterEach(() => expectSound(world))
afterAll(() => world.close())

const someone = (scope?: string, amount = 0) => {
  names += 1
  return personOf(world, `someone-${names}`, { amount, ...(scope && { scope }) })
}
const newOperator = () => someone('lending:admin')
const line = async (person: Person, kind: string, more: object): Promise<string> =>
  (await person.call('POST', `/wallet/${kind}`, more)).body.transaction.id
const reverse = (id: string, by = olga) =>
  by.call('POST', `/operator/transactions/${id}/reverse`, { reason: 'returned' })
const waits = ({ body }: { readonly body: Body }) => Boolean(body.request)
/** Lets time pass for what operators did alone, in days. */
const later = (days: number) =>
  world.database.sql(`begin; set local session_replication_role = replica;
    update act_alone set at = at - make_interval(days => ${days}); commit`)

describe('amounts that an operator moves alone are added up', () => {
  it('so that twenty withdrawals of an accomplice are not reversed one by one', async () => {
    olga = await newOperator()
    const ann = await someone(undefined, 500)
    let alone = 0
    for (let round = 0; round < 20; round += 1) {
      const id = await line(ann, 'withdraw', { amount: 500 })
      if (waits(await reverse(id))) break
      alone += 1
    }
    expect([alone, (await ann.wallet()).balance]).toEqual([1, 0])
  })

  it('by operator, whoever’s money it is', async () => {
    olga = await newOperator()
    const answers: boolean[] = []
    for (const amount of [200, 200, 101, 100]) {
      const member = await someone()
      answers.push(waits(await reverse(await line(member, 'deposit', { amount }))))
    }
    expect(answers).toEqual([false, false, true, false])
  })

  it('by member, whichever operators do it, on either side of a transfer', async () => {
    const [ann, ben] = [await someone(undefined, 2000), await someone()]
    const sent = () => line(ann, 'transfer', { amount: 300, recipient_id: ben.id })
    const [first, second] = [await sent(), await sent()]
    expect(waits(await reverse(first, await newOperator()))).toBe(false)
    const { body } = await reverse(second, await newOperator())
    expect(body).toMatchObject({ transaction: null, request: { amount: 300, status: 'pending' } })
  })

  it('not what another operator has approved, nor what was refused', async () => {
    olga = await newOperator()
    const [ann, cy] = [await someone(undefined, 400), await someone()]
    const [large, spent] = [
      await line(ann, 'deposit', { amount: 600 }),
      await line(ann, 'transfer', { amount: 400, recipient_id: cy.id }),
    ]
    const { request } = (await reverse(large)).body
    await otto.call('POST', `/operator/requests/${request.id}/approve`, { reason: 'seen' })
    await line(cy, 'withdraw', { amount: 400 })
    expect(refused(await reverse(spent))[1]).toBe('INSUFFICIENT_FUNDS')
    const other = await someone()
    expect(waits(await reverse(await line(other, 'deposit', { amount: 500 })))).toBe(false)
  })

  it('for as long as the settings say, and no longer', async () => {
    olga = await newOperator()
    const ann = await someone()
    const once = async () => waits(await reverse(await line(ann, 'deposit', { amount: 500 })))
    expect([await once(), await once()]).toEqual([false, true])
    await later(1)
    expect([await once(), await once()]).toEqual([false, true])
  })

  long('also side by side: slices don’t pass one another', async () => {
    for (let round = 0; round < 5; round += 1) {
      olga = await newOperator()
      const lines = await Promise.all(
        Array.from({ length: 6 }, async () => line(await someone(), 'deposit', { amount: 250 })),
      )
      const answers = await Promise.all(lines.map((id) => reverse(id)))
      expect(answers.map(waits).filter((one) => !one)).toHaveLength(2)
    }
  })

  long('of one member by several operators side by side', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ann = await someone()
      const operators = await Promise.all(Array.from({ length: 4 }, newOperator))
      const lines: string[] = []
      for (const _ of operators) lines.push(await line(ann, 'deposit', { amount: 250 }))
      const answers = await Promise.all(lines.map((id, at) => reverse(id, operators[at])))
      expect(answers.map(waits).filter((one) => !one)).toHaveLength(2)
    }
  })

  it('whatever is moved, cancelled, recovered or written off', async () => {
    olga = await newOperator()
    const ann = await someone()
    const { newLoan, put, invest } = loanTools(world, ann.token)
    const published = async () => {
      const { id } = await newLoan({ amount_requested: 400 })
      await put(id, { status: 'open' })
      return String(id)
    }
    const given = async () => {
      const id = await published()
      await invest('lena', id, 400)
      await ageLoan(world.database, id, 150)
      await otto.call('POST', '/graphql', {
        query: `mutation { defaultLoan(input: { id: "${id}" }) { loan { id } } }`,
      })
      return id
    }
    const decide = (id: string, act: string, more: object = {}) =>
      olga.call('POST', `/operator/loans/${id}/${act}`, { reason: 'over', ...more })
    const open = await published()
    await invest('lena', open, 300)
    const [one, other] = [await given(), await given()]
    expect((await decide(one, 'recoveries', { amount: 350 })).body.request).toBeNull()
    for (const [id, act, more] of [
      [other, 'recoveries', { amount: 200 }],
      [other, 'write-off', {}],
      [open, 'cancel', {}],
    ] as const)
      expect([act, waits(await decide(id, act, more))]).toEqual([act, true])
    const ben = await someone()
    expect(waits(await reverse(await line(ben, 'deposit', { amount: 200 })))).toBe(true)
    await later(2)
    expect((await decide(open, 'cancel')).body).toMatchObject({ loan: { status: 'cancelled' } })
  })
})

describe('what an operator does again and again', () => {
  const bySelf = async (call: (member: Person) => Promise<unknown>) => {
    const answers: unknown[] = []
    for (let round = 0; round < 4; round += 1) answers.push(await call(await someone()))
    return answers
  }
  const codeOf = (answer: Awaited<ReturnType<Person['call']>>) => answer.body.error?.code ?? 'done'
  const graphql = async (by: Person, mutation: string) => {
    const query = `mutation { done: ${mutation} { userErrors { code message details } } }`
    const { done } = (await by.call('POST', '/graphql', { query })).body.data
    return done.userErrors[0] ?? { code: 'done' }
  }

  it.each([
    ['freeze', []],
    ['release', ['freeze']],
    ['close', []],
  ] as const)('to %s members is left to another, at last', async (act, before) => {
    const [self, other] = [await newOperator(), await newOperator()]
    const decide = (by: Person, id: string, name: string) =>
      by.call('POST', `/operator/members/${id}/${name}`, { reason: 'a doubt' })
    const answers = await bySelf(async ({ id }) => {
      for (const name of before) await decide(await newOperator(), id, name)
      return codeOf(await decide(self, id, act))
    })
    expect(answers).toEqual(['done', 'done', 'done', 'LIMIT_EXCEEDED'])
    const { id } = await someone()
    for (const name of before) await decide(await newOperator(), id, name)
    const [status, code, details] = refused(await decide(self, id, act))
    expect([status, code, details]).toMatchObject([422, 'LIMIT_EXCEEDED', { max: 3, days: 1 }])
    expect(Date.parse(details.again_at)).toBeGreaterThan(Date.now())
    expect(codeOf(await decide(other, id, act))).toBe('done')
  })

  it('reviews and messages likewise, and not those to oneself', async () => {
    const self = await newOperator()
    const reviewed = await bySelf(async ({ id }) => {
      const review = `reviewMember(input: { id: "${id}", creditScore: 700 })`
      return (await graphql(self, review)).code
    })
    const told = await bySelf(async ({ id }) =>
      codeOf(
        await self.call('POST', '/notifications', { user_id: id, title: 'Hello', message: 'Hi' }),
      ),
    )
    expect([reviewed, told]).toEqual(Array(2).fill(['done', 'done', 'done', 'LIMIT_EXCEEDED']))
    const own = { title: 'Note', message: 'For me' }
    expect(codeOf(await self.call('POST', '/notifications', own))).toBe('done')
    const again = async (since: string) => {
      const { sql } = world.database
      await sql('begin; set local session_replication_role = replica')
      await sql(`update audit_entry set at = at - interval '${since}'`)
      const text = "select refused_again('reviewMember', $1, 3, 1) as refused"
      const [row] = await sql<{ refused: Body | null }>(text, [self.id])
      await sql('rollback')
      return row?.refused?.code
    }
    expect([await again('25 hours'), await again('23 hours')]).toEqual([
      undefined,
      'LIMIT_EXCEEDED',
    ])
  })

  long('loans are frozen, released and given up likewise, also side by side', async () => {
    const self = await newOperator()
    const ann = await someone()
    const { newLoan, put } = loanTools(world, ann.token)
    const loans: string[] = []
    for (let count = 0; count < 6; count += 1) {
      const { id } = await newLoan()
      await put(id, { status: 'open' })
      loans.push(id)
    }
    const decide = (id: string, act: string) =>
      self.call('POST', `/operator/loans/${id}/${act}`, { reason: 'a doubt' })
    const frozen = await Promise.all(loans.map((id) => decide(id, 'freeze')))
    expect(frozen.map(codeOf).filter((code) => code === 'done')).toHaveLength(3)
    const cancelled = await Promise.all(loans.map((id) => decide(id, 'cancel')))
    expect(cancelled.map(codeOf).filter((code) => code === 'done')).toHaveLength(3)
  })
})
