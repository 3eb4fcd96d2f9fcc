import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound, raced, trailOf } from '../support/market/races.ts'
import { startWorld, type World } from '../support/world.ts'

// Reviews at the same time as each other and as what the borrower does: `ROUNDS=50 npm test -- test/loan/review-races.long.test.ts` runs each
// 150 times.

let world: World
let ada: Person
let olga: Person
let otto: Person

beforeAll(async () => {
  world = await startWorld({ LOAN_REVIEW: 'on' })
  ada = await personOf(world, 'ada')
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  otto = await personOf(world, 'otto', { scope: 'lending:admin' })
})
afterEach(() => expectSound(world))
afterAll(() => world.close())

const put = (id: string, body: object) => ada.call('PUT', `/loans/${id}`, body)
const review = (act: string, { id, version }: Body, person = olga) =>
  person.call('POST', `/operator/loans/${id}/${act}`, { reason: 'seen', version })
const submitted = async (): Promise<Body> => {
  const { id } = await loanTools(world, ada.token).newLoan()
  return (await put(id, { status: 'open' })).body.loan
}
const loanOf = async ({ id }: Body): Promise<Body> =>
  (await ada.call('GET', `/loans/${id}`)).body.loan
/** The states that the loan had after it was submitted. */
const movesOf = async ({ id }: Body): Promise<string[]> =>
  (await ada.call('GET', `/loans/${id}/history`)).body.history.slice(2).map(({ to }: Body) => to)
const codeOf = (answer: Parameters<typeof refused>[0]) =>
  answer.status === 200 ? null : refused(answer)[1]

it('approve, return or take back to edit: one of the three', () =>
  raced(async (start) => {
    const loan = await submitted()
    const { id } = loan
    const [[approved, returned], taken] = await start(
      () => Promise.all([review('approve', { id }), review('return', { id }, otto)]),
      () => put(id, { status: 'draft' }),
    )
    const edited = await put(id, { title: 'Edited' })
    const [first = ''] = await movesOf(loan)
    expect(await movesOf(loan)).toEqual([first])
    const { status, title } = await loanOf(loan)
    const isOpen = approved.status === 200
    expect([first, status]).toEqual(isOpen ? ['open', 'open'] : ['draft', 'draft'])
    // An open loan can still be edited, but what was approved is what was submitted.
    expect([edited.status, title]).toEqual([200, 'Edited'])
    // Whoever finds it a draft already has nothing left to take back.
    expect(codeOf(taken)).toBe(isOpen ? 'INVALID_TRANSITION' : null)
    expect(isOpen && returned.status === 200).toBe(false)
    const late = isOpen ? 'INVALID_TRANSITION' : 'NOT_FOUND'
    const found = [
      ['approveLoan', codeOf(approved)],
      ['returnLoan', codeOf(returned)],
    ]
    expect(found.every(([, code]) => code === null || code === late)).toBe(true)
    expect((await trailOf(world, id)).toSorted()).toEqual(found)
    return isOpen ? 'approveLoan' : returned.status === 200 ? 'returnLoan' : 'taken back'
  }))

it('approve what was read, never what the borrower has made of it meanwhile', () =>
  raced(async (start) => {
    const loan = await submitted()
    const [approved, taken] = await start(
      () => review('approve', loan),
      async () => {
        const back = await put(loan.id, { status: 'draft' })
        if (back.status !== 200) return back
        await put(loan.id, { title: 'Another' })
        return put(loan.id, { status: 'submitted' })
      },
    )
    const won = approved.status === 200
    expect([won, taken.status]).toEqual([won, won ? 409 : 200])
    expect(await loanOf(loan)).toMatchObject(
      won ? { status: 'open', title: 'Seeds' } : { status: 'submitted', title: 'Another' },
    )
    if (!won) expect(['NOT_FOUND', 'VERSION_CONFLICT']).toContain(codeOf(approved))
    expect(await trailOf(world, loan.id)).toEqual([['approveLoan', codeOf(approved)]])
    return codeOf(approved) ?? 'approveLoan'
  }))

it('approve or cancel: an approved loan can still be cancelled, a cancelled one not approved', () =>
  raced(async (start) => {
    const loan = await submitted()
    const [approved, cancelled] = await start(
      () => review('approve', { id: loan.id }),
      () => put(loan.id, { status: 'cancelled' }),
    )
    const both = approved.status === 200
    expect([cancelled.status, (await loanOf(loan)).status]).toEqual([200, 'cancelled'])
    expect(await movesOf(loan)).toEqual(both ? ['open', 'cancelled'] : ['cancelled'])
    if (!both) expect(codeOf(approved)).toBe('INVALID_TRANSITION')
    expect(await trailOf(world, loan.id)).toEqual([['approveLoan', codeOf(approved)]])
    return both ? 'approveLoan, then cancelled' : 'cancelled'
  }))

it('approve a loan and freeze its borrower: the loan is frozen too', () =>
  raced(async (start) => {
    const loan = await submitted()
    const member = (act: string) =>
      otto.call('POST', `/operator/members/${ada.id}/${act}`, { reason: 'a doubt' })
    const answers = await start(
      () => review('approve', loan),
      () => member('freeze'),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [row] = await world.database.sql<Body>('select status, frozen from loan where id = $1', [
      loan.id,
    ])
    expect(row).toEqual({ status: 'open', frozen: true })
    const acts = await world.database.sql<Body>(
      'select act from audit_entry where member_id = $1 order by number desc limit 2',
      [ada.id],
    )
    await member('release')
    await expect.poll(async () => (await ada.call('GET', '/wallet')).status).toBe(200)
    await put(loan.id, { status: 'cancelled' })
    expect(acts.map(({ act }) => act).toSorted()).toEqual(['approveLoan', 'freezeMember'])
    return acts
      .map(({ act }) => act)
      .toReversed()
      .join(', then ')
  }))
