import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Reader } from '../database/reader.ts'
import type { Platform } from '../lending/platform.ts'
import { defaultRatesCsv } from '../lending/reports/default-rates.ts'
import { loanBook } from '../lending/reports/loan-book.ts'
import { RequestError } from './errors.ts'
import { kept } from './kept.ts'
import { quota } from './live/quota.ts'
import { networkOf } from './rates/address.ts'
import { points, type RateLimiter } from './rates/rate-limiter.ts'
import { isKnown, tagOf } from './representation.ts'

/** For how long caches may answer in the gateway's place. */
const FRESH_SECONDS = 3_600
/** How many downloads this gateway makes at once: each reads page after page. */
const ALL_MAX = 4

/** What the paths need of the gateway. */
interface Book {
  readonly platform: Pick<Platform, 'cursorKey' | 'currency'>
  readonly database: Reader
  readonly rateLimiter: Pick<RateLimiter, 'chargeAddress'>
}

/** Opens `GET /public/loan-book.csv` and `GET /public/default-rates.csv`, which need no token: what the platform tells everybody of its loans. */
export function loanBookPaths(
  app: FastifyInstance,
  { platform, database, rateLimiter }: Book,
): void {
  const downloads = quota(1)
  const begin = ({ ip }: FastifyRequest, reply: FastifyReply, name: string) => {
    rateLimiter.chargeAddress(ip, points.export)
    return reply
      .type('text/csv; charset=utf-8; header=present')
      .header('cache-control', `public, max-age=${FRESH_SECONDS}`)
      .header('content-disposition', `attachment; filename="${name}.csv"`)
  }
  app.get('/public/loan-book.csv', async (request, reply) => {
    const answer = begin(request, reply, 'loan-book')
    if (request.method === 'HEAD') return answer.send()
    if (downloads.taken() >= ALL_MAX)
      throw new RequestError(503, 'UNAVAILABLE', { key: 'error.exports.all' }, 5)
    const leave = downloads.take(networkOf(request.ip))
    if (leave === undefined)
      throw new RequestError(
        429,
        'RATE_LIMITED',
        { key: 'error.exports.own', values: { max: 1 } },
        1,
      )
    reply.raw.once('close', leave)
    return answer.send(Readable.from(loanBook(database, platform)))
  })
  const rates = kept(() => defaultRatesCsv(database), FRESH_SECONDS * 1000)
  app.get('/public/default-rates.csv', async (request, reply) => {
    const answer = begin(request, reply, 'default-rates')
    const text = await rates()
    return isKnown(tagOf(text), request, reply) ? answer.send() : answer.send(text)
  })
}
