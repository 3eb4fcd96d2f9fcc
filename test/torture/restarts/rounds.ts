import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '../../../src/database/embedded/index.ts'
import { developmentIssuer } from '../../../src/identity/development.ts'
import { createFolder, removeFolder } from '../../support/folders.ts'
import { httpClient } from '../../support/http-client.ts'
import { startProgram } from '../../support/program.ts'
import { holdOn } from './clients.ts'

const END_MS = 10_000
const DELAY_MAX_MS = 3_000
/** In every third round, clients hold on that a gateway must wait for longer. */
const STUBBORN = 3

/** Whether PostgreSQL belongs to the data folder, and stops with its last gateway, or is another's. */
export type Kind = 'embedded' | 'outside'

/** One restart: when the next start came, how the last gateway ended, and what was wrong. */
export interface Round {
  readonly kind: Kind
  readonly delay: number
  readonly code: number | null
  readonly endMs: number
  readonly serveMs: number
  /** The next one did not serve. */
  readonly wrong: readonly string[]
  /** The last one did not end well, or not in time. */
  readonly late: readonly string[]
}

interface Served {
  readonly url: string
  readonly child: ChildProcess
}

/** Restarts a gateway again and again, with delays spread over 0 to 3 s. */
export async function restarts(
  kind: Kind,
  rounds: number,
  told: (round: Round) => void = () => undefined,
): Promise<readonly Round[]> {
  const stage = await openStage(kind)
  const found: Round[] = []
  let running: Served | undefined = await start(stage.settings)
  try {
    for (let round = 0; round < rounds && running; round += 1) {
      const delay = Math.round((round * DELAY_MAX_MS) / Math.max(1, rounds - 1))
      const next = await restart(running, stage, { delay, stubborn: round % STUBBORN === 1 })
      running = next.running ?? (await start(stage.settings).catch(() => undefined))
      const { running: _, ...about } = next
      found.push({ kind, delay, ...about })
      told({ kind, delay, ...about })
    }
    return found
  } finally {
    await stage.close(running)
  }
}

/** How long gateways took to end, and the next to serve. */
export function endings(rounds: readonly Round[]): string {
  const most = (pick: (round: Round) => number) => Math.max(...rounds.map(pick))
  const middle = (pick: (round: Round) => number) =>
    rounds.map(pick).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)]
  return `ended after ${middle(({ endMs }) => endMs)} ms (at most ${most(({ endMs }) => endMs)}), served ${middle(({ serveMs }) => serveMs)} ms after the start (at most ${most(({ serveMs }) => serveMs)})`
}

async function restart(
  last: Served,
  { settings, token }: Stage,
  { delay, stubborn }: { readonly delay: number; readonly stubborn: boolean },
) {
  const wrong: string[] = []
  const letGo = await holdOn(last.url, token, stubborn)
  const ended = once(last.child, 'close')
  const from = performance.now()
  last.child.kill('SIGTERM')
  const end = ended.then(([code]) => ({ code, endMs: Math.round(performance.now() - from) }))
  await sleep(delay)
  const begun = performance.now()
  const running = await start(settings).catch((error: Error) => {
    wrong.push(`the next did not start: ${error.message.slice(0, 300)}`)
    return undefined
  })
  const serveMs = Math.round(performance.now() - begun)
  const { code, endMs } = await end
  letGo()
  const late = [
    ...(code === 0 ? [] : [`ended with ${code}`]),
    ...(endMs > END_MS ? [`ended only after ${endMs} ms`] : []),
  ]
  if (running) wrong.push(...(await faultsOf(running.url, token)))
  return { running, code, endMs, serveMs, wrong, late }
}

/** What a gateway can't do: it must move money and be ready, though the last one may have stopped what both used. */
async function faultsOf(url: string, token: string): Promise<readonly string[]> {
  const rest = httpClient(url)
  for (let tries = 0; ; tries += 1) {
    const ready = await rest('GET', '/readyz')
    const paid = await rest('POST', '/wallet/deposit', { token, body: { amount: 1 } })
    if (ready.status === 200 && paid.status === 201) return []
    if (tries === 10)
      return [`serves nobody: ${ready.status} ${JSON.stringify(ready.body)}, ${paid.status}`]
    await sleep(500)
  }
}

function start(settings: Readonly<Record<string, string>>): Promise<Served> {
  return startProgram(settings)
}

interface Stage {
  readonly settings: Readonly<Record<string, string>>
  readonly token: string
  close(last: Served | undefined): Promise<void>
}

async function openStage(kind: Kind): Promise<Stage> {
  const dataDir = await createFolder()
  const serverDir = await createFolder()
  const server = kind === 'outside' ? await startEmbedded(serverDir) : undefined
  const issuer = await developmentIssuer(dataDir)
  return {
    settings: {
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      SEED_DEMO: '0',
      ...(server && { DATABASE_URL: server.url, DATABASE_OWNER_URL: server.ownerUrl }),
    },
    token: await issuer.issue({ subject: 'ada', lifetimeSeconds: 36_000 }),
    close: async (last) => {
      if (last !== undefined && last.child.exitCode === null) {
        last.child.kill('SIGTERM')
        await once(last.child, 'close')
      }
      await server?.stop()
      await removeFolder(dataDir)
      await removeFolder(serverDir)
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
