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
import { writes } from './works/writes.ts'
import { measureWrites, tableOfWrites } from './writes.ts'

const { loans, effort, wanted, wantedWrite, file, profile } = options(process.argv.slice(2))
const opened: (() => Promise<void>)[] = []
const close = async () => {
  for (const stop of opened.splice(0).toReversed()) await stop()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void close().finally(() => process.exit(1)))

try {
  const { figures, written } = await measureAll()
  const rows = compare(figures)
  if (file !== undefined)
    await writeFile(file, `${JSON.stringify([...rows, ...written], null, 2)}\n`)
  if (rows.length > 0) process.stdout.write(`${tableOf(rows)}\n`)
  if (written.length > 0) process.stdout.write(`${tableOfWrites(written)}\n`)
} catch (error) {
  say(`bench: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  await close()
}

async function measureAll() {
  const asked = writes.filter(({ name }) => wantedWrite(name))
  const compared = [...works, ...fanOuts].some(({ name }) => wanted(name))
  if (compared) await installPeers(say)
  const database = await openDatabase(loans, say)
  opened.push(database.stop)
  const servers = await startServers(database, opened, {
    profile,
    ...(!compared && { names: ['gateway'] as const }),
  })
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
  if (asked.length === 0) return { figures, written: [] }
  say('writes …')
  const { gateway } = servers
  return {
    figures,
    written: await measureWrites(asked, town, { gateway, admin: database.admin }, effort),
  }
}

function say(text: string): void {
  process.stderr.write(`${text}\n`)
}
