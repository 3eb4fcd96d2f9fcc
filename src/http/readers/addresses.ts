import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { hangUp } from '../connections.ts'
import { RequestError } from '../errors.ts'
import { quota } from '../live/quota.ts'
import { networkOf } from '../rates/address.ts'
import { FREE } from '../rates/rate-limiter.ts'

/** How many connections an address may have, and where they are counted. */
export interface AddressLimit {
  /** 0: no limit. */
  readonly most: number
  /** How many proxies are in front, whose connections are not their clients'. */
  readonly proxies: number
  /** Called for each refusal. */
  readonly refused: () => void
}

/** Counts a connection or request towards the limit of its address; returns what releases it, or undefined if the address has too many. */
export type TakePlace = (address: string) => (() => void) | undefined

const free: TakePlace = () => () => undefined

/**
 * Limits the connections of each address (of each IPv6 network), since each may hold memory for as long as its client reads
 * slowly. Behind proxies, requests in progress are counted instead; the result counts WebSockets there.
 */
export function limitAddresses(app: FastifyInstance, { most, ...limit }: AddressLimit): TakePlace {
  if (most === 0) return free
  const places = quota(most)
  const take: TakePlace = (address) => {
    const leave = places.take(networkOf(address))
    if (leave === undefined) limit.refused()
    return leave
  }
  const refusal = new RequestError(
    429,
    'RATE_LIMITED',
    { key: 'error.address', values: { most } },
    1,
  )
  if (limit.proxies === 0) {
    app.server.on('connection', (socket: Socket) => {
      const leave = take(socket.remoteAddress ?? '')
      if (leave === undefined) return hangUp(socket, refusal)
      socket.once('close', leave)
    })
    return free
  }
  app.addHook('onRequest', ({ ip, routeOptions: { url = '' } }, { raw }, done) => {
    if (FREE.includes(url)) return done()
    const leave = take(ip)
    if (leave === undefined) return done(refusal)
    raw.once('close', leave)
    done()
  })
  return take
}
