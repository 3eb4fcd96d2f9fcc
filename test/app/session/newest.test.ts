import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gql } from '@urql/core'
import {
  buildSchema,
  getNamedType,
  parse,
  print,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { afterEach, expect, it, vi } from 'vitest'
import { openClient } from '../../../app/src/api/client.ts'
import type { Connection } from '../../../app/src/api/connection.ts'
import { renewed } from '../../../app/src/api/newest.ts'
import type { Session } from '../../../app/src/session/session.ts'
import { createStore } from '../../../app/src/store.ts'

afterEach(() => vi.unstubAllGlobals())

const fields =
  'id version status amountFunded nextDue { paid } investments { nodes { id } } borrower { id city }'

const loan = (version: number, amountFunded: string) => ({
  __typename: 'Loan',
  id: 'a',
  version,
  status: version > 2 ? 'FUNDED' : 'OPEN',
  amountFunded,
  nextDue: { __typename: 'Instalment', paid: amountFunded },
  investments: { __typename: 'Investments', nodes: [] },
  borrower: { __typename: 'Member', id: 'b', city: 'Bern' },
})

/** A page that shows a loan, whose event and whose answer to an act come when a test says so. */
async function page() {
  const answers: ((data: object) => void)[] = []
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        const headers = { 'content-type': 'application/json' }
        answers.push((data) => resolve(new Response(JSON.stringify({ data }), { headers })))
      }),
  )
  let event: (data: object) => void = () => undefined
  const connection = {
    generation: createStore(1),
    subscribe: (_: object, sink: { next(result: object): void }) => {
      event = (data) => sink.next({ data })
      return () => undefined
    },
  } as unknown as Connection
  const session = { token: async () => 'token', holds: () => true } as unknown as Session
  const client = openClient(session, connection, createStore(undefined))
  let shown: unknown
  client.query(gql(`query Shown { loan { ${fields} } }`), {}).subscribe(({ data }) => {
    shown = data?.loan
  })
  client
    .subscription(gql(`subscription Changed { loanChanged { ${fields} } }`), {})
    .subscribe(() => undefined)
  const answer = async (data: object) => {
    await expect.poll(() => answers.length).toBe(1)
    answers.pop()?.({ __typename: 'Root', ...data })
  }
  await answer({ loan: loan(1, '0.00') })
  await expect.poll(() => shown).toMatchObject({ amountFunded: '0.00' })
  /** Acts, as a form does. */
  const act = () =>
    client.mutation(gql(`mutation Act { invest { loan { ${fields} } } }`), {}).toPromise()
  return { act, answer, event: (data: object) => event(data), shown: () => shown }
}

it('keeps what an event said, if the answer to an act before it arrives later', async () => {
  const { act, answer, event, shown } = await page()
  const acted = act()
  event({ __typename: 'Root', loanChanged: loan(3, '100.00') })
  await expect.poll(shown).toMatchObject({ version: 3, amountFunded: '100.00' })
  await answer({ invest: { __typename: 'Payload', loan: loan(2, '25.00') } })
  const { data } = await acted
  const now = {
    version: 3,
    status: 'FUNDED',
    amountFunded: '100.00',
    nextDue: { paid: '100.00' },
    borrower: { city: 'Bern' },
  }
  expect(shown()).toMatchObject(now)
  expect(data?.invest.loan).toMatchObject(now)
})

it('takes what is newer, or as new, whatever it came with', async () => {
  const { act, answer, event, shown } = await page()
  const acted = act()
  event({ __typename: 'Root', loanChanged: loan(2, '25.00') })
  await answer({ invest: { __typename: 'Payload', loan: loan(3, '100.00') } })
  await acted
  expect(shown()).toMatchObject({ version: 3, amountFunded: '100.00' })
  event({ __typename: 'Root', loanChanged: { ...loan(3, '100.00'), status: 'ACTIVE' } })
  await expect.poll(shown).toMatchObject({ status: 'ACTIVE' })
})

it('leaves a record within an older one as new as it is', async () => {
  const { act, answer, event, shown } = await page()
  const acted = act()
  event({ __typename: 'Root', loanChanged: loan(3, '100.00') })
  const moved = { ...loan(2, '25.00'), borrower: { __typename: 'Member', id: 'b', city: 'Basel' } }
  await answer({ invest: { __typename: 'Payload', loan: moved } })
  await acted
  expect(shown()).toMatchObject({ amountFunded: '100.00', borrower: { city: 'Basel' } })
})

it('takes a newer list whole, but for one that says less of its items than was asked', () => {
  /** The schedule of an older answer that comes after a newer one. */
  const late = (newer: object[], older: object[]) => {
    const known = new Map()
    renewed({ __typename: 'Loan', id: 'a', version: 3, schedule: newer }, known)
    return renewed({ __typename: 'Loan', id: 'a', version: 2, schedule: older }, known).schedule
  }
  // One more, and one less, than the older answer has.
  const both = [
    { number: 1, paid: '5' },
    { number: 2, paid: '0' },
  ]
  const one = [{ number: 1, paid: '0' }]
  expect(late(both, one)).toEqual(both)
  expect(late(one, both)).toEqual(one)
  expect(late([], both)).toEqual([])
  expect(late(both, [])).toEqual(both)
  // Its items would have gaps: the older list stays until it is asked for again.
  expect(late([{ number: 1 }, { number: 2 }], both)).toEqual(both)
})

/** The operations of the members' screens, by what their source says. */
function operations(): string[] {
  const root = join(import.meta.dirname, '../../../app/src')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !/^(?:graphql|operate)\//.test(path),
  )
  return files.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/\bgraphql\(`([^`]+)`\)/g)].map(
      ([, text = '']) => text,
    ),
  )
}

it('is asked for in every record of a loan or wallet whose money an event can change', () => {
  const schema = buildSchema(
    readFileSync(join(import.meta.dirname, '../../../schema.graphql'), 'utf8'),
  )
  const types = new TypeInfo(schema)
  const without: string[] = []
  let seen = 0
  for (const text of operations()) {
    const look = (node: SelectionSetNode) => {
      const type = getNamedType(types.getType())?.name
      if (type !== 'Loan' && type !== 'Wallet') return
      const names = node.selections.map((one) => ('name' in one ? one.name.value : ''))
      if (!names.some((name) => /^amountFunded$|[bB]alance$/.test(name))) return
      seen += 1
      if (!names.includes('version')) without.push(print(node))
    }
    visit(parse(text), visitWithTypeInfo(types, { SelectionSet: look }))
  }
  expect(seen).toBeGreaterThan(15)
  expect(without).toEqual([])
})
