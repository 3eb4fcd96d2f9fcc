import type { ExecutionResult, GraphQLSchema } from 'graphql'
import type { Operation } from '../../http/live/operation.ts'
import type { Variables } from '../../reads/plan/amount.ts'
import { perSchema } from '../per-schema.ts'
import { compilePresenter, type RowDocument, readDocument, rowPoints } from '../presenter.ts'
import type { Answer, Row } from '../row.ts'

/** The subscription of each topic, by the name of its events. It selects nothing but the record that becomes the event's data. */
const documents = {
  notification: `subscription notificationEvents {
    notification: notificationReceived { ...NotificationRecord }
  }`,
  wallet: 'subscription walletEvents { wallet: walletChanged(initial: true) { ...WalletRecord } }',
  payment: 'subscription paymentEvents { payment: paymentChanged { ...PaymentRecord } }',
  loan: 'subscription loanEvents { loan: loanChanged(initial: true) { ...LoanRecord } }',
  event: 'subscription loggedEvents { event: operatorEvents { ...EventRecord } }',
  markers: `subscription markerEvents {
    markers: loanMarkersChanged(initial: true) {
      upserted { ...MarkerRecord } removedIds reset truncated
    }
  }`,
} as const

/** Reads the position of the caller's newest notification, after which new ones continue. */
export const newestCursor = 'query newest { me { notifications(first: 1) { newestCursor } } }'

/** The names of events. */
export type TopicName = keyof typeof documents

/** The topics that are followed by their name: each with the name of its value of `topics`. */
export const namedTopics = {
  notification: 'NOTIFICATIONS',
  wallet: 'WALLET',
  payment: 'PAYMENTS',
  event: 'OPERATOR_EVENTS',
} as const satisfies Readonly<Record<Exclude<TopicName, 'loan' | 'markers'>, string>>

export type NamedTopic = keyof typeof namedTopics

/** A document that is executed, and how its result becomes the data of an event. */
export interface Compiled extends RowDocument {
  readonly row: Row
  readonly present: (data: unknown) => Answer
}

/** Something that can be followed. */
export interface Topic {
  readonly name: TopicName
  readonly live: Compiled
  readonly pointsOf: (variables: Variables) => number
  readonly operationOf: (variables: Variables) => Operation
  /** The data of a result: presented once, however many receive it. */
  readonly dataOf: (result: ExecutionResult) => Answer
}

/** Everything that can be followed. */
export type Topics = Readonly<Record<TopicName, Topic>>

/** Compiles the topics. */
export function compileTopics(schema: GraphQLSchema): Topics {
  return {
    notification: topic(schema, 'notification'),
    wallet: topic(schema, 'wallet'),
    payment: topic(schema, 'payment'),
    loan: topic(schema, 'loan'),
    event: topic(schema, 'event'),
    markers: topic(schema, 'markers'),
  }
}

const topic = perSchema((schema, name: TopicName): Topic => {
  const text = documents[name]
  const live = compile(schema, text)
  const { costOf, pointsOf } = rowPoints(live)
  const presented = new WeakMap<ExecutionResult, Answer>()
  return {
    name,
    live,
    pointsOf,
    operationOf: (variables) => ({
      plan: live.plan,
      label: live.operation.name?.value ?? name,
      variables,
      text: JSON.stringify([text, variables]),
      cost: costOf(variables),
    }),
    dataOf: (result) => {
      const data = presented.get(result) ?? live.present(result.data)
      presented.set(result, data)
      return data
    },
  }
})

/** Compiles a document; what `me` shows is its data. */
export const compile = perSchema((schema, document: string): Compiled => {
  const row: Row = { method: 'GET', path: '/events', summary: '', success: '', document }
  const read = readDocument(schema, row)
  const present = compilePresenter(schema, read)
  return {
    ...read,
    row,
    present: (data) => {
      const shown = present(data) as Answer
      return (shown.me as Answer | undefined) ?? shown
    },
  }
})
