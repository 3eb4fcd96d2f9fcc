/**
 * Crashes of PostgreSQL right after a change that nobody was told of yet: node test/torture/recovery.ts [crashes]
 * The table of changes is empty after each, and the server is back faster than most looks; a subscriber must see every
 * change all the same.
 */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { startEmbedded } from '../../src/database/embedded/index.ts'
import { developmentIssuer } from '../../src/identity/development.ts'
import { createFolder, removeFolder } from '../support/folders.ts'
import { liveClient, subscribe } from '../support/live.ts'
import { startProgram } from '../support/program.ts'
import { speakTo } from '../support/speaking.ts'

const SEEN_MS = 20_000
const crashes = Number(process.argv[2] ?? 20)

const dataDir = await createFolder()
const database = await startEmbedded(dataDir)
const { url, child } = await startProgram({
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  DATABASE_OWNER_URL: database.ownerUrl,
})
const issuer = await developmentIssuer(dataDir)
const token = await issuer.issue({ subject: 'ada', lifetimeSeconds: 36_000 })
const body = { title: 'A loom', amount_requested: 1200 }
const { loan } = (await speakTo(url)('POST', '/loans', { token, body })).body
const client = liveClient(url, token)
const received = subscribe(client, `subscription { loanChanged(id: "${loan.id}") { title } }`)
const last = () => received.events.at(-1)?.data?.loanChanged.title

const times: number[] = []
let stale = 0
await sleep(1_000)
for (let crash = 0; crash < crashes; crash += 1) {
  const title = `Title ${crash}`
  await retitleAndCrash(title)
  const began = performance.now()
  while (last() !== title && performance.now() - began < SEEN_MS) await sleep(10)
  if (last() === title) times.push(performance.now() - began)
  else stale += 1
}
console.table([
  {
    crashes,
    stale,
    'seen after s, longest': Math.round(Math.max(...times) / 100) / 10,
  },
])
received.stop()
await client.dispose()
child.kill('SIGTERM')
await once(child, 'close')
await database.stop()
await removeFolder(dataDir)
process.exit(stale === 0 ? 0 : 1)

/** Commits a change that no gateway notifies others of, and has the server crash before the next look. */
async function retitleAndCrash(title: string): Promise<void> {
  const admin = await connected()
  const { rows } = await admin.query('select pg_backend_pid() as pid')
  await admin.query('update loan set title = $1 where id = $2', [title, loan.id])
  const ended = new Promise((resolve) => admin.once('end', resolve))
  process.kill(rows[0].pid, 'SIGKILL')
  await ended
  const again = await connected()
  await again.end()
}

async function connected(): Promise<Client> {
  const name = new URL(database.url).pathname
  for (;;) {
    const admin = new Client({
      connectionString: Object.assign(new URL(database.adminUrl), { pathname: name }).href,
    })
    admin.on('error', () => undefined)
    try {
      await admin.connect()
      return admin
    } catch {
      await sleep(20)
    }
  }
}
