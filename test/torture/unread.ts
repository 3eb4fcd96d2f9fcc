/**
 * Answers that nobody reads, at a gateway that may use 768 MiB (A56, A57): one member begins 700 exports again and again, then clients without
 * a token hold 1 500 sockets with a tiny window on /openapi.json. The gateway must live, and a stranger's GET /wallet stay below 4 times its p50.
 * Prints the memory of the process and of the system's sockets. Linux; a real limit where a control group can be made (root).
 * bin/node test/torture/unread.ts [minutes of each]
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import type { Counts } from './greedy.ts'
import { startStage } from './stage.ts'
import { look, type Person } from './starve/look.ts'
import { at, shown } from './starve/tables.ts'

const [minutes = 5] = process.argv.slice(2).map(Number)
const LIMIT_MB = 768
const RATIO_MAX = 4
const LINES = 2_000
const STRANGERS = 4
const [QUIET_MS, ATTACK_MS] = [15_000, 75_000]

// Nobody has a budget (RATE_LIMIT=0): only what protects memory is left. What an address may hold is limited, as by default.
const stage = await startStage({ CONNECTIONS_PER_ADDRESS: '500' })
const { url, rest, token, pid = 0 } = stage
const enclosed = enclose(pid)
const strangers = await Promise.all(
  Array.from({ length: STRANGERS }, (_, n) => join(`stranger-${n}`)),
)
const greedy = await join('greedy')
for (let line = 0; line < LINES; line += 20)
  await Promise.all(Array.from({ length: 20 }, () => deposit(greedy.token, 1)))

async function deposit(bearer: string, amount: number): Promise<void> {
  await rest('POST', '/wallet/deposit', { token: bearer, body: { amount } })
}

async function join(subject: string): Promise<Person> {
  const own = await token(subject)
  await deposit(own, 10_000)
  return { id: (await rest('GET', '/profile', { token: own })).body.profile.id, token: own }
}

/** Puts a process into a control group that may use so much memory; undefined where none can be made. */
function enclose(process_: number): string | undefined {
  const group = `/sys/fs/cgroup/memory/unread-${process_}`
  try {
    mkdirSync(group)
    writeFileSync(`${group}/memory.limit_in_bytes`, String(LIMIT_MB * 2 ** 20))
    writeFileSync(`${group}/cgroup.procs`, String(process_))
    return group
  } catch {
    return
  }
}

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20)
const counted = (file: string, name: RegExp) =>
  Number(name.exec(readFileSync(file, 'utf8'))?.[1] ?? 0)
/** The most that the process has held, and what sockets of this machine hold now. */
const memory = () => ({
  peak: megabytes(counted(`/proc/${pid}/status`, /VmHWM:\s+(\d+)/) * 1_024),
  sockets: megabytes(counted('/proc/net/sockstat', /TCP:.* mem (\d+)/) * 4_096),
})

const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`
const attacks = [
  {
    attack: '700 exports of one member',
    connections: 700,
    holdMs: 5_000,
    request: get(
      '/wallet/transactions',
      `Authorization: Bearer ${greedy.token}\r\nAccept: text/csv\r\nAccept-Encoding: br\r\n`,
    ),
  },
  // They hold what they have got for as long as they are left.
  {
    attack: '1500 sockets on /openapi.json',
    connections: 1_500,
    holdMs: 600_000,
    request: get('/openapi.json'),
  },
]

/** The looks at a stranger's wallet of so many minutes, one after another. */
async function looks(lastMs: number) {
  const [times, sockets]: [number[], number[]] = [[], []]
  const reads = []
  for (const end = performance.now() + lastMs; performance.now() < end; ) {
    const seen = await look(rest, strangers)
    times.push(...seen.times)
    reads.push(seen.reads)
    sockets.push(memory().sockets)
  }
  return { p50: at(times), p99: at(times, 0.99), reads, sockets: Math.max(...sockets) }
}

/** One round of an attack, beside a look at how it is without. */
async function round({ connections, holdMs, request }: (typeof attacks)[number]) {
  const quiet = await looks(QUIET_MS)
  const program = new URL('unread/hold.ts', import.meta.url).pathname
  const given = [program, url, String(connections), String(holdMs), request]
  const child = spawn(process.execPath, given, { stdio: ['ignore', 'pipe', 'inherit'] })
  const during = await looks(ATTACK_MS)
  child.kill('SIGTERM')
  let answers = ''
  for await (const part of child.stdout) answers += part
  const counts: Counts = JSON.parse(answers)
  return { quiet, during, counts, ratio: during.p50 / quiet.p50 }
}

/** In turns, so that what else this machine does weighs on both. */
async function measure(attack: (typeof attacks)[number]) {
  const rounds: Awaited<ReturnType<typeof round>>[] = []
  while (rounds.length * ATTACK_MS < minutes * 60_000) rounds.push(await round(attack))
  return {
    attack: attack.attack,
    'p50 before': at(rounds.map(({ quiet }) => quiet.p50)).toFixed(2),
    p50: at(rounds.map(({ during }) => during.p50)).toFixed(2),
    ratio: at(rounds.map(({ ratio }) => ratio)).toFixed(2),
    p99: at(rounds.map(({ during }) => during.p99)).toFixed(0),
    reads: shown(rounds.flatMap(({ during }) => during.reads)),
    'peak MB': memory().peak,
    'sockets MB': Math.max(...rounds.map(({ during }) => during.sockets)),
    attacker: shown(rounds.map(({ counts }) => counts)),
  }
}

const rows = []
for (const attack of attacks) {
  rows.push(await measure(attack))
  console.log(JSON.stringify(rows.at(-1)))
}
console.table(rows)
const failed = rows.filter(
  (row) =>
    Number(row.ratio) >= RATIO_MAX || row['peak MB'] >= LIMIT_MB || /× (?!200)/.test(row.reads),
)
await stage.stop()
if (enclosed !== undefined) rmdirSync(enclosed)
console.log(
  enclosed === undefined
    ? 'no control group: memory was only measured'
    : `limited to ${LIMIT_MB} MiB`,
)
console.log(failed.length === 0 ? 'all held' : failed.map(({ attack }) => attack))
process.exit(failed.length === 0 ? 0 : 1)
