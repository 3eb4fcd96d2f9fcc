import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import type { Body } from '../../support/http-client.ts'
import type { Member } from './members.ts'

const AWAY_MS = 100

/** Gives up where nobody answers, as browsers do. */
class Patient extends WebSocket {
  constructor(url: string, protocols: string) {
    super(url, protocols, { handshakeTimeout: 10_000 })
  }
}

/** A subscription that is opened again whenever it breaks, at one gateway and then the other. */
export interface Subscriber {
  readonly member: Member
  /** How often it was opened. */
  connections(): number
  /** Opens it again, for all to be read anew. */
  renew(): void
  /** The last event on the connection that is open now; undefined before the first. */
  last(): Body
  end(): Promise<void>
}

interface Subscription {
  readonly query: string
  readonly variables: () => Record<string, unknown>
  readonly received: (data: Body, connection: number) => void
}

export function follow(
  member: Member,
  live: readonly string[],
  { query, variables, received }: Subscription,
): Subscriber {
  let [following, connections, last]: [boolean, number, Body] = [true, 0, undefined]
  let dispose = () => {}
  const connect = async (url: string) => {
    const client = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: Patient,
      connectionAckWaitTimeout: 20_000,
      connectionParams: { authorization: `Bearer ${member.token}` },
      retryAttempts: 0,
      keepAlive: 5_000,
    })
    // Where it could not connect, that is what this rejects with.
    const end = async () => client.dispose()
    dispose = () => void end().catch(() => undefined)
    try {
      for await (const { data } of client.iterate<Body>({ query, variables: variables() })) {
        if (data === null || data === undefined) break
        member.saw(JSON.stringify(data))
        last = data
        received(data, connections)
      }
    } catch {
      // The next connection goes on.
    }
    last = undefined
    await end().catch(() => undefined)
  }
  const running = (async () => {
    while (following) {
      connections += 1
      await connect(live[connections % live.length] ?? '')
      if (following) await sleep(AWAY_MS)
    }
  })()
  return {
    member,
    connections: () => connections,
    last: () => last,
    renew: () => dispose(),
    end: async () => {
      following = false
      dispose()
      await running
    },
  }
}
