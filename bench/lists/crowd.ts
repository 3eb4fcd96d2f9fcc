import type { BenchDatabase } from '../database.ts'
import { openPopulation } from '../measuring/population.ts'

/** A member whose lists are all long: at least a thousand pages of 20. */
const LONG = 21_000
/** One transaction can't hold the locks of them all. */
const AT_ONCE = 500
/** So many loans have what is rare. */
const RARE = 20

/** The member whose lists are read. */
export interface Reader {
  readonly id: string
  readonly token: string
}

/** Gives one member long lists, and some loans what is rare, once for each database. */
export async function openCrowd(
  database: BenchDatabase,
  say: (text: string) => void,
): Promise<Reader> {
  const { admin } = database
  const [, reader] = (await openPopulation(database)).members
  if (reader === undefined) throw new Error('nobody can read lists: the database is too small')
  const { rows } = await admin.query('select from loan where purpose = $1 limit 1', ['beekeeping'])
  if (rows.length > 0) return reader
  say('giving one member long lists')
  await admin.query('create temp table long as select $1::uuid as id', [reader.id])
  for (const text of more) await admin.query(text)
  return reader
}

const more = [
  'set session_replication_role = replica',
  `insert into loan (id, borrower_id, title, description, amount_requested, interest_rate, repayment_period_months, purpose,
      risk_level, status, currency, created_at, updated_at, published_at, expires_at, words)
    select new_id(), long.id, title, description, amount_requested, interest_rate, repayment_period_months, purpose, risk_level,
      'cancelled', currency, created_at, updated_at, published_at, expires_at, words
    from long, (select * from loan where status = 'open' limit ${LONG}) as loan`,
  `insert into investment (id, loan_id, lender_id, amount, interest_rate, status, created_at, updated_at)
    select new_id(), loan.id, long.id, 2500, interest_rate, 'cancelled', created_at, created_at
    from long, (select * from loan where status = 'open' limit ${LONG}) as loan`,
  'set session_replication_role = origin',
  `update profile set user_type = 'both' from long where profile.id = long.id`,
  `select count(*) from long, make_movements(jsonb_build_array(jsonb_build_object('operation', 'withdraw', 'by_user', id,
    'with_key', 'rare', 'hash', '', 'ids', array[new_id(), new_id(), new_id()], 'amount', 1)))`,
  ...Array.from({ length: LONG / AT_ONCE }, (_, batch) => wages(batch)),
  `update notification set read_at = gateway_now() from long where user_id = long.id and number % 1000 = 0`,
  'set session_replication_role = replica',
  `update loan set purpose = 'beekeeping', title = 'Hives', interest_rate = 2000, repayment_period_months = 60,
      words = words_of('Hives', description, 'beekeeping')
    where id in (select id from loan where status = 'open' order by md5(id::text) limit ${RARE})`,
  'set session_replication_role = origin',
  'vacuum (analyze)',
]

function wages(batch: number): string {
  const first = batch * AT_ONCE
  return `select count(*) from long, generate_series(${first + 1}, ${first + AT_ONCE}) as line, make_movements(jsonb_build_array(
    jsonb_build_object('operation', 'deposit', 'by_user', id, 'with_key', 'wages ' || line, 'hash', '',
      'ids', array[new_id(), new_id(), new_id()], 'amount', 1)))`
}
