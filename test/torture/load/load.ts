import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, seededRandom } from '../../../src/seed/random.ts'
import { retrying } from '../../support/clients/retrying.ts'
import { httpClient } from '../../support/http-client.ts'
import type { Addresses, Options } from '../stand/options.ts'
import { Caller } from './caller.ts'
import { History } from './history.ts'
import { type Market, openMarket } from './market.ts'
import { join, type Member } from './members.ts'
import { operate, unblockAll } from './operator.ts'
import { oldTokens } from './tokens.ts'
import { takeTurn } from './turn.ts'

const MEMBERS = 9
const LINES_EACH = 2
const PAUSE_MS = 150
const OPERATOR_PAUSE_MS = 3_000
/** Of a season: then members are blocked at times. */
const BLOCKING_MS = 4_000

/** Members who call both gateways all the time. */
export interface Load {
  readonly history: History
  readonly market: Market
  readonly members: readonly Member[]
  readonly caller: Caller
  begin(): void
  /** Lets the lines end, everybody in, and what is unknown be asked for again until it is settled. */
  calm(): Promise<void>
}

export async function openLoad(options: Options, addresses: Addresses): Promise<Load> {
  const { calls: urls, dataDir } = addresses
  const issue = await oldTokens(dataDir)
  const members = await join(retrying(httpClient(urls[0] ?? '')), issue, MEMBERS)
  const market = openMarket(members)
  const history = new History(options.history)
  const caller = new Caller(history, market, urls)
  const operator = operatorWith(await issue('operator', 'lending:admin'))
  const ask = (op: string, query: string, input: object) => {
    const body = { query, variables: { input } }
    const call = caller.begin('operator', {
      op,
      method: 'POST',
      path: '/graphql',
      body,
      keyed: false,
    })
    return caller.settle(operator, call)
  }
  const turn = (member: Member, random: Random) =>
    takeTurn({ market, history, caller }, member, random)
  let [running, season, lines]: [boolean, number, Promise<void>[]] = [false, 0, []]
  /** A line of calls, which the seed decides. */
  const line = async (index: number, pause: number, act: (random: Random) => Promise<void>) => {
    const random = seededRandom(options.seed * 1_000_003 + season * 1_009 + index)
    while (running) {
      await act(random)
      await sleep(random.whole(pause / 2, pause * 1.5))
    }
  }
  return {
    history,
    market,
    members,
    caller,
    begin: () => {
      running = true
      season += 1
      const early = performance.now() + BLOCKING_MS
      const twice = Array.from({ length: LINES_EACH }, () => members).flat()
      lines = twice.map((member, index) => line(index, PAUSE_MS, (random) => turn(member, random)))
      const act = (random: Random) => operate(market, random, ask, performance.now() < early)
      lines.push(line(twice.length, OPERATOR_PAUSE_MS, act))
    },
    calm: async () => {
      running = false
      await Promise.all(lines)
      await unblockAll(members, ask)
      const open = history.calls.filter(({ outcome }) => outcome === 'unknown')
      const settleAll = async (member: Member) => {
        for (const call of open) if (call.member === member.name) await caller.settle(member, call)
      }
      await Promise.all(members.map(settleAll))
    },
  }
}

function operatorWith(token: string): Member {
  return { name: 'operator', id: '', token, lends: false, saw: () => undefined, foreign: [] }
}
