import { setImmediate } from 'node:timers/promises'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { readConfig } from '../../../src/config.ts'
import type { Database } from '../../../src/database/connection.ts'
import { startGateway } from '../../../src/gateway.ts'
import { type Body, startWorld, type World } from '../world.ts'

/** One database, read in two ways. */
export interface ReadPaths {
  readonly world: World
  /** With what is there for speed alone, and where graphql and dataloaders do it all. */
  readonly urls: { readonly fast: string; readonly plain: string }
  /** Waits until nothing is read: what an error has ended may go on reading behind its answer. */
  quiet(): Promise<void>
  close(): Promise<void>
}

/** Starts a gateway with all that makes reads fast, and one without. */
export async function startReadPaths(
  given: Readonly<Record<string, string>> = {},
): Promise<ReadPaths> {
  const world = await startWorld({ FAST_READS: 'on', ...given })
  // Before autovacuum does it, which may change a plan, and with it the order of markers, between two answers.
  await world.database.sql('analyze')
  const settings = { ...world.database.settings, DATA_DIR: inject('dataDir') }
  const off = {
    FAST_READS: 'off',
    RATE_LIMIT: '0',
    EVENT_LOOP_DELAY_MAX_MS: '60000',
    CONNECTIONS_PER_ADDRESS: '0',
    PORT: '0',
  }
  const plain = await startGateway(readConfig({ ...settings, ...off }), pino({ level: 'silent' }))
  return {
    world,
    urls: { fast: world.url, plain: plain.url },
    quiet: async () => {
      for (const { database } of [world.gateway, plain]) await idle(database)
    },
    close: async () => {
      await plain.close()
      await world.close()
    },
  }
}

async function idle({ orm }: Database): Promise<void> {
  const pool = (await orm.em.getConnection().getNativeClient()) as unknown as Pool
  for (let turns = 0; turns < 3; turns += 1) {
    if (pool.idleCount < pool.totalCount || pool.waitingCount > 0) turns = 0
    await setImmediate()
  }
}

/** Who asks: an owner of loans and a lender of the demo, a stranger and an operator. */
export async function viewersOf({ world }: ReadPaths): Promise<string[]> {
  const subjectOf = async (text: string) =>
    (await world.database.sql<{ subject: string }>(text))[0]?.subject ?? ''
  return Promise.all([
    world.token(
      await subjectOf('select subject from identity join loan on borrower_id = profile_id limit 1'),
    ),
    world.token(
      await subjectOf(
        'select subject from identity join investment on lender_id = profile_id limit 1',
      ),
    ),
    world.token('stranger'),
    world.token('operator', { scope: 'lending:admin' }),
  ])
}

/** Ids of a draft, other loans, an investment and members, of what is the viewers' own, and what is none. */
export async function idsOf(
  { world, urls }: ReadPaths,
  tokens: readonly string[],
): Promise<string[]> {
  const query = `{ me { id wallet { id } transactions(first: 1) { nodes { id } }
    notifications(first: 1) { nodes { id } } } }`
  const own = tokens.map(async (token) => {
    const { me } = (await ask(urls.plain, token, query)).data
    const [lines, notes] = [me.transactions.nodes, me.notifications.nodes]
    return [me, me.wallet, ...lines, ...notes].map(({ id }) => id)
  })
  const rows = await world.database.sql<{ id: string }>(
    `(select id from loan where status = 'draft' limit 1) union all (select id from loan where status <> 'draft' limit 3)
     union all (select id from investment limit 1) union all (select id from profile limit 2)`,
  )
  return [...rows.map(({ id }) => id), ...(await Promise.all(own)).flat(), 'nonsense']
}

/** Asks a gateway over HTTP. */
export async function ask(
  url: string,
  token: string,
  query: string,
  variables: object = {},
): Promise<Body> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  return JSON.parse((await response.text()).replaceAll(/"requestId":"[^"]+"/g, '"requestId":""'))
}
