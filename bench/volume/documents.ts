/**
 * How many documents does the job make in a second? Seeds a database of 2 000 loans, lets the job run once, as long as it does, and prints for each
 * kind how many it made, from the first to the last: bin/node bench/volume/documents.ts. Nothing else asks the database meanwhile.
 */
import { cpuUsage } from 'node:process'
import { pino } from 'pino'
import { readConfig } from '../../src/config.ts'
import { openDatabase as openOwn } from '../../src/database/open.ts'
import { makeDocuments } from '../../src/lending/documents/make.ts'
import { openPlatform } from '../../src/platform.ts'
import { DATA_DIR, openDatabase } from '../database.ts'

const LOANS = 2_000

const kinds = `select kind, count(*)::int as documents, round(avg(bytes) / 1000, 1)::float8 as kB,
    round(extract(epoch from max(made_at) - min(made_at)), 1)::float8 as seconds,
    round(count(*) / nullif(extract(epoch from max(made_at) - min(made_at)), 0), 1)::float8 as "in a second"
  from document group by kind order by min(made_at)`

const bench = await openDatabase(LOANS, console.error, `${DATA_DIR}/documents`)
try {
  const { admin, dataDir } = bench
  for (const text of ['set session_replication_role = replica', 'delete from document'])
    await admin.query(text)
  const config = readConfig({ DATA_DIR: dataDir, DOCUMENTS: 'on', MIGRATE: 'off' })
  const address = await openOwn(config)
  const platform = await openPlatform(config, address, pino({ level: 'silent' }))
  const before = cpuUsage()
  const total = await makeDocuments(platform, (kind, reason) => console.error(kind, reason))
  const { user, system } = cpuUsage(before)
  const { rows } = await admin.query(kinds)
  console.table(rows)
  const cpu = (user + system) / 1_000 / total.made
  console.info({ ...total, 'ms of CPU for each, of this process': Math.round(cpu * 10) / 10 })
  await platform.database.close()
  await address.stop()
} finally {
  await bench.stop()
}
