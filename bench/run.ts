import { writeFile } from 'node:fs/promises'
import { type BenchDatabase, openDatabase } from './database.ts'
import { audiences, measureFanOut } from './fan-out.ts'
import { measureLists, summaryOf, type Wanted } from './lists/index.ts'
import { measure } from './measure.ts'
import { options } from './options.ts'
import { installPeers } from './peers.ts'
import { measureRest } from './rest.ts'
import { startServers } from './server.ts'
import { compare, type Figures, tableOf } from './table.ts'
import { openTown } from './town.ts'
import { works as all } from './works/index.ts'

const wish = options(process.argv.slice(2))
const { effort, wanted, profile } = wish
const opened: (() => Promise<void>)[] = []
const close = async () => {
  for (const stop of opened.splice(0).toReversed()) await stop()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void close().finally(() => process.exit(1)))

try {
  const database = await openDatabase(wish.loans, say)
  opened.push(database.stop)
  const { rows, text } = wish.lists ? await lists(database, wish.lists) : await works(database)
  await save(rows)
  process.stdout.write(`${text}\n`)
} catch (error) {
  say(`bench: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  await close()
}

async function lists(database: BenchDatabase, how: Omit<Wanted, 'profile'>) {
  const rows = await measureLists(database, opened, { ...how, profile }, say, save)
  return { rows, text: summaryOf(rows) }
}

async function save(rows: readonly object[]): Promise<void> {
  if (wish.file !== undefined) await writeFile(wish.file, `${JSON.stringify(rows, null, 2)}\n`)
}

async function works(database: BenchDatabase) {
  const found = wish.rest
    ? await measureRest(database, opened, effort, profile)
    : await measureAll(database)
  const rows = compare(found)
  return { rows, text: tableOf(rows) }
}

async function measureAll(database: BenchDatabase): Promise<Figures[]> {
  await installPeers(say)
  const servers = await startServers(database, opened, { profile })
  const town = await openTown(database)
  const figures: Figures[] = []
  for (const work of all.filter(({ name }) => wanted(name))) {
    say(`${work.name} …`)
    figures.push(...(await measure(work, town, servers, effort)))
  }
  for (const sockets of audiences.filter((count) => wanted(`fan-out ${count}`))) {
    say(`fan-out ${sockets} …`)
    figures.push(...(await measureFanOut(sockets, town, servers, effort)))
  }
  return figures
}

function say(text: string): void {
  process.stderr.write(`${text}\n`)
}
