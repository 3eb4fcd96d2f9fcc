/**
 * What one member can take from the others: how long a stranger's GET /wallet takes, and whether strangers can pay each
 * other, while one account asks for as much as it can. Nobody has a budget here (RATE_LIMIT=0), which leaves limits and turns.
 * node test/torture/starve.ts [loans] [DATABASE_POOL] [rounds]
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { runProgram } from '../support/program.ts'
import { type Call, type Counts, repeat } from './greedy.ts'
import { startStage } from './stage.ts'

const [loans = 50_000, pool = 10, rounds = 3] = process.argv.slice(2).map(Number)
const SECONDS = 5
const STRANGERS = 10
const RATIO_MAX = 4

const stage = await startStage({ DATABASE_POOL: String(pool) })
const { url, rest, settings, token } = stage
await runProgram(['seed', '--loans', String(loans)], settings)
const people = await Promise.all(
  ['greedy', 'friend', ...Array.from({ length: STRANGERS }, (_, n) => `stranger-${n}`)].map(join),
)
const [greedy, friend, ...strangers] = people
if (greedy === undefined || friend === undefined) throw new Error('nobody is there')
// The audit of the ledger, which begins with the gateway, takes a core.
await sleep(5_000)

interface Person {
  readonly id: string
  readonly token: string
}

async function join(subject: string): Promise<Person> {
  const own = await token(subject)
  await rest('POST', '/wallet/deposit', { token: own, body: { amount: 900_000 } })
  return { id: (await rest('GET', '/profile', { token: own })).body.profile.id, token: own }
}

interface Seen {
  readonly times: number[]
  readonly reads: Counts
  readonly payments: Counts
}

/** What strangers see: one reads a wallet over and over, and each of them pays another, about eight times a second. */
async function look(): Promise<Seen> {
  const over = AbortSignal.timeout(SECONDS * 1_000)
  const times: number[] = []
  const read = async () => {
    await sleep(5)
    const began = performance.now()
    const answer = await rest('GET', '/wallet', { token: strangers[0]?.token ?? '' })
    times.push(performance.now() - began)
    return answer
  }
  let turn = 0
  const pay = async () => {
    await sleep(100)
    turn += 1
    const [one, other] = [strangers[turn % STRANGERS], strangers[(turn + 1) % STRANGERS]]
    const body = { recipient_id: other?.id, amount: 1 }
    return rest('POST', '/wallet/transfer', { token: one?.token ?? '', body })
  }
  const [reads, payments] = await Promise.all([repeat(read, over, 1), repeat(pay, over, STRANGERS)])
  return { times, reads, payments }
}

interface Attack {
  readonly name: string
  readonly call: Call
  readonly lines: number
  readonly locked?: boolean
}

const ask = (query: string): Call => ({ method: 'POST', path: '/graphql', body: { query } })
const aliases = (count: number, field: (n: number) => string): Call =>
  ask(
    `{ ${Array.from({ length: count }, (_, n) => `a${n}: ${field(n)} { nodes { id } }`).join(' ')} }`,
  )
const purpose = (n: number) => `loans(filter: { purpose: "none ${n}" })`
const expiring = (n: number) => `loans(filter: { status: [OPEN] }, sort: EXPIRING, first: ${n + 1})`
const world = 'bbox: { west: -180, south: -90, east: 180, north: 90 }'
const everything = `{ loans(filter: { q: "the" }) { totalCount facets { status { count } } }
  loanMarkers(${world}, zoom: 12) { truncated } }`
const pay = { recipient_id: friend.id, amount: 1 }

const attacks: readonly Attack[] = [
  { name: '30 aliases of a filtered list', call: aliases(30, purpose), lines: 3 },
  { name: '12 aliases of it, which pass', call: aliases(12, purpose), lines: 3 },
  { name: '30 aliases, open, expiring first', call: aliases(30, expiring), lines: 3 },
  { name: 'words, counts, facets, clusters', call: ask(everything), lines: 40 },
  {
    name: '40 withdrawals, the wallet locked',
    call: { method: 'POST', path: '/wallet/withdraw', body: { amount: 1 } },
    lines: 40,
    locked: true,
  },
  {
    name: '40 transfers, the wallet locked',
    call: { method: 'POST', path: '/wallet/transfer', body: pay },
    lines: 40,
    locked: true,
  },
]

/** Locks the wallet of the one who attacks; returns the end of it. */
async function lock(): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: settings.DATABASE_OWNER_URL })
  await client.connect()
  await client.query('begin')
  await client.query(
    'select from account where wallet_id = (select id from wallet where user_id = $1) for update',
    [greedy?.id],
  )
  return () => client.end()
}

function begin({ call, lines }: Attack): ChildProcess {
  const program = new URL('greedy.ts', import.meta.url).pathname
  const given = [url, greedy?.token ?? '', String(lines), JSON.stringify(call)]
  return spawn(process.execPath, [program, ...given], { stdio: ['ignore', 'pipe', 'inherit'] })
}

async function end(child: ChildProcess): Promise<Counts> {
  child.kill('SIGTERM')
  let text = ''
  for await (const part of child.stdout ?? []) text += part
  return JSON.parse(text)
}

/** The middle one of some numbers, or another part of them. */
function at(numbers: readonly number[], part = 0.5): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * part)] ?? Number.NaN
}

function shown(all: readonly Counts[]): string {
  const sums: Counts = {}
  for (const [key, count] of all.flatMap(Object.entries)) sums[key] = (sums[key] ?? 0) + count
  return Object.entries(sums)
    .map(([key, count]) => `${count} × ${key}`)
    .join(', ')
}

/** Looks in turns at how it is without the attack and with it. */
async function measure(attack: Attack) {
  const [quiet, disturbed, answers]: [Seen[], Seen[], Counts[]] = [[], [], []]
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await look())
    const letGo = attack.locked ? await lock() : undefined
    const child = begin(attack)
    await sleep(1_000)
    disturbed.push(await look())
    answers.push(await end(child))
    await letGo?.()
  }
  const ratios = disturbed.map(({ times }, n) => at(times) / at(quiet[n]?.times ?? []))
  return {
    attack: attack.name,
    'p50 before': at(quiet.flatMap(({ times }) => times)).toFixed(2),
    p50: at(disturbed.flatMap(({ times }) => times)).toFixed(2),
    ratio: at(ratios).toFixed(2),
    p99: at(
      disturbed.flatMap(({ times }) => times),
      0.99,
    ).toFixed(0),
    reads: shown(disturbed.map(({ reads }) => reads)),
    payments: shown(disturbed.map(({ payments }) => payments)),
    attacker: shown(answers),
  }
}

const rows: Awaited<ReturnType<typeof measure>>[] = []
for (const attack of attacks) {
  rows.push(await measure(attack))
  console.log(JSON.stringify(rows.at(-1)))
}
console.table(rows)
const failed = rows.filter(
  ({ ratio, reads, payments }) => Number(ratio) >= RATIO_MAX || /× [45]/.test(reads + payments),
)
await stage.stop()
console.log(failed.length === 0 ? 'all held' : failed.map(({ attack }) => attack))
process.exit(failed.length === 0 ? 0 : 1)
