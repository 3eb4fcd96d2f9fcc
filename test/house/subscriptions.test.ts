import { readFileSync } from 'node:fs'
import { Kind } from 'graphql'
import { expect, it } from 'vitest'
import type { SubscriptionResolvers } from '../../src/resolvers/types.generated.ts'
import { compileTopics } from '../../src/rest-bridge/events/topics.ts'
import { createSchema } from '../../src/schema.ts'

/** The test, within test/, in which each subscription reports a change: the matrix sees only how it begins. */
const reported = {
  clockChanged: 'sandbox/clock.long',
  loanChanged: 'live/live',
  loanMarkersChanged: 'map/live-markers.long',
  loansChanged: 'live/loans-changed.long',
  notificationReceived: 'live/live',
  operatorEvents: 'event-log/events',
  paymentChanged: 'payments/payments',
  profileMarkersChanged: 'map/live-markers.long',
  walletChanged: 'live/live',
} satisfies Readonly<Record<keyof SubscriptionResolvers, string>>

/** The subscriptions that GET /events does not follow, each with the reason. */
const notInEvents: Readonly<Record<string, string>> = {
  clockChanged: 'only the clock of a sandbox can be moved',
  loansChanged: 'a loan is followed by its id',
  profileMarkersChanged: 'members are on the map of the app alone',
}

it.each(Object.entries(reported))('%s reports a change in test/%s.test.ts', (name, path) => {
  const test = readFileSync(new URL(`../${path}.test.ts`, import.meta.url), 'utf8')
  expect(test.includes(name), `subscribe to ${name} in test/${path}.test.ts`).toBe(true)
})

it('GET /events follows what a subscription does, or is said not to', () => {
  const topics = compileTopics(createSchema({ code: 'USD', decimals: 2 }))
  const followed = Object.values(topics).flatMap(({ live }) =>
    live.operation.selectionSet.selections.map((one) =>
      one.kind === Kind.FIELD ? one.name.value : '',
    ),
  )
  expect(
    [...followed, ...Object.keys(notInEvents)].toSorted(),
    'a topic in src/rest-bridge/events/topics.ts, or the reason in `notInEvents` of test/house/subscriptions.test.ts',
  ).toEqual(Object.keys(reported).toSorted())
})
