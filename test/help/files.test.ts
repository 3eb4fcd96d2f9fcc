import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  HELP_FILES_A_DAY,
  HELP_FILES_MAX,
  helpFileBytes,
} from '../../src/entities/member/help-file.ts'
import type { Body } from '../support/http-client.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { startWorld, type World } from '../support/world.ts'

// The files that members add to their requests for help.

let world: World
let olga: Person
let sam: Person

beforeAll(async () => {
  world = await startWorld()
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  sam = await personOf(world, 'sam', { scope: 'lending:support' })
})
afterAll(() => world.close())

const someone = () => personOf(world, randomUUID())
const bytes = {
  pdf: Buffer.from('%PDF-1.7\n%%EOF'),
  jpeg: Buffer.from('ffd8ffe000104a464946', 'hex'),
  png: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
}
const ask = async (by: Person): Promise<string> =>
  (await by.call('POST', '/help-requests', { topic: 'other', message: 'See this.' })).body
    .help_request.id
const add = (
  by: Person,
  id: string,
  name = 'letter.pdf',
  content: Buffer | string = bytes.pdf,
  headers = {},
) =>
  by.call(
    'POST',
    `/help-requests/${id}/files`,
    { name, content: typeof content === 'string' ? content : content.toString('base64') },
    headers,
  )
const answer = (id: string) =>
  olga.call('POST', `/operator/help-requests/${id}/answer`, { answer: 'Do this.' })
const filesIn = ({ thread }: Body): string[][] =>
  thread.map(({ files }: Body) => files.map(({ name }: Body) => name))
const request = async (by: Person, id: string): Promise<Body> =>
  (await by.call('GET', `/help-requests/${id}`)).body.help_request
const fetched = (by: Person, id: string, headers: Record<string, string> = {}) =>
  fetch(`${world.url}/help-files/${id}`, {
    headers: { authorization: `Bearer ${by.token}`, ...headers },
  })

it('are added to the question and to each reply, and opened by the member and by operators, whose look is noted', async () => {
  const ada = await someone()
  const id = await ask(ada)
  const first = await add(ada, id, 'bank’s "letter".pdf')
  expect([first.status, first.body.help_request.version]).toEqual([200, 2])
  await add(ada, id, 'photo.JPG', bytes.jpeg)
  await answer(id)
  await ada.call('POST', `/help-requests/${id}/reply`, { message: 'And this.' })
  await add(ada, id, 'screen.png', bytes.png)
  const seen = await request(ada, id)
  expect(filesIn(seen)).toEqual([['bank’s "letter".pdf', 'photo.JPG'], [], ['screen.png']])
  const [letter, photo] = seen.thread[0].files
  expect(photo).toMatchObject({ type: 'jpeg', size: bytes.jpeg.length, help_request_id: id })
  const file = await fetched(ada, letter.id)
  expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes.pdf)
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${letter.id}.pdf"; filename*=UTF-8''bank%E2%80%99s%20%22letter%22.pdf`,
    'x-content-type-options': 'nosniff',
  })
  expect((await fetched(ada, photo.id)).headers.get('content-type')).toBe('image/jpeg')
  const looks = async () =>
    (await olga.call('GET', `/operator/audit-trail?member_id=${ada.id}&looks=true`)).body
      .audit_trail.length
  const before = await looks()
  expect((await fetched(sam, photo.id)).status).toBe(200)
  expect(await looks()).toBe(before + 1)
  const record = await fetched(sam, photo.id, { accept: 'application/json' })
  expect(await record.json()).toEqual({ help_file: photo })
  const known = await fetched(ada, photo.id, { 'if-none-match': `"${photo.sha256}"` })
  expect(known.status).toBe(304)
})

it('are nobody else’s: not to open, and not to add to', async () => {
  const [ada, ben] = [await someone(), await someone()]
  const id = await ask(ada)
  const [{ files }] = (await add(ada, id)).body.help_request.thread
  expect((await fetched(ben, files[0].id)).status).toBe(404)
  expect((await fetched(ben, files[0].id, { accept: 'application/json' })).status).toBe(404)
  expect((await fetched(ben, randomUUID())).status).toBe(404)
  const query = `{ helpFile(id: "${files[0].id}") { name } }`
  expect((await world.graphql(ben.token, query)).body.data).toEqual({ helpFile: null })
  expect(refused(await add(ben, id)).slice(0, 2)).toEqual([404, 'NOT_FOUND'])
  expect(refused(await add(olga, id)).slice(0, 2)).toEqual([404, 'NOT_FOUND'])
})

