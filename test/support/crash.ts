import type { ChildProcess } from 'node:child_process'
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { startEmbedded } from '../../src/database/embedded/index.ts'
import { developmentIssuer } from '../../src/identity/development.ts'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { createFolder, removeFolder } from './folders.ts'
import { startProgram } from './program.ts'

const CLIENTS = 12
const WORK = 60
const AWAY_MS = 200
const SETTLE_MS = 60_000

/** A call in the history: written before it is sent, its answer after it came. */
interface Call {
  readonly client: number
  readonly key: string
  readonly path: '/wallet/deposit' | '/wallet/transfer'
  readonly amount: number
  /** The reference of what was acknowledged. */
  reference?: string
}

/** What a run found; sound when nothing is missing, doubled or different. */
export interface Findings {
  readonly acknowledged: number
  readonly unknown: number
  readonly crashes: number
  readonly missing: number
  readonly extra: number
  readonly differences: number
}

/** Kills the gateway or PostgreSQL under load, again and again, then compares every call with the ledger. */
export async function crashRun(
  victim: 'gateway' | 'postgres',
  crashes: number,
  synchronousCommit = true,
): Promise<Findings> {
  const dataDir = await createFolder()
  let database = await startEmbedded(dataDir)
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    LOG_LEVEL: 'warn',
    PORT: String(20_000 + Math.floor(Math.random() * 10_000)),
  }
  let gateway = await startProgram({ ...settings, LOG_LEVEL: 'info' })
  if (!synchronousCommit) {
    await run(database.adminUrl, 'alter system set synchronous_commit = off')
    await run(database.adminUrl, 'alter system set wal_writer_delay = 10000')
    await run(database.adminUrl, 'select pg_reload_conf()')
  }
  const issuer = await developmentIssuer(dataDir)
  const tokens = await Promise.all(
    Array.from({ length: CLIENTS }, (_, who) =>
      issuer.issue({ subject: `client-${who}`, lifetimeSeconds: 3600 }),
    ),
  )
  const people = await Promise.all(tokens.map((token) => profileId(gateway.url, token)))
  const history: Call[] = []
  let busy = true

  /** Sends a call until its outcome is known; every attempt has the same key. */
  const send = async (call: Call): Promise<boolean> => {
    const answer = await fetch(`${gateway.url}${call.path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokens[call.client]}`,
        'content-type': 'application/json',
        'idempotency-key': call.key,
      },
      body: JSON.stringify({
        amount: call.amount,
        recipient_id: call.path === '/wallet/transfer' ? people[opposite(call.client)] : undefined,
      }),
    }).catch(() => undefined)
    if (answer?.status !== 201) return false
    const body = (await answer.json().catch(() => undefined)) as
      | { transaction: { reference: string } }
      | undefined
    if (body === undefined) return false
    call.reference = body.transaction.reference
    return true
  }
  const next = (client: number, path: Call['path'], amount: number): Call => {
    const call = { client, key: randomUUID(), path, amount }
    history.push(call)
    return call
  }
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    // Enough for all transfers: none is refused.
    const first = next(client, '/wallet/deposit', 100_000)
    while (!(await send(first))) await sleep(AWAY_MS)
    while (busy) {
      const path = Math.random() < 0.3 ? '/wallet/deposit' : '/wallet/transfer'
      // Each try is a call of its own: few, however long the start takes.
      if (!(await send(next(client, path, 1 + (history.length % 9))))) await sleep(AWAY_MS)
    }
  })

  const acknowledged = () => history.filter(({ reference }) => reference !== undefined)
  /** However fast the machine is, something is done between two crashes. */
  const work = async () => {
    const enough = acknowledged().length + WORK + Math.floor(Math.random() * WORK)
    while (acknowledged().length < enough) await sleep(10)
  }
  for (let crash = 0; crash < crashes; crash += 1) {
    await work()
    if (victim === 'gateway') {
      gateway.child.kill('SIGKILL')
      gateway = await startProgram({ ...settings, LOG_LEVEL: 'info' })
    } else {
      killPostgres(dataDir)
      database = await startEmbedded(dataDir)
    }
  }
  await work()
  busy = false
  await Promise.all(clients)

  const unknown = history.filter(({ reference }) => reference === undefined)
  const references = await ledgerReferences(database.adminUrl)
  const known = acknowledged()
  const missing = known.filter(({ reference }) => references.get(reference ?? '') !== 1).length
  // What nobody acknowledged is there at most once; after a retry with its key exactly once.
  const deadline = Date.now() + SETTLE_MS
  const settle = async (calls: readonly Call[]) => {
    for (const call of calls)
      while (!(await send(call)) && Date.now() < deadline) await sleep(AWAY_MS)
  }
  await Promise.all(people.map((_, who) => settle(unknown.filter(({ client }) => client === who))))
  const settled = await ledgerReferences(database.adminUrl)
  const lost = history.filter(({ reference }) => settled.get(reference ?? '') !== 1).length
  const found = {
    acknowledged: known.length,
    unknown: unknown.length,
    crashes,
    missing: missing + lost,
    extra: settled.size - history.length,
    differences: (await auditLedger(database.url.replace(/\/[^/]*$/, '/lending'))).length,
  }
  await end(gateway.child)
  await database.stop()
  await removeFolder(dataDir)
  return found
}

const opposite = (client: number) => (client + CLIENTS / 2) % CLIENTS

async function profileId(url: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/profile`, { headers: { authorization: `Bearer ${token}` } })
  const { profile } = (await answer.json()) as { readonly profile: { readonly id: string } }
  return profile.id
}

/** Of how many movements each reference is. */
async function ledgerReferences(adminUrl: string): Promise<Map<string, number>> {
  const rows = await run<{ reference: string; count: number }>(
    adminUrl.replace(/\/[^/]*$/, '/lending'),
    'select reference, count(distinct ledger_transaction_id)::int as count from wallet_transaction group by reference',
  )
  return new Map(rows.map(({ reference, count }) => [reference, count]))
}

async function run<Row>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows as Row[]
  } finally {
    await client.end()
  }
}

/** Every process of the server at once, as a power cut does. */
function killPostgres(dataDir: string): void {
  const [pid = ''] = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' })
  for (const one of [pid, ...children.split('\n')]
    .map((text) => Number(text.trim()))
    .filter(Boolean))
    try {
      process.kill(one, 'SIGKILL')
    } catch {
      // It was quicker.
    }
}

async function end(child: ChildProcess): Promise<void> {
  const closed = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGTERM')
  await closed
}
