import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, seededRandom } from '../../../src/seed/random.ts'
import { httpClient } from '../../support/http-client.ts'
import type { Call, History, Word } from './history.ts'
import type { Market } from './market.ts'
import type { Member } from './members.ts'
import { OwnReads } from './own-reads.ts'
import { send } from './send.ts'
import type { Wish } from './wish.ts'

const AGAIN_MS = 200
const SETTLE_MS = 120_000
const LEAVE_MS = 60_000

/** Sends calls to the gateways, to any of their URLs, and learns from the answers. */
export class Caller {
  acknowledged = 0
  readonly ownReads = new OwnReads()
  readonly #history: History
  readonly #market: Market
  readonly #urls: readonly string[]
  #only: string | undefined
  readonly #underWay = new Set<Promise<unknown>>()

  constructor(history: History, market: Market, urls: readonly string[]) {
    this.#history = history
    this.#market = market
    this.#urls = urls
  }

  begin(name: string, { op, method, path, body, keyed }: Wish): Call {
    const key = keyed ? randomUUID() : undefined
    return this.#history.begin({ op, member: name, method, path, args: body, key })
  }

  /** Sends a call once. */
  async send(member: Member, call: Call, random: Random): Promise<Word> {
    const sent = send(this.#history, member, call, this.#url(random))
    this.#underWay.add(sent)
    const attempt = await sent.finally(() => this.#underWay.delete(sent))
    const { word, answer } = attempt
    if (word === 'ok') {
      this.acknowledged += 1
      this.#market.learn(answer)
      await this.ownReads.look(member, call, attempt, () => this.#url(random))
    }
    return word
  }

  /** Sends a call again and again, until an answer settles what became of it. */
  async settle(member: Member, call: Call, random = seededRandom(call.number)): Promise<void> {
    const deadline = performance.now() + SETTLE_MS
    while (call.outcome === 'unknown' && performance.now() < deadline) {
      await this.send(member, call, random)
      if (call.outcome === 'unknown') await sleep(AGAIN_MS)
    }
  }

  /** Looks at the loan or wallet of a call anew: what a refusal was about may have changed. */
  async look({ token, saw }: Member, { path }: Call, random: Random): Promise<void> {
    const [loan = '/wallet'] = /^\/loans\/[^/]+/.exec(path) ?? []
    const rest = httpClient(this.#url(random))
    const answer = await rest('GET', loan, { token }).catch(() => undefined)
    saw(JSON.stringify(answer?.body ?? null))
    if (answer?.status === 200) this.#market.learn(answer.body)
  }

  /** From now on sends all calls to one URL, or to all again; resolves when the calls in progress have ended. */
  async through(url: string | undefined): Promise<void> {
    this.#only = url
    const late = sleep(LEAVE_MS, undefined, { ref: false })
    await Promise.race([Promise.allSettled([...this.#underWay]), late])
  }

  #url(random: Random): string {
    return this.#only ?? random.pick(this.#urls)
  }
}
