import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkAuditTrail } from '../../src/lending/audit-trail/check.ts'
import type { Body } from '../support/http-client.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { startWorld, type World } from '../support/world.ts'

// What operators note on members and loans for one another.

let world: World
let people: Record<'olga' | 'carl' | 'sam' | 'ada' | 'ben', Person>

beforeAll(async () => {
  world = await startWorld({ APPROVAL_ABOVE: '1000' })
  people = {
    olga: await personOf(world, 'olga', { scope: 'lending:admin', name: 'Olga Marsh' }),
    carl: await personOf(world, 'carl', { scope: 'lending:admin', name: 'Carl Stone' }),
    sam: await personOf(world, 'sam', { scope: 'lending:support' }),
    ada: await personOf(world, 'ada'),
    ben: await personOf(world, 'ben'),
  }
})
afterAll(() => world.close())

const file = { name: 'income-2026.pdf', sha256: 'ab'.repeat(32), size: 48_213 }
const add = (by: Person, path: string, body: object, key?: string) =>
  by.call('POST', `/operator/${path}/notes`, body, key ? { 'Idempotency-Key': key } : {})
const list = async (by: Person, path: string): Promise<Body[]> =>
  (await by.call('GET', `/operator/${path}/notes`)).body.notes
const draftOf = async (person: Person) =>
  (await loanTools(world, person.token).newLoan({ title: 'A second loom' })).id

describe('a note', () => {
  it('on a member or a loan is read by other operators, with who wrote it and which file belongs to it', async () => {
    const { olga, carl, sam, ada } = people
    const loan = await draftOf(ada)
    const on = await add(olga, `members/${ada.id}`, { text: 'Called: wants to move.', file })
    expect([on.status, on.body.note]).toEqual([
      200,
      {
        id: expect.any(String),
        member_id: ada.id,
        loan_id: null,
        author_id: olga.id,
        text: 'Called: wants to move.',
        file,
        created_at: expect.any(String),
      },
    ])
    const onLoan = await add(carl, `loans/${loan}`, { text: 'The quote is missing.' })
    expect(onLoan.body.note).toMatchObject({ member_id: ada.id, loan_id: loan, file: null })
    // Newest first; the file of the borrower has both.
    expect(await list(sam, `members/${ada.id}`)).toEqual([onLoan.body.note, on.body.note])
    expect(await list(sam, `loans/${loan}`)).toEqual([onLoan.body.note])
    const query = `{ loanNotes(loanId: "${loan}") { totalCount nodes { author { fullName } loan { title } member { id } } } }`
    const answer = await world.graphql(sam.token, query)
    expect(answer.body.data.loanNotes).toEqual({
      totalCount: 1,
      nodes: [
        {
          author: { fullName: 'Carl Stone' },
          loan: { title: 'A second loom' },
          member: { id: ada.id },
        },
      ],
    })
    const trail = async (query: string): Promise<Body[]> =>
      (await olga.call('GET', `/operator/audit-trail?${query}`)).body.audit_trail
    const noted = [
      ...(await trail(`member_id=${ada.id}&act=addLoanNote`)),
      ...(await trail(`member_id=${ada.id}&act=addMemberNote`)),
    ]
    expect(
      noted.map(({ actor_id: by, target_kind: kind, target_id: id, reason }) => [
        by,
        kind,
        id,
        reason,
      ]),
    ).toEqual([
      [carl.id, 'loan', loan, null],
      [olga.id, 'member', ada.id, null],
    ])
    const looks = await trail(`member_id=${ada.id}&act=lookAtMember&actor_id=${sam.id}`)
    expect(looks).toHaveLength(3)
    expect(await world.database.sql('select * from trail_differences()')).toEqual([])
  })

  it('that is sent again with its key is written once', async () => {
    const { olga, ben } = people
    const [path, key] = [`members/${ben.id}`, randomUUID()]
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => add(olga, path, { text: 'Called.' }, key)),
    )
    const made = answers.filter(({ status }) => status === 200)
    expect(made.length).toBeGreaterThan(0)
    expect(new Set(made.map(({ body }) => body.note.id)).size).toBe(1)
    expect(await list(olga, path)).toHaveLength(1)
    const other = await add(olga, path, { text: 'Called again.' }, key)
    expect(other.body.error.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  it.each([
    ['with nothing in it', { text: ' ' }, 'text'],
    ['that is too long', { text: 'x'.repeat(2_001) }, 'text'],
    ['with a hash that is none', { text: 'x', file: { ...file, sha256: 'AB' } }, 'file.sha256'],
    ['with a file without a name', { text: 'x', file: { ...file, name: '' } }, 'file.name'],
    ['with a file of less than nothing', { text: 'x', file: { ...file, size: -1 } }, 'file.size'],
  ])('%s is refused, and says where', async (_, body, field) => {
    const answer = await add(people.olga, `members/${people.ben.id}`, body)
    expect(refused(answer)).toEqual([
      400,
      'VALIDATION_FAILED',
      expect.objectContaining({ field, code: 'VALIDATION_FAILED' }),
    ])
  })

  it('is about something that there is, and that is not the operator', async () => {
    const { olga } = people
    const codes = async (path: string) => refused(await add(olga, path, { text: 'x' })).slice(0, 2)
    expect(await codes(`members/${randomUUID()}`)).toEqual([404, 'NOT_FOUND'])
    expect(await codes(`loans/${randomUUID()}`)).toEqual([404, 'NOT_FOUND'])
    expect(await codes(`members/${olga.id}`)).toEqual([403, 'OWN_ACCOUNT'])
    const none = await olga.call('GET', `/operator/members/${randomUUID()}/notes`)
    expect([none.status, none.body.error.code]).toEqual([404, 'NOT_FOUND'])
  })
})

it('notes never change, and only a redaction or an erasure empties them', async () => {
  const { olga, carl, sam } = people
  const dora = await personOf(world, 'dora')
  const path = `members/${dora.id}`
  const third = await personOf(world, 'tess', { scope: 'lending:admin', name: 'Tess Third' })
  const key = randomUUID()
  const ill = { text: 'Said that she is ill.', file }
  await add(third, path, ill, key)
  await add(olga, path, { text: 'Asked for papers.' })
  const change = (sql: string) => world.database.sql(sql, [dora.id])
  await expect(
    change("update operator_note set text = 'Said nothing.' where member_id = $1"),
  ).rejects.toThrow('append-only')
  await expect(change('delete from operator_note where member_id = $1')).rejects.toThrow()
  // What one of the two operators has written stays, so that nobody covers their own tracks.
  await world.database.sql("select redact_for($1, $2, $3, 'asked')", [dora.id, olga.id, carl.id])
  const texts = async () => (await list(sam, path)).map((note) => [note.text, note.file])
  expect(await texts()).toEqual([
    ['Asked for papers.', null],
    [null, null],
  ])
  const again = await add(third, path, ill, key)
  expect([again.status, again.body.note.text]).toEqual([200, null])
  expect((await dora.call('POST', '/erasure')).status).toBe(200)
  expect(await texts()).toEqual([
    [null, null],
    [null, null],
  ])
  const late = await add(olga, path, { text: 'Has left.' })
  expect(refused(late).slice(0, 2)).toEqual([409, 'INVALID_TRANSITION'])
  expect(await checkAuditTrail((text) => world.database.sql(text))).toEqual([])
})
