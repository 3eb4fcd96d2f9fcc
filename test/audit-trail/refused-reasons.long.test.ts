import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { redacted } from '../support/market/redacting.ts'
import { startWorld, type World } from '../support/world.ts'

// The reason of what was refused may say something of a member: it belongs to the member's entries, so that it can be redacted.

let world: World
let ada: Person
let olga: Person

beforeAll(async () => {
  world = await startWorld()
  ada = await personOf(world, 'ada', { amount: 10 })
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
})
afterAll(() => world.close())

const secret = 'Ada is in hospital'
const lastOf = async (target: string) => {
  const [entry] = await world.database.sql<Body>(
    'select member_id, refused_with, personal, salt is null as redacted from audit_entry where target_id = $1 order by number desc',
    [target],
  )
  return entry
}
const attempt = (path: string, id: string) =>
  olga.call('POST', `/operator/${path.replace('{id}', id)}`, { reason: secret })

it('is kept with the member whose record it is, and redacted with their entries', async () => {
  const { id: loan } = await loanTools(world, ada.token).newLoan()
  const { id: line } = (await ada.call('POST', '/wallet/deposit', { amount: 1 })).body.transaction
  await attempt('loans/{id}/freeze', loan)
  await attempt('transactions/{id}/reverse', line)
  await attempt('transactions/{id}/reverse', line)
  await attempt('members/{id}/release', ada.id)
  for (const target of [loan, line, ada.id])
    expect(await lastOf(target)).toMatchObject({
      member_id: ada.id,
      refused_with: expect.stringMatching('NOT_FOUND|ALREADY_REVERSED|INVALID_TRANSITION'),
      personal: { reason: secret },
    })
  await redacted(world, ada.id)
  const [{ count }] = (await world.database.sql(
    'select count(*)::int from audit_entry where personal::text like $1',
    [`%${secret}%`],
  )) as [{ count: number }]
  expect(count).toBe(0)
  expect(await world.database.sql('select * from audit_breaks()')).toEqual([])
})

it('is not kept where no record is found, whose member could have it redacted', async () => {
  for (const path of ['loans/{id}/freeze', 'transactions/{id}/reverse', 'members/{id}/freeze']) {
    const id = crypto.randomUUID()
    await attempt(path, id)
    expect(await lastOf(id)).toMatchObject({
      member_id: null,
      refused_with: 'NOT_FOUND',
      personal: { reason: null },
    })
  }
})
