import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { currencyOf } from '../../src/money.ts'
import { loanLimits } from '../../src/platform/limits.ts'
import { chances } from '../../src/seed/plan.ts'
import { type Ask, graphqlClient, Refused } from '../../src/simulation/client.ts'
import { openMarket, publish } from '../../src/simulation/market.ts'
import { newTally } from '../../src/simulation/tally.ts'
import { memberOf, type Turn } from '../../src/simulation/turn.ts'
import { createFolder, removeFolder } from '../support/folders.ts'
import { loanTools } from '../support/market/loans.ts'
import { beginProgram, runProgram, startProgram } from '../support/program.ts'
import { losingAnswers } from '../support/servers/databases/meddlers.ts'
import { startProxy } from '../support/servers/proxy.ts'
import { startWorld, type World } from '../support/world.ts'

const simulate = (...args: readonly string[]) => {
  const running = beginProgram(['simulate', ...args], { DATA_DIR: inject('dataDir') })
  onTestFinished(() => void running.child.kill('SIGKILL'))
  return running
}

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** What the ledger and the loans say was done. */
async function done() {
  const [row] = await world.database.sql<Record<string, number>>(
    `select (select count(*)::int from loan where published_at is not null) as published,
      (select count(*)::int from investment) as invested,
      (select count(*)::int from wallet_transaction where type = 'repayment_paid') as repaid,
      (select count(*)::int from wallet_transaction where type = 'deposit') as deposited,
      (select count(*)::int from wallet_transaction where type = 'withdrawal') as withdrew`,
  )
  return row ?? {}
}

/** Expects that what was done is what the last line says, but for the actions that it says were not answered in time. */
function expectTold(stderr: string, done: Readonly<Record<string, number>>): void {
  const said: Readonly<Record<string, number>> = told(stderr)
  const untold = Object.entries(done).map(([name, count]) => count - (said[name] ?? 0))
  const unanswered = Number(/not answered (\d+)/.exec(stderr)?.[1] ?? 0)
  expect(Math.min(...untold), stderr).toBeGreaterThanOrEqual(0)
  const sum = untold.reduce((total, count) => total + count, 0)
  expect(sum, stderr).toBeLessThanOrEqual(unanswered)
}

/** What the last line says was done; who joined has made a deposit too. */
function told(stderr: string) {
  const line = stderr.trim().split('\n').at(-1) ?? ''
  const count = (name: string) => Number(new RegExp(`\\b${name} (\\d+)`).exec(line)?.[1] ?? 0)
  const [published, invested, repaid] = [count('published'), count('invested'), count('repaid')]
  const deposited = count('deposited') + count('joined')
  return { published, invested, repaid, deposited, withdrew: count('withdrew') }
}

const since = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]),
  )

