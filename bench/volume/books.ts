/**
 * What do the books cost at millions of entries? Adds transfers over the last 60 days to a database of 20 000 loans, then reads the journal of the last
 * whole month, balances and trial balances at moments, and the reports: bin/node bench/volume/books.ts [transfers] [standby], 5 000 000 by default (10 000 000
 * entries); with `standby`, by a gateway that also has a standby to read from. Prints seconds, and for the journal the most memory that the gateway held.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { developmentIssuer } from '../../src/identity/development.ts'
import { startStandby } from '../../test/support/servers/databases/standby.ts'
import { DATA_DIR, openDatabase } from '../database.ts'
import { median } from '../measuring/measure.ts'
import { type Server, startServers } from '../server.ts'
import { addTransfers } from '../transfers.ts'

const transfers = Number(process.argv[2] ?? 5_000_000)
const LOANS = 20_000
const DAYS = 60
const MOMENTS = 200
const LOOK_MS = 100
const opened: (() => Promise<void>)[] = []

try {
  const database = await openDatabase(LOANS, console.error, `${DATA_DIR}/books`)
  opened.push(database.stop)
  const { admin, dataDir } = database
  const count = async () =>
    Number((await admin.query('select count(*) as entries from entry')).rows[0].entries)
  if ((await count()) < 2 * transfers) {
    await addTransfers(admin, transfers, DAYS)
    await admin.query(
      'set session_replication_role = replica; delete from books_day; set session_replication_role = origin',
    )
    await admin.query('vacuum (analyze)')
  }
  while ((await admin.query('select add_up_days(50) as done')).rows[0].done > 0);
  const settings: Record<string, string> = {}
  if (process.argv[3] === 'standby') {
    const adminUrl = database.adminUrl.replace(/\/[^/]*$/, '/lending')
    const standby = await startStandby({ ...database, adminUrl })
    opened.push(standby.close)
    settings.DATABASE_REPLICA_URL = standby.url
  }
  const { gateway } = await startServers(database, opened, { names: ['gateway'], settings })
  gateway.resume()
  const issuer = await developmentIssuer(dataDir)
  const token = await issuer.issue({
    subject: 'olga',
    lifetimeSeconds: 3_600,
    scope: 'lending:admin',
  })
  const get = (path: string) => read(gateway, path, token)
  const rows: Record<string, string | number>[] = []
  const [from, to] = lastMonth()
  const watched = watch(gateway)
  const journal = await get(`/operator/journal?from=${from}&to=${to}&f=csv`)
  rows.push({ what: `journal ${from} to ${to}, CSV`, seconds: journal.seconds, ...journal.size })
  rows.push({ what: 'memory of the gateway meanwhile', ...(await watched()) })
  const { rows: wallets } = await admin.query(
    `select wallet.id, subject from account join wallet on wallet.id = wallet_id join identity on profile_id = wallet.user_id
     where kind = 'available' order by account.version desc limit ${MOMENTS}`,
  )
  const at = () => new Date(Date.now() - Math.random() * DAYS * 86_400_000).toISOString()
  const [seen, own]: [number[], number[]] = [[], []]
  for (const { id, subject } of wallets) {
    const ownToken = await issuer.issue({ subject, lifetimeSeconds: 60 })
    await read(gateway, '/profile', ownToken)
    own.push((await read(gateway, `/balances/${id}?at=${at()}`, ownToken)).seconds)
    seen.push((await get(`/balances/${id}?at=${at()}`)).seconds)
  }
  for (const [who, each] of Object.entries({ 'an operator': seen, 'its owner': own })) {
    rows.push({ what: `a wallet at a moment, asked by ${who} (median)`, seconds: median(each) })
    rows.push({ what: 'the slowest', seconds: Math.max(...each) })
  }
  for (const path of [
    `trial-balance?at=${at()}`,
    ...['par', 'vintages', 'roll-rates', 'cash', 'fees', 'yield'].map((name) => `reports/${name}`),
  ])
    rows.push({ what: path, seconds: (await get(`/operator/${path}`)).seconds })
  const metrics = await (await fetch(`${gateway.url}/metrics`)).text()
  console.info(`${await count()} entries`, metrics.match(/^standby_reads_total.*$/gm) ?? '')
  console.table(rows)
} finally {
  for (const stop of opened.toReversed()) await stop()
}

/** The first and the last day of the last month. */
function lastMonth(): [string, string] {
  const now = new Date()
  const day = (month: number, of: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), month, of)).toISOString().slice(0, 10)
  return [day(now.getUTCMonth() - 1, 1), day(now.getUTCMonth(), 0)]
}

/** Seconds until an answer is here, and how large it is. */
async function read({ url }: Server, path: string, token: string) {
  const start = performance.now()
  const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
  let [bytes, lines] = [0, 0]
  for await (const part of response.body ?? []) {
    bytes += part.length
    for (const byte of part) if (byte === 10) lines += 1
  }
  if (!response.ok) console.error(`${path}: ${response.status}`)
  const seconds = Math.round(performance.now() - start) / 1_000
  return { seconds, size: { lines, MB: Math.round(bytes / 1e6) } }
}

/** Looks at the memory of a gateway until asked how much it held at first, and at most. */
function watch(server: Server) {
  const found: number[] = []
  let over = false
  const look = async () => {
    while (!over) {
      found.push((await server.memory()).rss)
      await sleep(LOOK_MS)
    }
  }
  const looking = look()
  return async () => {
    over = true
    await looking
    const mb = (bytes: number) => Math.round(bytes / 1e6)
    return { 'MB at first': mb(found[0] ?? 0), 'MB at most': mb(Math.max(...found)) }
  }
}
