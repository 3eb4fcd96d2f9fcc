import { createHmac, type KeyObject } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../database/connection.ts'
import { RequestError } from '../errors.ts'
import type { Guarded } from '../guard/guard.ts'
import type { Refused } from '../guard/request.ts'
import type { Counts } from '../metrics/metrics.ts'
import { networkOf } from './address.ts'
import { type Balance, Budgets, type Taking } from './budgets.ts'
import { type Load, watchLoad } from './load.ts'
import { shareBudgets } from './shared.ts'

/** What requests cost, in points of the caller's budget. */
export const points = {
  /** A REST read; a root field of a query or subscription. */
  read: 1,
  /** A REST write; a root field of a mutation. */
  write: 2,
  /** A list as a file, which takes an encoder and a connection; each of its pages is charged besides. */
  export: 10,
  /** A map tile from the cache, or made without a filter. */
  tile: 1,
  /** A map tile from the cache that the client has as well. */
  knownTile: 0.1,
  /** Any request or connection, charged to its address. */
  request: 1,
  /** An invalid token, charged to its address. */
  badToken: 10,
} as const

/** How much cost one point covers: records that an operation may return, and what must be searched for them. */
const COST_A_POINT = 100

/**
 * The points of an operation, over GraphQL and REST alike: for its root fields, the lists inside them, its cost, and reading a
 * new document.
 */
export function pointsOf(request: Charged | Refused): number {
  if ('errors' in request) return points.read + request.work
  const { plan, cost, work } = request
  const { rootFields, pages } = plan.price
  const each = plan.operation.operation === 'mutation' ? points.write : points.read
  return Math.max(1, rootFields) * each + pages * points.read + costPoints(cost) + work
}

/** The points of an operation's cost alone. */
export function costPoints(cost: number): number {
  return Math.floor(cost / COST_A_POINT)
}

type Charged = Pick<Guarded, 'plan' | 'cost' | 'work'>

/** Many people may share an address. */
const USERS_AN_ADDRESS = 10

/** The budgets of callers, shared by all gateways. */
export interface Rates {
  /** Charges a user's budget, or only looks at it; undefined if there is no limit. */
  readonly user: (id: string, points: number, taking?: Taking) => Balance | undefined
  /** Charges a request to its address, or more than that. */
  readonly address: (address: string, points?: number) => Balance | undefined
  /** Charges an invalid token to its address. */
  readonly badToken: (address: string) => void
  readonly close: () => Promise<void>
}

/**
 * Opens the budgets of users, `limit` points a minute, and of addresses, which have ten times as much and are hashed with the
 * key. `gateways` counts those that share them. With a limit of 0, there are no budgets.
 */
export function openRates(
  limit: number,
  database: Database,
  key: KeyObject,
  gateways: () => number,
): Rates {
  if (limit === 0) return unlimited
  const budgets = new Budgets(gateways)
  const ofAddress = (address: string, points: number, taking: Taking) => {
    const network = networkOf(address)
    const share = () => `address ${createHmac('sha256', key).update(network).digest('base64url')}`
    return budgets.spend(`address ${network}`, share, {
      points,
      limit: limit * USERS_AN_ADDRESS,
      taking,
    })
  }
  return {
    user: (id, points, taking = 'if enough') =>
      budgets.spend(`user ${id}`, () => `user ${id}`, { points, limit, taking }),
    address: (address, cost = points.request) => ofAddress(address, cost, 'if enough'),
    badToken: (address) => void ofAddress(address, points.badToken, 'always'),
    close: shareBudgets(budgets, database),
  }
}

const unlimited: Rates = {
  user: () => undefined,
  address: () => undefined,
  badToken: () => undefined,
  close: async () => undefined,
}

/** For operators: these must answer even under overload. */
export const FREE: readonly string[] = ['/livez', '/readyz', '/metrics']

/** Reports to the caller what is left of the budget. */
type Show = (balance: Balance) => void

