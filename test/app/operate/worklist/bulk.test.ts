import type { Client } from '@urql/core'
import { expect, it } from 'vitest'
import {
  type BulkAct,
  bulkOne,
  noReminder,
  type Wanted,
  wantedIn,
} from '../../../../app/src/operate/work/bulk/acts.ts'
import type { Work } from '../../../../app/src/operate/work/operations.ts'

// What becomes of one item when several are dealt with, by what the gateway answers.

const item = {
  id: 'late:1',
  subjectId: '1',
  kind: 'LATE',
  nextStep: 'REMIND',
  ownerId: null,
  note: null,
  lookAgainOn: null,
  lastReminder: null,
  version: 3,
} as Work
const done = { data: { acted: { userErrors: [] } } }
const refusedWith = (code: string, details: object | null = null, message = code) => ({
  data: { acted: { userErrors: [{ code, field: null, message, details }] } },
})

/** Does it with an item, and says what became of it, and what was sent. */
async function became(act: BulkAct, of: Partial<Work>, answer: object, wanted: Wanted = {}) {
  const sent: unknown[] = []
  const client = {
    mutation: (_: unknown, { input }: { readonly input: object }) => {
      sent.push(input)
      return { toPromise: async () => answer }
    },
  } as unknown as Client
  const names = new Map([['carl', 'Carl Stone']])
  const one = bulkOne(act, wanted, { own: 'olga', names })
  const { state, says } = await one(client, { ...item, ...of } as Work, 'key-0001')
  return { state, says: says(), sent }
}

it('is sent with the version that was read, and says what it is now', async () => {
  expect(await became('take', {}, done)).toEqual({
    state: 'done',
    says: 'Yours',
    sent: [{ id: 'late:1', ownerId: 'olga', version: 3 }],
  })
  expect(await became('handOver', { ownerId: 'olga' }, done, { ownerId: 'carl' })).toMatchObject({
    state: 'done',
    says: 'With Carl Stone',
  })
})

it('is not sent if it is so already, or would take from a colleague what they have', async () => {
  for (const ownerId of ['olga', 'carl'])
    expect(await became('take', { ownerId }, done)).toMatchObject({ state: 'kept', sent: [] })
  const day = { lookAgainOn: '2030-01-02' }
  expect(await became('putAway', day, done, day)).toMatchObject({ state: 'kept', sent: [] })
})

it('reminds of late payments alone, with a key that a second try has again', async () => {
  expect(await became('remind', {}, done, { message: 'Call us' })).toEqual({
    state: 'done',
    says: 'The borrower is reminded.',
    sent: [{ id: '1', message: 'Call us', idempotencyKey: 'key-0001' }],
  })
  for (const of of [{ nextStep: 'RECOVER' }, { kind: 'MAIL' }] as const)
    expect(await became('remind', of, done)).toMatchObject({ state: 'kept', sent: [] })
  expect(await became('remind', {}, refusedWith('LIMIT_EXCEEDED', null, 'Today'))).toMatchObject({
    state: 'refused',
    says: 'Today',
  })
})

it('says beforehand why a borrower can’t be reminded', () => {
  const why = (of: Partial<Work>) => noReminder({ ...item, ...of } as Work)?.()
  const reminded = (sentAt: Date) => ({ lastReminder: { sentAt: sentAt.toISOString() } }) as Work
  expect(why({})).toBeUndefined()
  expect(why({ nextStep: 'AGREE_PLAN' })).toBeUndefined()
  expect(why(reminded(new Date(Date.now() - 172_800_000)))).toBeUndefined()
  expect(why(reminded(new Date()))).toBe('The borrower has already been reminded today.')
  expect(why({ nextStep: 'RECOVER' })).toContain('in default')
  expect(why({ kind: 'MAIL' })).toBe('This is not about a late loan.')
})

it('is refused if a colleague was faster, and done if the answer to the first try got lost', async () => {
  const newer = { version: 4, ownerId: 'carl', note: null, lookAgainOn: null }
  expect(await became('take', {}, refusedWith('VERSION_CONFLICT', newer))).toMatchObject({
    state: 'refused',
    says: 'A colleague has changed this in the meantime. It is now: With Carl Stone.',
  })
  const mine = { ...newer, ownerId: 'olga' }
  expect(await became('take', {}, refusedWith('VERSION_CONFLICT', mine))).toMatchObject({
    state: 'done',
  })
  expect(await became('take', {}, { error: new Error('No network') })).toMatchObject({
    state: 'lost',
    says: 'No network',
  })
})

it('is handed over to somebody only', () => {
  const form = new FormData()
  expect(wantedIn('handOver', form)).toEqual({ missing: { ownerId: expect.any(Function) } })
  form.set('ownerId', 'carl')
  expect(wantedIn('handOver', form)).toEqual({ input: { ownerId: 'carl' } })
  expect(wantedIn('take', new FormData())).toEqual({ input: {} })
})
