import { writeFile } from 'node:fs/promises'
import { type BenchDatabase, openDatabase } from './database.ts'
import { audiences, measureFanOut } from './fan-out.ts'
import { measure } from './measure.ts'
import { options } from './options.ts'
import { installPeers } from './peers.ts'
import { type Server, type ServerName, startServer } from './server.ts'
import { compare, type Figures, tableOf } from './table.ts'
import { openTown } from './town.ts'
import { works } from './works/index.ts'

const names = ['gateway', 'mercurius', 'postgraphile', 'graphql-ws', 'limit'] as const
const { loans, effort, wanted, file, profile } = options(process.argv.slice(2))
const opened: (() => Promise<void>)[] = []
const close = async () => {
  for (const stop of opened.splice(0).toReversed()) await stop()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void close().finally(() => process.exit(1)))

try {
  const rows = compare(await measureAll())
  if (file !== undefined) await writeFile(file, `${JSON.stringify(rows, null, 2)}\n`)
  process.stdout.write(`${tableOf(rows)}\n`)
} catch (error) {
  say(`bench: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  await close()
}

async function measureAll(): Promise<Figures[]> {
  await installPeers(say)
  const database = await openDatabase(loans, say)
  opened.push(database.stop)
  const servers = await startAll(database)
  const town = await openTown(database)
  const figures: Figures[] = []
  for (const work of works.filter(({ name }) => wanted(name))) {
    say(`${work.name} …`)
    figures.push(...(await measure(work, town, servers, effort)))
  }
  for (const sockets of audiences.filter((count) => wanted(`fan-out ${count}`))) {
    say(`fan-out ${sockets} …`)
    figures.push(...(await measureFanOut(sockets, town, servers, effort)))
  }
  return figures
}

/** Starts all servers on the one database; each rests until its turn. */
async function startAll({ dataDir, url, ownerUrl }: BenchDatabase) {
  const settings = {
    APP_MODE: 'development',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
    DATABASE_POOL: '10',
    LOG_LEVEL: 'warn',
    PORT: '0',
    RATE_LIMIT: '0',
  }
  const started: [ServerName, Server][] = []
  for (const name of names) {
    const flags = name === 'gateway' && profile ? ['--cpu-prof', '--cpu-prof-dir', profile] : []
    const server = await startServer(name, settings, flags)
    opened.push(server.stop)
    server.pause()
    started.push([name, server])
  }
  return Object.fromEntries(started) as Record<ServerName, Server>
}

function say(text: string): void {
  process.stderr.write(`${text}\n`)
}
