import { expect, onTestFinished } from 'vitest'
import { resume } from '../../examples/resume.ts'
import { liveClient } from '../support/clients/live.ts'
import { subscribed } from '../support/clients/subscriptions.ts'
import { long } from '../support/long.ts'
import { startProxy } from '../support/servers/proxy.ts'
import { type Body, startWorld } from '../support/world.ts'

long(
  'the helper of the examples tells each notification once, though graphql-ws repeats its first cursor',
  async () => {
    const world = await startWorld()
    onTestFinished(() => world.close())
    const first = await world.beside()
    const proxy = await startProxy({ host: '127.0.0.1', port: Number(new URL(first.url).port) })
    onTestFinished(() => void proxy.close())
    const token = await world.token('ada')
    const deposit = (amount: number) =>
      world.rest('POST', '/wallet/deposit', { token, body: { amount } })
    await deposit(9)
    const list = '{ me { notifications(first: 1) { newestCursor } } }'
    const { newestCursor } = (await world.graphql(token, list)).body.data.me.notifications
    const options = {
      retryAttempts: Number.POSITIVE_INFINITY,
      retryWait: () => new Promise<void>((resolve) => setTimeout(resolve, 50)),
      shouldRetry: () => true,
    }
    const client = liveClient(proxy.url, token, options)
    onTestFinished(() => void client.dispose())
    const told: string[] = []
    const document =
      'subscription ($after: String) { notificationReceived(after: $after) { cursor data } }'
    const faults: unknown[] = []
    const stop = resume<Body>(
      client,
      {
        document,
        after: newestCursor,
        cursorOf: ({ notificationReceived }) => notificationReceived.cursor,
      },
      {
        next: ({ notificationReceived }) => told.push(notificationReceived.data.amount),
        failed: (reason) => faults.push(reason),
      },
    )
    await subscribed(first.url, 1)
    for (const amount of [1, 2]) await deposit(amount)
    await expect.poll(() => told).toEqual(['1.00', '2.00'])
    proxy.target.port = Number(new URL(world.url).port)
    await first.close()
    await deposit(3)
    await expect.poll(() => told).toEqual(['1.00', '2.00', '3.00'])
    await deposit(4)
    await expect.poll(() => told).toEqual(['1.00', '2.00', '3.00', '4.00'])
    expect(faults).toEqual([])
    stop()
  },
)
