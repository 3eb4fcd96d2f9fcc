import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '../../src/database/embedded/index.ts'
import { developmentIssuer } from '../../src/identity/development.ts'
import { startBalancer } from './balancer.ts'
import { createFolder, removeFolder } from './folders.ts'
import { startProgram } from './program.ts'
import { speakTo } from './speaking.ts'

const CLIENTS = 8
const calls = [
  ['GET', '/wallet', undefined],
  ['POST', '/wallet/deposit', { amount: 1 }],
  ['POST', '/graphql', { query: '{ me { fullName wallet { balance } } }' }],
  ['GET', '/loans?limit=5', undefined],
] as const

/** What a run found; sound when nothing failed. */
export interface RollingFindings {
  readonly restarts: number
  readonly requests: number
  readonly failed: readonly string[]
  /** Deposits that were answered 201, and what the wallets hold. */
  readonly deposits: number
  readonly balance: number
  /** How the gateways ended. */
  readonly codes: readonly unknown[]
}

/** Restarts both of two gateways one after the other, so many times, while clients call them through a balancer. */
export async function rollingRun(rounds: number, delay = 4_000): Promise<RollingFindings> {
  const dataDir = await createFolder()
  const database = await startEmbedded(dataDir)
  const balancer = await startBalancer()

  const start = async () => {
    const one = await startProgram({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      SHUTDOWN_DELAY_MS: String(delay),
    })
    balancer.add(one.url)
    while (!balancer.ready(one.url)) await sleep(50)
    return one
  }
  const gateways = [await start(), await start()]
  const issuer = await developmentIssuer(dataDir)
  const rest = speakTo(balancer.url)
  const failed: string[] = []
  let [busy, requests, deposits] = [true, 0, 0]
  const tokens = await Promise.all(
    Array.from({ length: CLIENTS }, (_, who) =>
      issuer.issue({ subject: `client-${who}`, lifetimeSeconds: 3600 }),
    ),
  )
  const clients = tokens.map(async (token) => {
    for (let turn = 0; busy; turn += 1) {
      const [method, path, body] = calls[turn % calls.length] ?? calls[0]
      requests += 1
      const { status } = await rest(method, path, { token, body }).catch(() => ({ status: 0 }))
      if (status === 201) deposits += 1
      if (status !== 200 && status !== 201) failed.push(`${method} ${path}: ${status}`)
      await sleep(5)
    }
  })
  const codes: unknown[] = []
  for (let restart = 0; restart < 2 * rounds; restart += 1) {
    const one = gateways.shift()
    one?.child.kill('SIGTERM')
    const [code] = one ? await once(one.child, 'close') : []
    codes.push(code)
    if (one) balancer.remove(one.url)
    gateways.push(await start())
  }
  busy = false
  await Promise.all(clients)
  const wallets = await Promise.all(tokens.map((token) => rest('GET', '/wallet', { token })))
  const ended = gateways.map(({ child }) => once(child, 'close'))
  for (const { child } of gateways) child.kill('SIGTERM')
  codes.push(...(await Promise.all(ended)).map(([code]) => code))
  await balancer.close()
  await database.stop()
  await removeFolder(dataDir)
  const balance = wallets.reduce((sum, { body }) => sum + body.wallet.balance, 0)
  return { restarts: 2 * rounds, requests, failed, deposits, balance, codes }
}
