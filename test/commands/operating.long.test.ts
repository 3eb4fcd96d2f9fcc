import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { developmentIssuer } from '../../src/identity/development.ts'
import { answer } from '../support/database.ts'
import { createFolder, removeFolder } from '../support/folders.ts'
import { startSaver, untilSaved } from '../support/market/savers.ts'
import {
  type InstalledServer,
  installedPostgres,
  startInstalled,
} from '../support/servers/databases/installed-postgres.ts'
import { haproxy } from '../support/servers/fleet/haproxy.ts'
import { freePort } from '../support/servers/free-port.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const page = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
/** The commands of the page, each block with the heading that it stands under. */
const blocks = page.split(/^## /m).flatMap((section) => {
  const heading = section.split('\n', 1)[0] ?? ''
  return [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text = '']) => ({ heading, text }))
})

const installed = installedPostgres()
const missing = [
  ...(installed === undefined ? ['postgresql'] : []),
  ...(haproxy === undefined ? ['haproxy'] : []),
]
const skipped = missing.length > 0 ? ` (skipped: apt-get install ${missing.join(' ')})` : ''

let server: InstalledServer
let state: string
let shell: Shell
beforeAll(async () => {
  if (installed === undefined || skipped !== '') return
  server = await startInstalled(installed, { wal_level: 'replica' })
  state = await createFolder()
  shell = openShell({
    ...server.environment,
    PATH: [server.programs, process.env.PATH, '/usr/sbin'].join(':'),
    HOME: state,
    RATE_LIMIT: '0',
    EVENT_LOOP_DELAY_MAX_MS: '60000',
    CONNECTIONS_PER_ADDRESS: '0',
  })
})
afterAll(async () => {
  await shell?.close()
  if (state !== undefined) await endAll()
  await server?.stop(join(server.folder, 'recovered')).catch(() => undefined)
  await server?.close()
  if (state !== undefined) await removeFolder(state)
})

/** What the page's lines "change these first" are here. */
async function ownValues(): Promise<Readonly<Record<string, string>>> {
  const [proxy, a, b, recovered] = await Promise.all([1, 2, 3, 4].map(freePort))
  const { account, folder, programs } = server
  const data = join(folder, 'data')
  const user = account && `setpriv --reuid=${account.uid} --regid=${account.gid} --clear-groups`
  return {
    STATE: state,
    ADMIN_URL: server.url('postgres', '').replace(/\/$/, ''),
    PROXY: `127.0.0.1:${proxy}`,
    A: String(a),
    B: String(b),
    AS_POSTGRES: user ?? 'env',
    PGBIN: programs,
    ARCHIVE: join(folder, 'archive'),
    RECOVERED: join(folder, 'recovered'),
    RECOVERED_PORT: String(recovered),
    RESTART_POSTGRES: `${user ?? 'env'} ${programs}/pg_ctl restart -s -w -D ${data} -l ${folder}/log`,
  }
}

it.skipIf(skipped !== '')(
  `leads to two gateways behind a proxy, every command as it stands${skipped}`,
  async () => {
    expect(blocks.length).toBeGreaterThan(8)
    const values = await ownValues()
    const own = Object.entries(values).map(([name, value]) => `${name}='${value}'`)
    const said = new Map<string, string>()
    const inbox = 'select count(*)::int from notification'
    let notifications: unknown
    for (const { heading, text } of blocks) {
      if (text.includes("create_restore_point('")) {
        notifications = await answer(server.url('postgres', 'lending'), inbox)
        expect(notifications).not.toEqual([{ count: 0 }])
      }
      const run = () => shell.run(`${text}\n${own.join('\n')}`)
      const output = heading.startsWith('Restart')
        ? await undisturbed(`http://${values.PROXY}`, run)
        : await run()
      said.set(heading, (said.get(heading) ?? '') + output)
    }
    expect(said.get('The database')).toMatch(
      /applied 0001-baseline[\s\S]*✓ the schema is up to date/,
    )
    expect(said.get('The database')).toContain('✓ the application has a role of its own')
    expect(said.get('Two gateways and a proxy')).toMatch(/"available_balance":0/)
    expect(Number(said.get('Metrics'))).toBeGreaterThan(10)
    expect((await fetch(`http://${values.PROXY}/metrics`)).status).toBe(404)
    expect(said.get('Backup and restore')).toMatch(/backed up release[\s\S]*all sum to zero/)
    expect(await readdir(join(state, 'backups'))).toHaveLength(1)
    expect(await readFile(join(state, 'metrics/lending.prom'), 'utf8')).toMatch(
      /^lending_backup_success_timestamp_seconds \d{10}\n$/,
    )
    expect(said.get('Back to a point in time')).toContain('all sum to zero')
    expect(await answer(server.url('postgres', 'lending'), inbox)).toEqual([{ count: 0 }])
    const recovered = `postgres://lending_owner:${await passwordOf(shell, 'OWNER')}@127.0.0.1:${values.RECOVERED_PORT}/lending`
    expect(await answer(recovered, inbox)).toEqual(notifications)
  },
)

/** Runs something while members save through the proxy; none may get a response that is wrong, or none at all. */
async function undisturbed(url: string, run: () => Promise<string>): Promise<string> {
  const issuer = await developmentIssuer(join(state, 'data'))
  const subjects = Array.from({ length: 4 }, (_, index) => `saver ${index}`)
  const tokens = subjects.map((subject) => issuer.issue({ subject, lifetimeSeconds: 3_600 }))
  const savers = (await Promise.all(tokens)).map((token) => startSaver(url, token))
  await untilSaved(savers, 3)
  const output = await run()
  await untilSaved(savers, 3)
  await Promise.all(savers.map((saver) => saver.stop()))
  expect(savers.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(savers.reduce((sum, saver) => sum + saver.unknown(), 0)).toBe(0)
  return output
}

interface Shell {
  /** Runs commands; fails with what was said on stderr as soon as one of them does. */
  run(text: string): Promise<string>
  close(): Promise<void>
}

/** One bash, to which commands are given as to a terminal. */
function openShell(env: Readonly<Record<string, string>>): Shell {
  const child = spawn('bash', ['-eu', '-o', 'pipefail'], { cwd: project, env, stdio: 'pipe' })
  const heard = { out: '', err: '' }
  child.stdout.on('data', (text) => {
    heard.out += text
  })
  child.stderr.on('data', (text) => {
    heard.err += text
  })
  const ended = once(child, 'close')
  let runs = 0
  return {
    run: async (text) => {
      runs += 1
      const mark = `\n--- ran ${runs} ---\n`
      Object.assign(heard, { out: '', err: '' })
      child.stdin.write(`${text}\nprintf '${mark.replaceAll('\n', '\\n')}'\n`)
      await expect.poll(() => heard.out.endsWith(mark) || child.exitCode !== null).toBe(true)
      if (!heard.out.endsWith(mark)) throw new Error(`${text}\n${heard.err}`)
      return heard.out.slice(0, -mark.length)
    },
    close: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Ends what the page starts in the background, wherever it failed. */
async function endAll(): Promise<void> {
  for (const name of (await readdir(state)).filter((one) => one.endsWith('.pid'))) {
    const pid = Number(await readFile(join(state, name), 'utf8'))
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended.
    }
  }
}

async function passwordOf({ run }: Shell, name: string): Promise<string> {
  return (await run(`printf %s "$${name}"`)).trim()
}

it('names only files that are there', async () => {
  const named = [...page.matchAll(/\bdeploy\/[\w.@-]+\.\w+/g)].map(([path]) => path)
  for (const path of named) await expect(readFile(join(project, path))).resolves.toBeDefined()
})