/** Checks load and budgets; throws a RequestError if the request is refused. */
export interface RateLimiter {
  /** Admits a request or subscription from an address. */
  readonly admit: (address: string) => void
  /** Charges what a request costs besides to its address, for paths without a user. */
  readonly chargeAddress: (address: string, points: number) => void
  /** Refuses a user who has spent the budget, before a document is parsed, which may be slow. */
  readonly requireBudget: (user: string, show?: Show) => void
  /** Charges a user's budget, and reports what is left; if it refuses, it still charges for the work that is already done. */
  readonly spend: (user: string, points: number, work?: number, show?: Show) => void
  /** Charges a user for something that can wait; returns the seconds until it may be tried again, 0 if it was charged. */
  readonly afford: (user: string, points: number) => number
  /** Charges a user for work that is done in any case. */
  readonly overdraw: (user: string, points: number) => void
  readonly noteBadToken: (address: string) => void
}

/** Applies to every path except those for operators. */
export function openRateLimiter(
  app: FastifyInstance,
  rates: Rates,
  counts: Counts,
  delayMaxMs: number,
): RateLimiter {
  const load = watchLoad(delayMaxMs)
  app.addHook('onClose', async () => load.stop())
  const rateLimiter = rateLimiterOf(rates, load, counts)
  app.addHook('onRequest', ({ ip, routeOptions: { url = '' } }, _, done) => {
    try {
      if (!FREE.includes(url)) rateLimiter.admit(ip)
      done()
    } catch (error) {
      done(error as Error)
    }
  })
  // Not once it is received: clients may leave before.
  app.addHook('onSend', ({ ip }, { statusCode }, payload, done) => {
    if (statusCode === 401) rateLimiter.noteBadToken(ip)
    done(null, payload)
  })
  return rateLimiter
}

function rateLimiterOf(rates: Rates, load: Load, counts: Counts): RateLimiter {
  const limited = ({ limit, wait }: Balance, whose: 'address' | 'user') => {
    counts.refused('RATE_LIMITED')
    const told = { key: `error.rate.${whose}`, values: { limit, wait } } as const
    return new RequestError(429, 'RATE_LIMITED', told, wait)
  }
  return {
    admit: (address) => {
      if (load.tooMuch()) {
        counts.shed()
        throw new RequestError(503, 'UNAVAILABLE', { key: 'error.busy.gateway' }, 1)
      }
      const balance = rates.address(address)
      if (balance?.allowed === false) throw limited(balance, 'address')
    },
    chargeAddress: (address, points) => {
      const balance = rates.address(address, points)
      if (balance?.allowed === false) throw limited(balance, 'address')
    },
    requireBudget: (user, show) => {
      const balance = rates.user(user, 1, 'never')
      if (balance === undefined || balance.left >= 1) return
      show?.(balance)
      throw limited(balance, 'user')
    },
    spend: (user, points, work = 0, show) => {
      const balance = rates.user(user, points)
      if (balance === undefined) return
      show?.(balance)
      if (balance.allowed) return
      if (work > 0) rates.user(user, work, 'always')
      throw limited(balance, 'user')
    },
    afford: (user, points) => {
      const balance = rates.user(user, points)
      return balance === undefined || balance.allowed ? 0 : Math.max(1, balance.wait)
    },
    overdraw: (user, points) => void rates.user(user, points, 'always'),
    noteBadToken: rates.badToken,
  }
}

/** Charges the caller's budget, and reports what is left (draft-ietf-httpapi-ratelimit-headers). */
export function charge(
  rateLimiter: RateLimiter,
  request: FastifyRequest,
  reply: FastifyReply,
  points: number,
  work = 0,
): void {
  rateLimiter.spend(request.viewer.id, points, work, shownOn(reply))
}

/** Reports what is left in the headers of a response. */
export function shownOn(reply: FastifyReply): Show {
  return ({ limit, left, fullIn }) => {
    reply.header('ratelimit-policy', `"user";q=${limit};w=60`)
    reply.header('ratelimit', `"user";r=${left};t=${fullIn}`)
  }
}
