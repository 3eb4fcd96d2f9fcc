import { writeFile } from 'node:fs/promises'
import { type BenchDatabase, openDatabase } from './database.ts'
import { measureFanOut } from './fan-out.ts'
import { fanOuts } from './fan-outs/index.ts'
import { measureLists, summaryOf, type Wanted } from './lists/index.ts'
import { measure } from './measuring/measure.ts'
import { options } from './measuring/options.ts'
import { openPopulation } from './measuring/population.ts'
import { compare, type Figures, tableOf } from './measuring/table.ts'
import { dropIndexForPeers, indexForPeers, installPeers } from './peers.ts'
import { measureRest } from './rest.ts'
import { startServers } from './server.ts'
import { workloads as all } from './workloads/index.ts'
import { writes } from './workloads/writes.ts'
import { measureWrites, tableOfWrites } from './writes.ts'

const wish = options(process.argv.slice(2))
const { loans, effort, wanted, wantedWrite, profile } = wish
const opened: (() => Promise<void>)[] = []
const close = async () => {
  for (const stop of opened.splice(0).toReversed()) await stop()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void close().finally(() => process.exit(1)))

try {
  const { rows, text } = await (wish.lists ? lists(wish.lists) : wish.rest ? rest() : workloads())
  await save(rows)
  process.stdout.write(`${text}\n`)
} catch (error) {
  say(`bench: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  await close()
}

async function lists(how: Omit<Wanted, 'profile'>) {
  const database = await opening()
  const rows = await measureLists(database, opened, { ...how, profile }, say, save)
  return { rows, text: summaryOf(rows) }
}

async function rest() {
  const rows = compare(await measureRest(await opening(), opened, effort, profile))
  return { rows, text: tableOf(rows) }
}

async function workloads() {
  const { figures, written } = await measureAll()
  const rows = compare(figures)
  const tables = [rows.length > 0 && tableOf(rows), written.length > 0 && tableOfWrites(written)]
  return { rows: [...rows, ...written], text: tables.filter(Boolean).join('\n') }
}

async function save(rows: readonly object[]): Promise<void> {
  if (wish.file !== undefined) await writeFile(wish.file, `${JSON.stringify(rows, null, 2)}\n`)
}

async function opening(): Promise<BenchDatabase> {
  const database = await openDatabase(loans, say, wish.data)
  opened.push(database.stop, () => dropIndexForPeers(database.admin))
  await dropIndexForPeers(database.admin)
  return database
}

async function measureAll() {
  const chosen = writes.filter(({ name }) => wantedWrite(name))
  const compared = [...all, ...fanOuts].some(({ name }) => wanted(name))
  if (compared) await installPeers(say)
  const database = await opening()
  if (compared) await indexForPeers(database.admin)
  const servers = await startServers(database, opened, {
    profile,
    ...(!compared && { names: ['gateway'] as const }),
  })
  const population = await openPopulation(database)
  const figures: Figures[] = []
  for (const workload of all.filter(({ name }) => wanted(name))) {
    say(`${workload.name} …`)
    figures.push(...(await measure(workload, population, servers, effort)))
  }
  for (const fanOut of fanOuts.filter(({ name }) => wanted(name))) {
    say(`${fanOut.name} …`)
    figures.push(...(await measureFanOut(fanOut, population, servers, effort)))
  }
  if (chosen.length === 0) return { figures, written: [] }
  say('writes …')
  const { gateway } = servers
  return {
    figures,
    written: await measureWrites(chosen, population, { gateway, admin: database.admin }, effort),
  }
}

function say(text: string): void {
  process.stderr.write(`${text}\n`)
}
