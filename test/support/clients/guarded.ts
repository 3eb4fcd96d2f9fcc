import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Body, World } from '../world.ts'

/** A refusal as either transport tells it. */
export interface Told {
  readonly status: number | 'error'
  readonly errors: Body[]
}

/** Asks by POST. */
export async function post(
  world: World,
  token: string,
  query: string,
  variables?: object,
): Promise<Told> {
  const { status, body } = await world.rest('POST', '/graphql', {
    token,
    body: { query, variables },
  })
  return { status, errors: body.errors ?? [] }
}

/** A socket that has shaken hands, and asks one after another; an answer that is no error has no errors. */
export async function openSocket(world: World, token: string) {
  const socket = new WebSocket(`${world.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  await once(socket, 'open')
  const message = async (type: string, sent: object) => {
    const answered = new Promise<Body>((resolve) => {
      const look = (text: Buffer) => {
        const found = JSON.parse(String(text))
        if (found.type === 'pong') return
        socket.off('message', look)
        resolve(found)
      }
      socket.on('message', look)
    })
    socket.send(JSON.stringify({ type, ...sent }))
    return answered
  }
  const closed = once(socket, 'close').then(([code]) => Number(code))
  await Promise.race([
    message('connection_init', { payload: { authorization: `Bearer ${token}` } }),
    closed,
  ])
  let id = 0
  return {
    socket,
    closed,
    ask: async (payload: object): Promise<Told> => {
      id += 1
      const { type, payload: told } = await message('subscribe', { id: String(id), payload })
      if (type === 'error') return { status: 'error', errors: told }
      return { status: 200, errors: told.errors ?? [] }
    },
  }
}

/** Asks by a socket of its own. */
export async function subscribeOnce(world: World, token: string, payload: object): Promise<Told> {
  const { ask, socket } = await openSocket(world, token)
  const told = await ask(payload)
  socket.terminate()
  return told
}

/** Asks for events over HTTP. */
export async function stream(world: World, token: string, payload: object): Promise<Told> {
  const { status, body } = await world.rest('POST', '/graphql/stream', {
    token,
    body: payload,
    headers: { accept: 'text/event-stream' },
  })
  if (typeof body !== 'string') return { status, errors: body.errors }
  return { status, errors: JSON.parse(/^data: (\{.*)$/m.exec(body)?.[1] ?? '{}').errors ?? [] }
}

/** The codes of a refusal. */
export const codes = ({ errors }: Told): string[] => errors.map(({ extensions }) => extensions.code)
