import type { Body } from '../../support/http-client.ts'
import type { Member } from './members.ts'
import { follow, type Subscriber } from './subscriber.ts'

/** Something that is followed as it changes, and how to ask for it as it is. */
export interface View {
  readonly name: string
  readonly subscriber: Subscriber
  /** What the last event says; undefined while nothing has come on this connection. */
  shown(): Body
  /** The same in words of GraphQL. */
  readonly query: string
  readonly now: (data: Body) => Body
}

const walletFields = '{ balance availableBalance heldBalance }'
const loanFields = '{ status amountFunded amountDue payoffAmount version }'

export function followWallet(member: Member, live: readonly string[]): View {
  const subscriber = follow(member, live, {
    query: `subscription { walletChanged ${walletFields} }`,
    variables: () => ({}),
    received: () => undefined,
  })
  return {
    name: `wallet of ${member.name}`,
    subscriber,
    shown: () => subscriber.last()?.walletChanged,
    query: `{ me { wallet ${walletFields} } }`,
    now: ({ me }) => me.wallet,
  }
}

export function followLoan(member: Member, id: string, live: readonly string[]): View {
  const subscriber = follow(member, live, {
    query: `subscription { loanChanged(id: "${id}") ${loanFields} }`,
    variables: () => ({}),
    received: () => undefined,
  })
  return {
    name: `loan ${id}`,
    subscriber,
    shown: () => subscriber.last()?.loanChanged,
    query: `{ loan(id: "${id}") ${loanFields} }`,
    now: ({ loan }) => loan,
  }
}

const area = 'bbox: { west: 5, south: 45, east: 11, north: 49 }'
type Markers = 'loanMarkers' | 'profileMarkers'

/** Markers of a part of the map: all of them at first, then what is different. */
export function followMarkers(member: Member, kind: Markers, live: readonly string[]): View {
  const shown = new Map<string, Body>()
  const subscriber = follow(member, live, {
    query: `subscription { ${kind}Changed(${area}) { upserted { id title status amountFunded count } removedIds reset } }`,
    variables: () => ({}),
    received: ({ [`${kind}Changed`]: { upserted, removedIds, reset } }) => {
      if (reset) shown.clear()
      for (const marker of upserted) shown.set(marker.id, marker)
      for (const id of removedIds) shown.delete(id)
    },
  })
  const sorted = (markers: readonly Body[]) => markers.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return {
    name: kind,
    subscriber,
    shown: () => subscriber.last() && sorted([...shown.values()]),
    query: `{ ${kind}(${area}) { markers { id title status amountFunded count } } }`,
    now: ({ [kind]: { markers } }) => sorted(markers),
  }
}
