import { type Client, createClient, MessageType } from 'graphql-ws'
import type { Session } from '../session/session.ts'
import { createStore, type Store } from '../store.ts'

/** Whether live updates arrive. `idle`: nothing has been subscribed to yet. */
type Reach = 'idle' | 'live' | 'lost'

/** The socket that carries all subscriptions. */
export interface Connection {
  readonly reach: Store<Reach>
  /** How many times the socket has been opened; each time, all subscriptions begin again. */
  readonly generation: Store<number>
  readonly client: Client
  /** Subscribes until that is ended, however often the socket is lost. */
  readonly subscribe: Client['subscribe']
  /** Closes the socket for good. */
  close(): void
}

// Their sum, less than 3 s, is how long it takes at most to notice that nothing arrives any more. The gateway takes 100
// messages a minute from a socket, and pings must leave some of them.
const QUIET_MS = 1_600
const ANSWER_MS = 1_200
const RETRY_MAX_MS = 2_000
/** How long nothing is subscribed to after the gateway has closed the socket for good, for example since it got too many messages. */
const GIVEN_UP_MS = 5_000

/** Opens a socket when something is first subscribed to, and again whenever it is lost, as often as it takes. */
export function openConnection(session: Session): Connection {
  const reach = createStore<Reach>('idle')
  const generation = createStore(0)
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const url = `${location.origin.replace(/^http/, 'ws')}/graphql`
  const client = createClient({
    url,
    lazyCloseTimeout: 60_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: (tries) => wait(Math.min(250 * 2 ** tries, RETRY_MAX_MS)),
    shouldRetry: () => session.standing.get() !== 'frozen',
    connectionParams: async () => ({ authorization: `Bearer ${await session.token()}` }),
    on: {
      connected(opened) {
        socket = opened as WebSocket
        generation.set(generation.get() + 1)
        reach.set('live')
        heard()
      },
      message: () => heard(),
      closed(event) {
        const { code, reason, target } = event as CloseEvent
        // One that was given up can take long to close, and is no matter once another is open.
        if (target && socket && target !== socket) return
        clearTimeout(timer)
        socket = undefined
        if (code === FORBIDDEN && reason === 'Blocked') session.standing.set('frozen')
        else if (code === FORBIDDEN) session.refused()
        reach.set(code === 1000 ? 'idle' : 'lost')
      },
    },
  })
  // The client tries again by itself, but not after codes that it takes for the end.
  const subscribe: Client['subscribe'] = (payload, sink) => {
    let again: ReturnType<typeof setTimeout> | undefined
    let end = () => {}
    const begin = () => {
      end = client.subscribe(payload as never, {
        next: (value) => sink.next(value as never),
        complete: () => sink.complete(),
        error(error) {
          if (isClosing(error) && session.standing.get() !== 'frozen')
            again = setTimeout(begin, GIVEN_UP_MS)
          else sink.error(error)
        },
      })
    }
    begin()
    return () => {
      clearTimeout(again)
      end()
    }
  }
  /** Sends a ping after a pause; if no answer comes, the socket is closed. */
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(ask, QUIET_MS)
  }
  const ask = async () => {
    clearTimeout(timer)
    timer = setTimeout(() => client.terminate(), ANSWER_MS)
    const token = await session.token().catch(() => undefined)
    // A ping also renews the socket's token before it expires.
    const payload = token === undefined ? undefined : { authorization: `Bearer ${token}` }
    if (socket?.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ type: MessageType.Ping, payload }))
  }
  const offline = () => client.terminate()
  addEventListener('offline', offline)
  return {
    reach,
    generation,
    client,
    subscribe,
    close() {
      clearTimeout(timer)
      removeEventListener('offline', offline)
      void client.dispose()
    },
  }
}

const FORBIDDEN = 4403

/** Whether a subscription failed because the socket was closed. */
function isClosing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && 'reason' in error
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
