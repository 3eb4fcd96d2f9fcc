import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from '../errors.ts'
import type { Counts } from '../metrics.ts'
import type { Balance } from './budgets.ts'
import { type Load, watchLoad } from './load.ts'
import type { Rates } from './rates.ts'

/** For operators: these must answer even under overload. */
export const FREE: readonly string[] = ['/livez', '/readyz', '/metrics']

/** Tells a caller what is left. */
type Show = (balance: Balance) => void

/** Checks load and budgets; throws a RequestError if the request is refused. */
export interface RateLimiter {
  /** Admits a request or subscription from an address. */
  readonly admit: (address: string) => void
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
  app.addHook('onResponse', ({ ip }, { statusCode }, done) => {
    if (statusCode === 401) rateLimiter.noteBadToken(ip)
    done()
  })
  return rateLimiter
}

function rateLimiterOf(rates: Rates, load: Load, counts: Counts): RateLimiter {
  const limited = ({ limit, wait }: Balance, whose: string) => {
    counts.refused('RATE_LIMITED')
    const message = `${whose} may spend ${limit} points a minute; come back in ${wait} s.`
    return new RequestError(429, 'RATE_LIMITED', message, wait)
  }
  return {
    admit: (address) => {
      if (load.tooMuch()) {
        counts.shed()
        throw new RequestError(
          503,
          'UNAVAILABLE',
          'There is too much work now; come back in 1 s.',
          1,
        )
      }
      const balance = rates.address(address)
      if (balance?.allowed === false) throw limited(balance, 'An address')
    },
    requireBudget: (user, show) => {
      const balance = rates.user(user, 1, 'never')
      if (balance === undefined || balance.left >= 1) return
      show?.(balance)
      throw limited(balance, 'A user')
    },
    spend: (user, points, work = 0, show) => {
      const balance = rates.user(user, points)
      if (balance === undefined) return
      show?.(balance)
      if (balance.allowed) return
      if (work > 0) rates.user(user, work, 'always')
      throw limited(balance, 'A user')
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
