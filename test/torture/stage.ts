import { once } from 'node:events'
import { Client } from 'pg'
import { startEmbedded } from '../../src/database/embedded/index.ts'
import { developmentIssuer } from '../../src/identity/development.ts'
import { createFolder, removeFolder } from '../support/folders.ts'
import { httpClient } from '../support/http-client.ts'
import type { Stage } from '../support/market/loans.ts'
import { startProgram } from '../support/program.ts'

/** The program as it runs, on a database of its own. */
export interface Running extends Stage {
  readonly url: string
  readonly settings: Readonly<Record<string, string>>
  /** Of the program's process. */
  readonly pid: number | undefined
  /** Stops all; returns the program's exit code. */
  stop(): Promise<number>
}

/** Starts the program, with settings of its own; what it logs as an error is printed. */
export async function startStage(more: Readonly<Record<string, string>> = {}): Promise<Running> {
  const dataDir = await createFolder()
  const database = await startEmbedded(dataDir)
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    RATE_LIMIT: '0',
    ...more,
  }
  const { url, child } = await startProgram(settings)
  child.stdout?.on('data', (lines: Buffer) => {
    for (const line of String(lines).split('\n'))
      if (/"level":[56]0/.test(line)) console.log(line.slice(0, 1_500))
  })
  const name = new URL(database.url).pathname
  const client = new Client({
    connectionString: Object.assign(new URL(database.adminUrl), { pathname: name }).href,
  })
  await client.connect()
  const issuer = await developmentIssuer(dataDir)
  return {
    url,
    settings,
    pid: child.pid,
    rest: httpClient(url),
    token: (subject, more = {}) => issuer.issue({ subject, lifetimeSeconds: 36_000, ...more }),
    database: { sql: async (text, values = []) => (await client.query(text, [...values])).rows },
    stop: async () => {
      child.kill('SIGTERM')
      const [code] = await once(child, 'close')
      await client.end()
      await database.stop()
      await removeFolder(dataDir)
      return code
    },
  }
}
