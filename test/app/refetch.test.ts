import { Client, gql, type Operation } from '@urql/core'
import { Kind } from 'graphql'
import { afterEach, describe, expect, it } from 'vitest'
import { map, pipe, type Subscription, subscribe } from 'wonka'
import { askShownAgain, refetch } from '../../app/src/api/refetch.ts'
import { createStore } from '../../app/src/store.ts'

const shown: Subscription[] = []
afterEach(() => {
  for (const one of shown.splice(0)) one.unsubscribe()
})

function nameOf({ query: { definitions } }: Operation): string {
  const [first] = definitions
  return first?.kind === Kind.OPERATION_DEFINITION ? (first.name?.value ?? '') : ''
}

/** A page that shows two boxes, and how often each was asked. */
function page() {
  const asked: string[] = []
  const generation = createStore(1)
  const client = new Client({
    url: 'http://nowhere/',
    preferGetMethod: false,
    exchanges: [
      refetch({ generation }),
      () => (operations) =>
        pipe(
          operations,
          map((operation) => {
            if (operation.kind === 'query') asked.push(nameOf(operation))
            return { operation, data: {}, stale: false, hasNext: false }
          }),
        ),
    ],
  })
  const show = (text: string) => {
    const box = pipe(
      client.query(gql(text), {}),
      subscribe(() => {}),
    )
    shown.push(box)
    return box
  }
  return { asked, generation, client, show }
}

describe('what a page shows', () => {
  it('is asked again after an act, every box of it that still stands there', async () => {
    const { asked, client, show } = page()
    show('query Loan { a }')
    show('query Repayments { b }')
    show('query Left { c }').unsubscribe()
    asked.length = 0
    askShownAgain(client)
    await expect.poll(() => asked.toSorted()).toEqual(['Loan', 'Repayments'])
  })

  it('is asked again when the connection is back', async () => {
    const { asked, generation, show } = page()
    show('query Loan { a }')
    asked.length = 0
    generation.set(2)
    await expect.poll(() => asked).toEqual(['Loan'])
  })
})
