import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findEmbedded } from '../../src/database/embedded/index.ts'
import { findHome } from '../../src/database/embedded/outside.ts'
import { runningPostmaster } from '../../src/database/embedded/running.ts'
import { auditLedger, compareTrail } from '../../src/lending/ledger/audit.ts'
import { createFolder, removeFolder } from '../support/folders.ts'
import { keys, stripeSettings } from '../support/payments/service.ts'
import { runProgram, startProgram } from '../support/program.ts'
import { freePort } from '../support/servers/free-port.ts'

/** `PAYMENTS_MADE=5000 SEED=7 npm test -- test/payments/kills.nightly.test.ts` is the full form: about 10 000 events. */
const made = Number(process.env.PAYMENTS_MADE ?? 72)
const seed = Number(process.env.SEED ?? 1)
/** A process is killed after so many payments. */
const EVERY = made > 1_000 ? 48 : 12
const TOGETHER = 8

const service = fileURLToPath(new URL('../support/payments/unruly.ts', import.meta.url))
let folder: string
const children = new Set<ChildProcess>()
const started = (child: ChildProcess): ChildProcess => {
  children.add(child)
  return child
}
beforeAll(async () => {
  folder = await createFolder()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(
    [...children]
      .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
      .map((child) => once(child, 'close')),
  )
  await removeFolder(folder)
})

/** What the provider knows, by the gateway's id of the payment: every session that was ever made for it. */
function known(file: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>()
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { id, paymentId, state } = JSON.parse(line)
    found.set(paymentId, (found.get(paymentId) ?? new Map()).set(id, state))
  }
  return found
}