describe('a simulated market', () => {
  it('publishes, invests and repays until Ctrl-C, and says what it did', async () => {
    const { child, ended } = simulate('--rate', '60', '--people', '12', '--url', world.url)
    const all = async () => Object.values(await done()).every((count) => count > 2)
    await expect.poll(all).toBe(true)
    child.kill('SIGINT')
    const { code, stdout, stderr } = await ended
    expect([code, stdout]).toEqual([0, ''])
    expectTold(stderr, await done())
    expect(await auditLedger(world.database.url)).toEqual([])
    const shown = await world.database.sql(
      `select from preferences join profile on profile.id = user_id where show_on_map and public_latitude is not null
      union all select from loan where status = 'repaid' and public_latitude is not null`,
    )
    expect(shown.length).toBeGreaterThan(2)
  })

  it('does each thing once when answers are lost', async () => {
    const before = await done()
    const { hostname: host, port } = new URL(world.url)
    const proxy = await startProxy({ host, port: Number(port) })
    onTestFinished(proxy.close)
    const url = `http://127.0.0.1:${proxy.port}`
    const { child, ended } = simulate('--rate', '60', '--seed', '1', '--url', url)
    let lost = 0
    const counted: typeof losingAnswers = (passing) => {
      if (passing.down) lost += 1
      return losingAnswers(passing)
    }
    for (const turn of [1, 2, 3]) {
      const moved = async () => since(before, await done()).invested
      await expect.poll(moved).toBeGreaterThan(turn * 5)
      proxy.meddler = counted
      // So many that some were of changes; whoever has lost one sends nothing else before it is answered.
      await expect.poll(() => lost).toBeGreaterThan(turn * 20)
      proxy.meddler = undefined
    }
    // What was lost is asked for again, also when it is told to stop.
    child.kill('SIGTERM')
    const { code, stderr } = await ended
    expect([code, stderr]).toEqual([0, expect.stringMatching(/sent again \d+ \(.*NO_ANSWER \d+/)])
    expectTold(stderr, since(before, await done()))
    expect(await auditLedger(world.database.url)).toEqual([])
  })

  it('has published a loan that others filled before a lost answer was asked for again', async () => {
    const { url, token, database } = world
    const { signal: stop } = new AbortController()
    const client = graphqlClient({
      url,
      issue: (subject) => token(subject),
      stop,
      onRepeat: () => undefined,
    })
    const lend = loanTools(world, await token('publisher')).invest
    const ask: Turn['ask'] = async (query, variables) => {
      const send = () => client<never>('publisher', query, variables)
      if (!query.includes('updateLoan')) return send()
      await send()
      const [loan] = await database.sql<{ id: string; amount: number }>(
        'select id, amount_requested / 100::float8 as amount from loan order by published_at desc nulls last',
      )
      expect((await lend('filler', loan?.id ?? '', loan?.amount ?? 0)).status).toBe(201)
      return send()
    }
    const currency = currencyOf('USD')
    const limits = loanLimits(readConfig({}), currency)
    const random = chances({ seed: 1 }, 'turn', 1)
    const turn = { random, member: memberOf(1, 1), limits, currency, key: randomUUID(), ask }
    expect(await publish(turn)).toBe('published')
  })

  it('waits for a gateway that restarts', async () => {
    const { url: DATABASE_URL, ownerUrl: DATABASE_OWNER_URL } = world.database
    const settings = { DATA_DIR: inject('dataDir'), DATABASE_URL, DATABASE_OWNER_URL }
    const first = await startProgram(settings)
    const target = { host: '127.0.0.1', port: Number(new URL(first.url).port) }
    const proxy = await startProxy(target)
    onTestFinished(proxy.close)
    const { child, ended } = simulate('--rate', '30', '--url', `http://127.0.0.1:${proxy.port}`)
    const before = await done()
    await expect.poll(done).not.toEqual(before)
    first.child.kill('SIGKILL')
    await once(first.child, 'close')
    const away = await done()
    const second = await startProgram(settings)
    onTestFinished(() => void second.child.kill('SIGKILL'))
    target.port = Number(new URL(second.url).port)
    await expect.poll(done).not.toEqual(away)
    child.kill('SIGINT')
    expect((await ended).code).toBe(0)
  })

  it('comes back when it is told to, and shows what should not be', async () => {
    const front = await startFront([200, 429, 503, 500])
    const { code, stderr } = await simulate('--rate', '20', '--for', '3s', '--url', front).ended
    expect(code).toBe(0)
    expect(stderr).toMatch(/; refused \d+ \(.*HTTP_500 1.*\); sent again \d+ /)
    expect(stderr).toMatch(/RATE_LIMITED \d/)
    expect(stderr).toMatch(/UNAVAILABLE \d/)
  })

  it('makes the same choices for the same seed', async () => {
    const first = await choices(3)
    expect(first.length).toBeGreaterThan(90)
    expect(await choices(3)).toEqual(first)
    expect(await choices(4)).not.toEqual(first)
  })
})

describe('a market that cannot be', () => {
  const issuer = {
    AUTH_ISSUER: 'https://issuer.example',
    AUTH_AUDIENCE: 'lending',
    AUTH_JWKS_URL: 'https://issuer.example/keys',
  }

  it.each([
    [[], { ...issuer, APP_MODE: 'production' }, /development issuer/],
    [[], issuer, /development issuer/],
    [[], {}, /--url: needed/],
    [['--url', 'ftp://127.0.0.1'], {}, /--url/],
    [['--rate', '0'], {}, /--rate: must be 0.1 to 200/],
    [['--rate', '201'], {}, /--rate/],
    [['--people', '1'], {}, /--people/],
    [['--for', 'long'], {}, /--for/],
  ])('%j %j ends with 2 and one line', async (args, more, message) => {
    const settings = { DATA_DIR: inject('dataDir'), ...more }
    const { code, stderr } = await runProgram(['simulate', ...args], settings)
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^lending-gateway: .*\n$/)])
    expect(stderr).toMatch(message)
  })

  it('ends with 1 and one line where no gateway answers, or another', async () => {
    const gone = await simulate('--url', 'http://127.0.0.1:1').ended
    expect([gone.code, gone.stderr]).toEqual([
      1,
      expect.stringMatching(/^lending-gateway: no gateway answers at .*\n$/),
    ])
    const DATA_DIR = await createFolder()
    onTestFinished(() => removeFolder(DATA_DIR))
    const other = await runProgram(['simulate', '--url', world.url], { DATA_DIR })
    expect([other.code, other.stderr]).toEqual([
      1,
      expect.stringMatching(/^lending-gateway: .*takes other tokens.*\n$/),
    ])
  })
})

/** Something in front of the gateway that answers the first requests itself, but for those of 200. */
async function startFront(statuses: readonly number[]): Promise<string> {
  const left = [...statuses]
  const listener: RequestListener = async (request, response) => {
    const body = await text(request)
    const status = left.shift() ?? 200
    if (status !== 200) return void response.writeHead(status, { 'retry-after': '1' }).end('no')
    const { authorization = '' } = request.headers
    const headers = { authorization, 'content-type': 'application/json' }
    const answer = await fetch(world.url + request.url, { method: 'POST', headers, body })
    response.writeHead(answer.status).end(await answer.text())
  }
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

/** What members ask for first in each turn, where nothing is answered. */
async function choices(seed: number): Promise<unknown[]> {
  const asked: unknown[] = []
  const ask: Ask = async (subject, query, variables) => {
    asked.push([subject, query, variables])
    throw new Refused('NOT_FOUND')
  }
  const currency = currencyOf('USD')
  const limits = loanLimits(readConfig({}), currency)
  const take = openMarket({ people: 10, seed, limits, currency }, ask, newTally())
  for (let number = 0; number < 100; number += 1) await take(number)
  return JSON.parse(JSON.stringify(asked).replaceAll(/"idempotencyKey":"[^"]*"/g, '"key":"-"'))
}
