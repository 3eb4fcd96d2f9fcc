import { writeFile } from 'node:fs/promises'
import { openDatabase } from './database.ts'
import { measureFanOut } from './fan-out.ts'
import { fanOuts } from './fan-outs/index.ts'
import { measure } from './measure.ts'
import { options } from './options.ts'
import { installPeers } from './peers.ts'
import { startServers } from './server.ts'
import { compare, type Figures, tableOf } from './table.ts'
import { openTown } from './town.ts'
import { works } from './works/index.ts'

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
  const servers = await startServers(database, opened, { profile })
  const town = await openTown(database)
  const figures: Figures[] = []
  for (const work of works.filter(({ name }) => wanted(name))) {
    say(`${work.name} …`)
    figures.push(...(await measure(work, town, servers, effort)))
  }
  for (const fanOut of fanOuts.filter(({ name }) => wanted(name))) {
    say(`${fanOut.name} …`)
    figures.push(...(await measureFanOut(fanOut, town, servers, effort)))
  }
  return figures
}

function say(text: string): void {
  process.stderr.write(`${text}\n`)
}
