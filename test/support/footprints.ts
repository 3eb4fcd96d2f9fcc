import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { liveClient, subscribe } from './clients/live.ts'
import { type HttpClient, httpClient } from './http-client.ts'

/** A function of src/ that ran. */
interface Ran {
  readonly file: string
  /** Empty if it has none; a file's own code runs only while the gateway starts. */
  readonly name: string
  readonly at: number
}

/** What one request passes through, of the gateway's own code. */
export interface Footprint {
  readonly files: number
  readonly functions: number
  /** The names of the functions by file. */
  readonly passed: Readonly<Record<string, readonly string[]>>
}

/** So often is each request sent before it is measured, and then so often measured. */
const WARM = 12
const TIMES = 4
/** Within this time everything has happened that a request causes beside its response. */
const SETTLE_MS = 300
/** So often is nothing done for as long as a request is measured, to see what runs by itself. */
const IDLE = 20

/** Measures what requests pass through in a running gateway that has answered each before; `settings` name its database. */
export async function footprints(
  settings: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, Footprint>>> {
  const gateway = await startCovered(settings)
  try {
    return await measured(gateway)
  } finally {
    gateway.child.kill('SIGTERM')
    await once(gateway.child, 'close')
  }
}

interface Covered {
  readonly child: ChildProcess
  readonly url: string
  /** What has run since the last call. */
  readonly ran: () => Promise<readonly Ran[]>
}

/** Starts the gateway as a process that tells which functions run. */
async function startCovered(settings: Readonly<Record<string, string>>): Promise<Covered> {
  const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(
    process.execPath,
    ['--import', path('covering.ts'), path('../../src/main.ts'), 'serve'],
    {
      env: { PATH, HOME, PORT: '0', SEED_DEMO: '1', RATE_LIMIT: '0', ...settings },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    const listen = (text: Buffer) => {
      said += text
      const found = /listening at (http:\/\/[\w.:]+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('close', (code) => reject(new Error(`ended with ${code}: ${said}`)))
  })
  const ran = async () => {
    const [answer] = await Promise.all([once(child, 'message'), child.send('tell')])
    return answer[0]
  }
  return { child, url, ran }
}

/** Sends a request; throws unless it succeeds. */
type Ask = () => Promise<unknown>

async function measured({ url, ran }: Covered): Promise<Readonly<Record<string, Footprint>>> {
  const rest = httpClient(url)
  const [ada, ben] = await Promise.all(['ada', 'ben'].map((subject) => signIn(rest, subject)))
  if (ada === undefined || ben === undefined) throw new Error('nobody has signed in')
  await rest('POST', '/deposits', { token: ada.token, body: { amount: 10_000 } })

  const graphql = async (query: string, variables?: object) => {
    const { body } = await rest('POST', '/graphql', {
      token: ada.token,
      body: { query, variables },
    })
    if (body.errors !== undefined) throw new Error(JSON.stringify(body))
  }
  const created = { title: 'A loan', amount_requested: 500 }
  const transfer = () => graphql(TRANSFER, { input: { recipientId: ben.id, amount: '0.01' } })
  const requests: Readonly<Record<string, Ask>> = {
    loans: () => graphql(LOANS),
    'loans, never seen before': () => graphql(`${LOANS} # ${randomUUID()}`),
    'GET /loans': () => rest('GET', '/loans', { token: ada.token }),
    transfer,
    'POST /loans': () => rest('POST', '/loans', { token: ada.token, body: created }),
  }
  for (const ask of Object.values(requests)) await repeat(WARM, ask)

  const client = liveClient(url, ben.token)
  const received = subscribe(client, 'subscription { walletChanged { balance } }')
  while (!/^live_subscriptions 1$/m.test(await (await fetch(`${url}/metrics`)).text()))
    await sleep(50)
  const told: Ask = async () => {
    const before = received.events.length
    await transfer()
    await received.until(before + 1)
  }
  await repeat(WARM, told)
  const byItself = await idling(ran)
  const during = (ask: Ask) => caused(ask, ran, byItself)
  const withEvent = await during(told)
  received.stop()
  await client.dispose()

  const found: Record<string, Footprint> = {}
  for (const [name, ask] of Object.entries(requests)) found[name] = footprintOf(await during(ask))
  const alone = await during(transfer)
  return { ...found, 'an event adds to transfer': footprintOf(without(withEvent, alone), alone) }
}

const LOANS = '{ loans { nodes { title borrower { fullName } } } }'
const TRANSFER = `mutation ($input: TransferInput!) {
  transfer(input: $input) { transaction { id } wallet { balance } userErrors { code } }
}`

async function signIn(rest: HttpClient, subject: string) {
  const { body } = await rest('POST', '/app/demo/token', { body: { subject } })
  const token = String(body.token)
  const me = await rest('GET', '/profile', { token })
  return { token, id: String(me.body.profile.id) }
}

async function repeat(times: number, ask: Ask): Promise<void> {
  for (let time = 0; time < times; time += 1) await ask()
}

/** Does something several times; tells what ran each time. */
async function windows(
  times: number,
  ran: Covered['ran'],
  ask: Ask,
): Promise<readonly (readonly Ran[])[]> {
  const found: (readonly Ran[])[] = []
  await sleep(SETTLE_MS)
  for (let time = 0; time < times; time += 1) {
    await ran()
    await ask()
    await sleep(SETTLE_MS)
    found.push(await ran())
  }
  return found
}

/** What runs each time, but never while nobody asks for anything. How often is not compared: on a busy machine that changes by itself. */
async function caused(ask: Ask, ran: Covered['ran'], byItself: Keys): Promise<readonly Ran[]> {
  const [first = [], ...others] = await windows(TIMES, ran, ask)
  const each = others.map((one) => new Set(one.map(keyOf)))
  return first.filter((one) => {
    const key = keyOf(one)
    return !byItself.has(key) && each.every((keys) => keys.has(key))
  })
}

/** Functions. */
type Keys = ReadonlySet<string>

/** All that runs while nobody asks for anything. */
async function idling(ran: Covered['ran']): Promise<Keys> {
  return new Set((await windows(IDLE, ran, async () => undefined)).flat().map(keyOf))
}

function without(some: readonly Ran[], others: readonly Ran[]): readonly Ran[] {
  const known = new Set(others.map(keyOf))
  return some.filter((one) => !known.has(keyOf(one)))
}

function keyOf({ file, at }: Ran): string {
  return `${file}:${at}`
}

/** Counts files and functions; only files that the others do not have, if those are given. */
function footprintOf(ran: readonly Ran[], others: readonly Ran[] = []): Footprint {
  const known = new Set(others.map(({ file }) => file))
  const groups = Map.groupBy(ran, ({ file }) => file)
  const passed = [...groups]
    .toSorted()
    .map(([file, functions]) => [file, functions.map(({ name, at }) => name || `(at ${at})`)])
  return {
    files: [...groups.keys()].filter((file) => !known.has(file)).length,
    functions: ran.length,
    passed: Object.fromEntries(passed),
  }
}