it('are PDFs, JPEGs and PNGs with a fitting name, which are neither empty nor too large', async () => {
  const ada = await someone()
  const id = await ask(ada)
  const why = async (name: string, content: Buffer | string) => {
    const { status, body } = await add(ada, id, name, content)
    return [status, ...(body.error?.details ?? []).map(({ field }: Body) => field)]
  }
  expect(await why('letter.pdf', Buffer.from('MZ a program'))).toEqual([400, 'content'])
  expect(await why('page.png', Buffer.from('<html><script>alert(1)</script>'))).toEqual([
    400,
    'content',
  ])
  expect(await why('page.html', bytes.pdf)).toEqual([400, 'name'])
  expect(await why('photo.png', bytes.jpeg)).toEqual([400, 'name'])
  expect(await why('../letter.pdf', bytes.pdf)).toEqual([400, 'name'])
  expect(await why('a\r\nb.pdf', bytes.pdf)).toEqual([400, 'name'])
  expect(await why('letter\u202efdp.pdf', bytes.pdf)).toEqual([400, 'name'])
  expect(await why(`${'x'.repeat(197)}.pdf`, bytes.pdf)).toEqual([400, 'name'])
  expect(await why('letter.pdf', '')).toEqual([400, 'content'])
  expect(await why('letter.pdf', 'not Base64')).toEqual([400, 'content'])
  const padded = (size: number) => Buffer.concat([bytes.pdf, Buffer.alloc(size - bytes.pdf.length)])
  const large = await add(ada, id, 'letter.pdf', padded(helpFileBytes.max + 1))
  expect(refused(large)).toEqual([
    400,
    'VALIDATION_FAILED',
    expect.objectContaining({ field: 'content', max: helpFileBytes.max }),
  ])
  expect((await add(ada, id, 'letter.pdf', padded(8_000_000))).status).toBe(413)
  expect(filesIn(await request(ada, id))).toEqual([[]])
  expect(await why('letter.pdf', padded(helpFileBytes.max))).toEqual([200])
})

it('are at most three to what was said, though more are added at once, and once for each key', async () => {
  const ada = await someone()
  const id = await ask(ada)
  const key = { 'Idempotency-Key': randomUUID() }
  const one = await add(ada, id, 'letter.pdf', bytes.pdf, key)
  expect((await add(ada, id, 'letter.pdf', bytes.pdf, key)).body).toEqual(one.body)
  const all = await Promise.all(Array.from({ length: 5 }, () => add(ada, id)))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(HELP_FILES_MAX - 1)
  expect(refused(await add(ada, id))).toEqual([
    422,
    'LIMIT_EXCEEDED',
    expect.objectContaining({ max: HELP_FILES_MAX }),
  ])
  expect((await add(ada, id, 'letter.pdf', bytes.pdf, key)).body).toEqual(one.body)
  await answer(id)
  const late = await add(ada, id)
  expect(refused(late).slice(0, 2)).toEqual([409, 'INVALID_TRANSITION'])
  expect(late.body.error.message).toContain('reply first')
})

it('are at most so many a day', async () => {
  const ada = await someone()
  const close = (id: string) => ada.call('POST', `/help-requests/${id}/close`)
  for (let added = 0; added < HELP_FILES_A_DAY; ) {
    const id = await ask(ada)
    for (let one = 0; one < HELP_FILES_MAX && added < HELP_FILES_A_DAY; one += 1, added += 1)
      expect((await add(ada, id)).status).toBe(200)
    await close(id)
  }
  expect(refused(await add(ada, await ask(ada)))).toEqual([
    422,
    'LIMIT_EXCEEDED',
    expect.objectContaining({ max: HELP_FILES_A_DAY, again_at: expect.any(String) }),
  ])
})

it('are added by a member who is frozen, and opened by them', async () => {
  const ada = await someone()
  const id = await ask(ada)
  await olga.call('POST', `/operator/members/${ada.id}/freeze`, { reason: 'To be looked into' })
  await expect.poll(async () => (await ada.call('GET', '/profile')).status).toBe(403)
  const added = await add(ada, id)
  expect(added.status).toBe(200)
  expect((await fetched(ada, added.body.help_request.thread[0].files[0].id)).status).toBe(200)
})

it('never change, and are gone after an erasure', async () => {
  const ada = await someone()
  const id = await ask(ada)
  const [{ files }] = (await add(ada, id)).body.help_request.thread
  const { sql } = world.database
  await expect(
    sql("update help_file set name = 'other.pdf' where user_id = $1", [ada.id]),
  ).rejects.toThrow(/never changes/)
  await expect(sql('delete from help_file where user_id = $1', [ada.id])).rejects.toThrow(
    /never changes/,
  )
  expect((await ada.call('POST', '/erasure', {})).status).toBeLessThan(300)
  expect((await fetched(sam, files[0].id)).status).toBe(404)
  expect(await sql('select from help_file where user_id = $1', [ada.id])).toEqual([])
})
