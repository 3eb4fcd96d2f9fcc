import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, seededRandom } from '../../../src/seed/random.ts'
import { insisting } from '../../support/insisting.ts'
import { speakTo } from '../../support/speaking.ts'
import type { Addresses, Options } from '../stand/options.ts'
import { type Call, History } from './history.ts'
import { type Market, openMarket } from './market.ts'
import { join, type Member } from './members.ts'
import { choose } from './operations.ts'
import { operate, unblockAll } from './operator.ts'
import { send } from './send.ts'
import { oldTokens } from './tokens.ts'
import type { Wish } from './wish.ts'

const MEMBERS = 9
const LINES_EACH = 2
const PAUSE_MS = 150
const AGAIN_MS = 200
const SETTLE_MS = 120_000
/** Of a season: then members are blocked at times. */
const BLOCKING_MS = 4_000

/** Members who call both gateways all the time. */
export interface Load {
  readonly history: History
  readonly market: Market
  readonly members: readonly Member[]
  begin(): void
  /** Lets the lines end, everybody in, and what is unknown be asked for again until it is settled. */
  calm(): Promise<void>
  /** Sends all calls to one door, or to both gateways again. */
  through(door: string | undefined): Promise<void>
  acknowledged(): number
}

export async function openLoad(options: Options, addresses: Addresses): Promise<Load> {
  const issue = await oldTokens(addresses.dataDir)
  const members = await join(insisting(speakTo(addresses.calls[0] ?? '')), issue, MEMBERS)
  const market = openMarket(members)
  const history = new History(options.history)
  const operator = {
    ...(members[0] as Member),
    name: 'operator',
    token: await issue('operator', 'lending:admin'),
    saw: () => undefined,
  }
  const state = { running: false, door: undefined as string | undefined, under: 0, done: 0 }

  const dispatch = async (member: Member, call: Call, random: Random) => {
    const door = state.door ?? random.pick(addresses.calls)
    state.under += 1
    const { word, answer } = await send(history, member, call, door)
    state.under -= 1
    if (word === 'ok') {
      state.done += 1
      market.learn(answer)
    }
    return word
  }
  /** What a refusal was about may have changed. */
  const refresh = async (member: Member, { path }: Call, random: Random) => {
    const [loan] = /^\/loans\/[^/]+/.exec(path) ?? []
    const rest = speakTo(state.door ?? random.pick(addresses.calls))
    const read = await rest('GET', loan ?? '/wallet', { token: member.token }).catch(
      () => undefined,
    )
    member.saw(JSON.stringify(read?.body ?? null))
    if (read?.status === 200) market.learn(read.body)
  }
  const beginCall = (name: string, { op, method, path, body, keyed }: Wish) =>
    history.begin({
      op,
      member: name,
      method,
      path,
      args: body,
      key: keyed ? randomUUID() : undefined,
    })

  const turn = async (member: Member, random: Random) => {
    const wish = choose(member, market, random, history.calls.length)
    if (wish === undefined) return
    const call = beginCall(member.name, wish)
    await dispatch(member, call, random)
    // Some ask again at once, the others when all is quiet.
    for (
      let again = 0;
      call.outcome === 'unknown' && again < 4 && random.next() < 0.6;
      again += 1
    ) {
      await sleep(AGAIN_MS)
      await dispatch(member, call, random)
    }
    if (call.outcome === 'refused' || random.next() < 0.05) await refresh(member, call, random)
  }
  const settle = async (member: Member, call: Call, random: Random) => {
    const deadline = performance.now() + SETTLE_MS
    while (call.outcome === 'unknown' && performance.now() < deadline) {
      await dispatch(member, call, random)
      if (call.outcome === 'unknown') await sleep(AGAIN_MS)
    }
  }
  const ask = async (op: string, query: string, input: object) => {
    const body = { query, variables: { input } }
    const call = beginCall('operator', { op, method: 'POST', path: '/graphql', body, keyed: false })
    await settle(operator, call, seededRandom(call.number))
  }
  let lines: Promise<unknown>[] = []
  let season = 0
  return {
    history,
    market,
    members,
    begin: () => {
      state.running = true
      const early = performance.now() + BLOCKING_MS
      season += 1
      const repeat = async (
        index: number,
        pause: number,
        act: (random: Random) => Promise<void>,
      ) => {
        const random = seededRandom(options.seed * 1_000_003 + season * 1_009 + index)
        while (state.running) {
          await act(random)
          await sleep(random.whole(pause / 2, pause * 1.5))
        }
      }
      lines = Array.from({ length: LINES_EACH * members.length }, (_, index) => {
        const member = members[index % members.length] as Member
        return repeat(index, PAUSE_MS, (random) => turn(member, random))
      })
      lines.push(
        repeat(lines.length, 3_000, (random) =>
          operate(market, random, ask, performance.now() < early),
        ),
      )
    },
    calm: async () => {
      state.running = false
      await Promise.all(lines)
      await unblockAll(members, ask)
      const open = history.calls.filter(({ outcome }) => outcome === 'unknown')
      const of = ({ name }: Member) => open.filter((call) => call.member === name)
      await Promise.all(
        members.map(async (member) => {
          for (const call of of(member)) await settle(member, call, seededRandom(call.number))
        }),
      )
    },
    through: async (door) => {
      state.door = door
      // Those that are on their way end where they were sent.
      const before = new Set(history.calls.slice(-200))
      const late = performance.now() + 60_000
      while (performance.now() < late && state.under > 0 && [...before].some(isUnderWay))
        await sleep(20)
    },
    acknowledged: () => state.done,
  }
}

/** Whether nothing has come yet of a call that was sent. */
const isUnderWay = ({ attempts }: Call) => attempts.length === 0
