import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findEmbedded } from '../../src/database/embedded/index.ts'
import { findHome } from '../../src/database/embedded/outside.ts'
import { runningPostmaster } from '../../src/database/embedded/running.ts'
import { auditLedger, compareTrail } from '../../src/lending/ledger/audit.ts'
import { seededRandom } from '../../src/seed/random.ts'
import { createFolder, removeFolder } from '../support/folders.ts'
import type { Body } from '../support/http-client.ts'
import { brokenBooks } from '../support/market/market-checks.ts'
import { runProgram, startProgram } from '../support/program.ts'
import { freePort } from '../support/servers/free-port.ts'

/** `ROUNDS_OF_ACTS=200 SEED=7 npm test -- test/undoing/kills.nightly.test.ts` is the full form: 1 200 acts, 200 kills. */
const ROUNDS = Number(process.env.ROUNDS_OF_ACTS ?? 10)
const LOANS = 6
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000))
const random = seededRandom(seed)

let folder: string
let gateway: ChildProcess | undefined
beforeAll(async () => {
  folder = await createFolder()
})
afterAll(async () => {
  if (gateway?.exitCode === null && gateway.signalCode === null) {
    gateway.kill('SIGTERM')
    await once(gateway, 'close')
  }
  await removeFolder(folder)
})

/** What the test knows of a loan from answers that it got. */
interface Known {
  readonly id: string
  /** References of its repayments that were not undone, oldest first. */
  readonly repayments: string[]
  readonly changes: string[]
}

it('changes of plans, payments and what undoes them happen once, whatever is killed', {
  timeout: 300_000 + ROUNDS * 20_000,
}, async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = { DATA_DIR: folder, PORT: String(port), SEED_DEMO: '0', BORROW_WHILE_LATE: 'on' }
  const start = async () => (await startProgram(settings)).child
  gateway = await start()
  const tokenOf = async (...args: string[]) =>
    (await runProgram(['token', '--ttl', '7d', '--sub', ...args], settings)).stdout.trim()
  const [ada, hugo, ida] = await Promise.all(['ada', 'hugo', 'ida'].map((name) => tokenOf(name)))
  const olga = await tokenOf('olga', '--scope', 'lending:admin')
  let keys = 0
  /** Calls again under one key, until it is answered what became of it. */
  const insist = async (token = '', method: string, path: string, body?: object): Promise<Body> => {
    keys += 1
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': `act-number-${keys}`,
    }
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    for (;;) {
      const signal = AbortSignal.timeout(20_000)
      const answer = await fetch(`${url}${path}`, { ...sent, signal }).catch(() => undefined)
      const text = await answer?.text().catch(() => undefined)
      if (answer && text !== undefined && answer.status < 500 && answer.status !== 429)
        return { ...JSON.parse(text), status: answer.status }
      await sleep(100)
    }
  }
  const kill = async () => {
    await sleep(random.whole(0, 120))
    if (random.next() < 0.6) {
      gateway?.kill('SIGKILL')
      if (gateway) await once(gateway, 'close')
      gateway = await start()
    } else {
      const pid = (await runningPostmaster((await findHome(folder)) ?? ''))?.pid
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
    }
  }

  for (const token of [ada, hugo, ida])
    await insist(token, 'POST', '/wallet/deposit', { amount: 20_000 })
  const lent = async (): Promise<Known> => {
    const terms = { amount_requested: 300, interest_rate: 12, repayment_period_months: 12 }
    const words = { title: 'T', description: 'd', purpose: 'p' }
    const { loan } = await insist(ada, 'POST', '/loans', { ...words, ...terms })
    await insist(ada, 'PUT', `/loans/${loan.id}`, { status: 'open' })
    for (const token of [hugo, ida])
      await insist(token, 'POST', `/loans/${loan.id}/invest`, { amount: 150 })
    return { id: loan.id, repayments: [], changes: [] }
  }
  const loans = await Promise.all(Array.from({ length: LOANS }, lent))
  const counted: Record<string, number> = {}
  const count = (what: string) => {
    counted[what] = (counted[what] ?? 0) + 1
  }
  const day = async (): Promise<string> =>
    (await insist(olga, 'GET', '/sandbox/clock')).clock.business_date

  const acts: readonly ((loan: Known, today: string) => Promise<void>)[] = [
    async (loan) => {
      const body = {
        amount: random.pick([5, 12.34, 26.66, 60]),
        prepayment: random.pick(['shorten', 'lower', 'advance']),
      }
      const answer = await insist(ada, 'POST', `/loans/${loan.id}/repayments`, body)
      if (answer.status !== 201) return
      loan.repayments.push(answer.transaction.reference)
      count('paid')
    },
    async (loan, from) => {
      const kind = random.pick([
        { kind: 'rate', rate: random.whole(1, 20) },
        { kind: 're_amortise' },
        { kind: 'term', months: random.pick([-1, 1, 2]) },
        { kind: 'principal_holiday', instalments: 1, extend: true },
        { kind: 'interest_pause', from, to: from },
      ])
      const path = `/operator/loans/${loan.id}/plan-changes`
      const answer = await insist(olga, 'POST', path, { ...kind, reason: 'hardship' })
      if (answer.status !== 201) return
      loan.changes.push(answer.plan_change.id)
      count('changed')
    },
    async (loan) => {
      const id = loan.changes.at(-1)
      if (id === undefined) return
      const path = `/operator/plan-changes/${id}/undo`
      if ((await insist(olga, 'POST', path, { reason: 'wrong' })).status !== 200) return
      loan.changes.pop()
      count('changes undone')
    },
    async (loan) => {
      if (loan.repayments.length === 0) return
      const at = random.whole(0, loan.repayments.length - 1)
      const path = `/operator/repayments/${loan.repayments[at]}/undo`
      if ((await insist(olga, 'POST', path, { reason: 'debited twice' })).status !== 200) return
      loan.repayments.splice(at, 1)
      count('undone')
    },
  ]
  for (let round = 0; round < ROUNDS; round += 1) {
    const today = await day()
    await Promise.all([kill(), ...loans.map((loan) => random.pick(acts)(loan, today))])
    if (round % 2 === 0) {
      await insist(olga, 'POST', '/sandbox/clock', { advance: `P${random.whole(1, 12)}D` })
      const ready = async () => (await insist(olga, 'GET', '/sandbox/clock')).clock.ready_at
      await expect.poll(ready, { timeout: 120_000 }).toBeNull()
    }
  }
  console.info(`SEED=${seed}`, counted)

  const ownerUrl = (await findEmbedded(folder))?.ownerUrl ?? ''
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  const sql = async (text: string): Promise<Body[]> => (await client.query(text)).rows
  const [stored] = await sql(`select
    (select count(*)::int from plan_change) as changed,
    (select count(*)::int from plan_change where status = 'undone') as "changes undone",
    (select count(*)::int from repayment) as paid,
    (select count(*)::int from repayment where undone_by is not null) as undone`)
  const none = { paid: 0, changed: 0, undone: 0, 'changes undone': 0 }
  expect(stored).toEqual({ ...none, ...counted })
  expect(await brokenBooks(sql as never)).toEqual([])
  await client.end()
  expect(await auditLedger(ownerUrl)).toEqual([])
  expect(await compareTrail(ownerUrl)).toEqual([])
})
