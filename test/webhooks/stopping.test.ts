import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { personOf } from '../support/market/operating.ts'
import { startReceiver } from '../support/servers/receiver.ts'
import { isFleet, startWorld } from '../support/world.ts'

// In a fleet, either gateway would send.
it.skipIf(isFleet())(
  'a gateway that stops sends nothing again, and lets HTTP end beside its webhooks',
  async () => {
    const world = await startWorld({ SANDBOX: 'on', WEBHOOK_PRIVATE_NETWORKS: 'on' })
    const receiver = await startReceiver()
    const sockets = new Set<unknown>()
    receiver.answer = (reply) => {
      sockets.add(reply.socket)
      if (receiver.received.length === 1) reply.writeHead(204).end()
    }
    const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
    const ada = await personOf(world, 'ada')
    const deposit = () => ada.call('POST', '/wallet/deposit', { amount: 1 })
    await olga.call('POST', '/operator/webhooks', {
      url: receiver.url,
      types: ['movement.deposit'],
    })
    await deposit()
    const delivered = "select from webhook_delivery where state = 'delivered'"
    await expect.poll(() => world.database.sql(delivered)).toHaveLength(1)
    await deposit()
    await expect.poll(() => receiver.received.length).toBe(2)
    // The receiver holds it, on the connection of the first one.
    expect(sockets.size).toBe(1)

    // While somebody else holds the webhook, what came of the attempt can't be recorded, so the webhooks end later than HTTP.
    await world.database.sql('begin')
    await world.database.sql('select from webhook for update')
    const { hostname, port } = new URL(world.gateway.url)
    const idle = connect(Number(port), hostname)
    await once(idle, 'connect')
    const closing = world.gateway.close()
    await once(idle, 'close')
    await world.database.sql('rollback')
    await closing
    expect(receiver.received).toHaveLength(2)
    const [left] = await world.database.sql<object>(
      "select attempts, problem from webhook_delivery where state = 'pending'",
    )
    expect(left).toEqual({ attempts: 1, problem: 'the gateway stopped' })
    await receiver.close()
    await world.database.drop()
  },
)
