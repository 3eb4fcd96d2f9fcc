import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { type EmbeddedDatabase, startEmbedded } from '../src/database/embedded/index.ts'
import { removeFolder } from '../test/support/folders.ts'

const KEPT_DAYS = 3
const root = new URL('..', import.meta.url).pathname
/** Where databases are kept unless a run says another folder. */
export const DATA_DIR = join(root, 'bench/.data')
const run = promisify(execFile)

/** The database of the comparison, running; kept between runs. */
export interface BenchDatabase extends EmbeddedDatabase {
  readonly dataDir: string
  /** A connection that may do everything. */
  readonly admin: Client
}

/** How many of the seeded people ask: each has a statement of at least so many lines. */
export const MEMBERS = 500
const LINES = 10

/** Starts the database with so many loans, and seeds it first when it is new or too old. */
export async function openDatabase(
  loans: number,
  say: (text: string) => void,
  folder = DATA_DIR,
): Promise<BenchDatabase> {
  const dataDir = join(resolve(folder), String(loans))
  const mark = join(dataDir, 'seeded as a platform')
  if (await isFresh(mark)) return connect(dataDir)
  say(`seeding ${loans} loans, once for ${KEPT_DAYS} days`)
  await removeFolder(dataDir)
  await run(process.execPath, ['src/main.ts', 'seed', '--loans', String(loans)], {
    cwd: root,
    // A sandbox would write letters about what is measured, all the while, and no peer does.
    env: { ...process.env, DATA_DIR: dataDir, SANDBOX: 'off' },
  })
  const database = await connect(dataDir)
  for (const text of more) await database.admin.query(text)
  await writeFile(mark, new Date().toISOString())
  return database
}

/** Open loans that were seeded weeks ago would expire while they are asked for. */
async function isFresh(mark: string): Promise<boolean> {
  const seeded = Date.parse(await readFile(mark, 'utf8').catch(() => ''))
  return Date.now() - seeded < KEPT_DAYS * 86_400_000
}

async function connect(dataDir: string): Promise<BenchDatabase> {
  const database = await startEmbedded(dataDir)
  const admin = new Client({
    connectionString: database.adminUrl.replace(/\/[^/]*$/, '/lending'),
    keepAlive: true,
  })
  await admin.connect()
  const stop = async () => {
    await admin.end()
    await database.stop()
  }
  return { ...database, dataDir, admin, stop }
}

/**
 * What the comparison needs beyond the seed: three investments in each open loan, of which no books are kept since they
 * are withdrawn ones, money to transfer, and statements of some length.
 */
const more = [
  'set session_replication_role = replica',
  `insert into investment (id, loan_id, lender_id, amount, interest_rate, status, created_at, updated_at)
    with lender as (
      select id, row_number() over (order by id) - 1 as number from profile where user_type <> 'borrower')
    select new_id(), loan.id, lender.id, 2500 * place, interest_rate, 'cancelled', created_at + place * interval '1 hour',
      created_at
    from (select * from loan, generate_series(1, 3) as place where status = 'open') as loan
    join lender on number = abs(hashtext(loan.id::text || place)) % (select count(*) from lender)`,
  'set session_replication_role = origin',
  `create temp table member as select profile_id as id, lead(profile_id, 1, house) over (order by number) as friend
    from (select profile_id, substring(subject from 6)::int as number from identity where subject ~ '^demo-[0-9]+$'
      order by 2 limit ${MEMBERS}) as member, (select profile_id as house from identity where subject = 'ada') as ada`,
  // With keys: of an empty table PostgreSQL would plan to read all, and go on so for as long as it grows in the first minute.
  `select count(*) from member, make_movements(jsonb_build_array(jsonb_build_object('operation', 'deposit', 'by_user', id, 'with_key', 'salary',
      'hash', '', 'ids', array[new_id(), new_id(), new_id()], 'amount', 100000000)))`,
  `select count(*) from member, generate_series(1, ${LINES}) as line, make_movements(jsonb_build_array(jsonb_build_object(
      'operation', 'transfer', 'by_user', id, 'with_key', 'rent ' || line, 'hash', '', 'ids', array[new_id(), new_id(), new_id()],
      'amount', line, 'counterparty', friend, 'description', 'Rent')))`,
  'vacuum (analyze)',
]