it('every payment ends as the provider has it, booked once, whatever is killed and however events come', {
  timeout: 600_000 + made * 1_000,
}, async () => {
  const [port, servicePort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const file = join(folder, 'payments.jsonl')
  const settings = {
    ...stripeSettings(`http://127.0.0.1:${servicePort}`),
    DATA_DIR: folder,
    PORT: String(port),
    SEED_DEMO: '0',
    LOG_LEVEL: 'error',
  }
  const startService = async () => {
    const args = [String(servicePort), `${url}/payments/stripe/events`, file, String(seed)]
    const env = {
      PATH: process.env.PATH,
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_WEBHOOK_SECRET: keys.signingSecret,
    }
    const child = spawn(process.execPath, [service, ...args], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    return started(child)
  }
  const startGateway = async (): Promise<ChildProcess> =>
    started((await startProgram({ ...settings, LOG_LEVEL: 'info' })).child)
  let [gateway, provider] = [await startGateway(), await startService()]
  const kill = async (which: number) => {
    if (which === 0) {
      gateway.kill('SIGKILL')
      await once(gateway, 'close')
      gateway = await startGateway()
    } else if (which === 1) {
      provider.kill('SIGKILL')
      await once(provider, 'close')
      provider = await startService()
    } else {
      const pid = (await runningPostmaster((await findHome(folder)) ?? ''))?.pid
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
    }
  }
  const tokenOf = async (...args: string[]) =>
    (await runProgram(['token', '--ttl', '7d', ...args], settings)).stdout.trim()
  const tokens = await Promise.all(['ada', 'ben', 'cat'].map((name) => tokenOf('--sub', name)))
  const admin = await tokenOf('--sub', 'olga', '--scope', 'lending:admin')
  const call = async (method: string, path: string, token: string, body?: object, key?: string) =>
    fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    })
  /** Repeats a call under its key until it is answered. */
  const insist = async (...args: Parameters<typeof call>): Promise<Response> => {
    for (;;) {
      const answer = await call(...args).catch(() => undefined)
      const isDone = answer && answer.status < 500 && ![409, 429].includes(answer.status)
      if (isDone) return answer
      await sleep(200)
    }
  }
  const deposit = async (at: number) => {
    const amounts = [1.01, 1.02, 1.03, 1.04, 1.05, (2_000 + at) / 100]
    const amount = amounts[(at * 7 + seed) % amounts.length]
    const token = tokens[at % tokens.length] ?? ''
    const { status } = await insist('POST', '/wallet/deposit', token, { amount }, `payment-${at}`)
    expect(status).toBe(201)
  }
  /** Claims by an event that nobody signed that a payment has settled. */
  const lie = async (at: number) => {
    const headers = { 'stripe-signature': `t=${at},v1=${'0'.repeat(64)}` }
    const object = { object: 'checkout.session', metadata: { payment_id: crypto.randomUUID() } }
    const body = JSON.stringify({ id: `evt_false_${at}`, object: 'event', data: { object } })
    const sent = fetch(`${url}/payments/stripe/events`, { method: 'POST', headers, body })
    const status = await sent.then((answer) => answer.status).catch(() => 0)
    expect(status).not.toBe(200)
  }
  for (let begun = 0; begun < made; begun += TOGETHER) {
    const batch = Array.from({ length: Math.min(TOGETHER, made - begun) }, (_, at) => begun + at)
    const killing = Math.floor(begun / EVERY) < Math.floor((begun + TOGETHER) / EVERY)
    await Promise.all([
      ...batch.map((at) => deposit(at)),
      lie(begun),
      ...(killing ? [sleep(50).then(() => kill(Math.floor(begun / EVERY + seed) % 3))] : []),
    ])
  }
  const query = async (text: string) => {
    const client = new Client({ connectionString: (await findEmbedded(folder))?.ownerUrl })
    await client.connect()
    try {
      return (await client.query(text)).rows
    } finally {
      await client.end()
    }
  }
  // Days pass, so that the gateway asks of its own accord about what it was not told.
  for (let day = 0; day < 4; day += 1) {
    await insist('POST', '/sandbox/clock', admin, { advance: 'P1D' }, `a-day-${day}-of-${seed}`)
    await expect
      .poll(
        async () => (await (await call('GET', '/sandbox/clock', admin)).json()).clock.ready_at,
        {
          timeout: 60_000 + made * 60,
        },
      )
      .toBeNull()
  }
  expect(existsSync(file)).toBe(true)
  const states = { paid: 'settled', failed: 'failed', refunded: 'returned' } as const
  const differing = async () => {
    const payments = await query('select id, state from payment')
    const provided = known(file)
    return payments.filter(({ id, state }) => {
      const sessions = [...(provided.get(id)?.values() ?? [])]
      return sessions.length !== 1 || states[sessions[0] as keyof typeof states] !== state
    })
  }
  await expect.poll(differing, { timeout: 120_000, interval: 2_000 }).toEqual([])
  expect(await query('select count(*)::int as count from payment')).toEqual([{ count: made }])
  const [sums] = await query(`select
    (select sum(amount) from payment where state = 'settled')::text as settled,
    (select sum(balance) from account where kind in ('available', 'held', 'owed'))::text as wallets,
    (select -sum(balance) from account where kind = 'in_transit')::text as outside`)
  expect([sums.wallets, sums.outside]).toEqual([sums.settled, sums.settled])
  const reconciled = async () =>
    (await query('select reconciliation(business_date(), 1) as books'))[0].books
  expect(await reconciled()).toMatchObject({
    difference: -Number(sums.settled),
    items_total: -Number(sums.settled),
    unexplained: 0,
  })
  // The provider pays out what it has received.
  await query(`select import_bank_line(begin_bank_file(new_id(), 'camt.054', 'x', 'x', null, null), jsonb_build_object(
    'key', 'payout', 'booked_on', business_date(), 'amount', ${sums.settled}, 'is_return', false))`)
  await query(`select assign_bank_line(profile_id, null, null, (select id from bank_line), 'provider', null, 'stripe', 0, 'its payout')
    from identity where subject = 'olga'`)
  expect(await reconciled()).toMatchObject({ difference: 0, items: [], unexplained: 0 })
  const { ownerUrl = '' } = (await findEmbedded(folder)) ?? {}
  expect(await auditLedger(ownerUrl)).toEqual([])
  expect(await compareTrail(ownerUrl)).toEqual([])
})
