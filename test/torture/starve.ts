/**
 * What one member can take from the others: how long a stranger's GET /wallet takes, and whether strangers can pay each
 * other, while one account asks for as much as it can. Nobody has a budget here (RATE_LIMIT=0), which leaves limits and turns.
 * bin/node test/torture/starve.ts [loans] [DATABASE_POOL] [rounds] [which attacks: a pattern of their names]
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { runProgram } from '../support/program.ts'
import type { Counts } from './greedy.ts'
import { startStage } from './stage.ts'
import { type Attack, attacksWith } from './starve/attacks.ts'
import { look, type Person, type Seen } from './starve/look.ts'
import { at, shown } from './starve/tables.ts'

const [loans = 50_000, pool = 10, rounds = 3] = process.argv.slice(2, 5).map(Number)
const only = new RegExp(process.argv[5] ?? '')
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

async function join(subject: string): Promise<Person> {
  const own = await token(subject)
  await rest('POST', '/wallet/deposit', { token: own, body: { amount: 900_000 } })
  return { id: (await rest('GET', '/profile', { token: own })).body.profile.id, token: own }
}

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

async function begin({ call, lines }: Attack): Promise<ChildProcess> {
  const program = new URL('greedy.ts', import.meta.url).pathname
  const given = [url, greedy?.token ?? '', String(lines), JSON.stringify(call)]
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const child = spawn(process.execPath, [program, ...given], { stdio: [...stdio] })
  await once(child.stdout, 'readable')
  return child
}

async function end(child: ChildProcess): Promise<Counts> {
  child.kill('SIGTERM')
  let text = ''
  for await (const part of child.stdout ?? []) text += part
  return JSON.parse(text)
}

/** Looks in turns at how it is without the attack and with it. */
async function measure(attack: Attack) {
  const [quiet, disturbed, answers]: [Seen[], Seen[], Counts[]] = [[], [], []]
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await look(rest, strangers))
    const letGo = attack.locked ? await lock() : undefined
    const child = await begin(attack)
    await sleep(1_000)
    disturbed.push(await look(rest, strangers))
    answers.push(await end(child))
    await letGo?.()
  }
  const ratios = disturbed.map((one, n) => at(one.times) / at(quiet[n]?.times ?? []))
  const times = disturbed.flatMap((one) => one.times)
  return {
    attack: attack.name,
    'p50 before': at(quiet.flatMap(({ times }) => times)).toFixed(2),
    p50: at(times).toFixed(2),
    ratio: at(ratios).toFixed(2),
    p99: at(times, 0.99).toFixed(0),
    reads: shown(disturbed.map(({ reads }) => reads)),
    payments: shown(disturbed.map(({ payments }) => payments)),
    attacker: shown(answers),
  }
}

const rows: Awaited<ReturnType<typeof measure>>[] = []
for (const attack of attacksWith(friend.id).filter(({ name }) => only.test(name))) {
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
