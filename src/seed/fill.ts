import type { Platform } from '../lending/platform.ts'
import { investments } from './investments.ts'
import { loan } from './loans.ts'
import { openingDeposit, person } from './people.ts'

const BATCH = 250
/** Each investment goes through the ledger, 2 ms or so; loans beyond these have none. */
export const LOANS_WITH_INVESTMENTS = 10_000

/** How much to fill in. */
export interface Amounts {
  readonly people: number
  readonly loans: number
}

const writePeople = `
  with person as (
    select * from jsonb_to_recordset($1) as row (
      id uuid, subject text, wallet_id uuid, full_name text, city text, user_type text,
      verification_status text, bio text, occupation text, latitude float8, longitude float8,
      public_latitude float8, public_longitude float8, show_on_map boolean, credit_score int,
      monthly_income bigint)
  ), newcomer as (
    insert into identity (subject, profile_id) select subject, id from person
    on conflict (subject) do nothing returning profile_id
  ), fresh as (select person.* from person join newcomer on profile_id = id
  ), profile as (
    insert into profile (id, full_name, city, user_type, verification_status, bio, occupation,
      latitude, longitude, public_latitude, public_longitude, show_on_map)
    select id, full_name, city, user_type, verification_status, bio, occupation,
      latitude, longitude, public_latitude, public_longitude, show_on_map from fresh
  ), finances as (
    insert into finances select id, credit_score, monthly_income from fresh
  ), wallet as (
    insert into wallet (id, user_id, currency) select wallet_id, fresh.id, currency from fresh, deployment
  ), preferences as (insert into preferences (user_id) select id from fresh)
  insert into inbox (user_id) select id from fresh`

// Each deposit is posted as any other is; its key lets it happen once.
const writeDeposits = `
  select count(move_money('deposit', id, key, 'seed', ids, amount, null, 'Opening deposit', null))
  from jsonb_to_recordset($1) as row (id uuid, key text, ids uuid[], amount bigint)`

const writeLoans = `
  insert into loan (id, borrower_id, title, description, purpose, amount_requested, interest_rate,
    repayment_period_months, risk_level, status, location_latitude, location_longitude,
    public_latitude, public_longitude, location_description, currency, created_at, updated_at,
    published_at, expires_at)
  select id, borrower_id, title, description, purpose, amount_requested, interest_rate,
    repayment_period_months, risk_level, status, location_latitude, location_longitude,
    public_latitude, public_longitude, location_description, currency, since, since,
    case when status = 'open' then since end,
    case when status = 'open' then since + interval '14 days' end
  from jsonb_to_recordset($1) as row (
    id uuid, borrower_id uuid, title text, description text, purpose text, amount_requested bigint,
    interest_rate int, repayment_period_months int, risk_level text, status text,
    location_latitude float8, location_longitude float8, public_latitude float8,
    public_longitude float8, location_description text, currency text, age_hours int),
  lateral (select gateway_now() - age_hours * interval '1 hour' as since) as age
  on conflict (id) do nothing`

// Each investment is made as any other is: what a loan or a wallet does not take is refused.
const writeInvestments = `
  select count(invest(lender_id, key, 'seed', loan_id, amount, ids, $2, $3, 0))
  from jsonb_to_recordset($1) as row (lender_id uuid, key text, loan_id uuid, amount bigint, ids uuid[])`

/** Fills the database with people and loans that are the same each time; what is there already stays. */
export async function fill(
  platform: Platform,
  { people, loans }: Amounts,
  progress: (written: number) => void = () => undefined,
): Promise<void> {
  const write = async (
    text: string,
    count: number,
    rowsOf: (number: number) => readonly unknown[],
    done: number,
    more: readonly unknown[] = [],
  ) => {
    for (let start = 0; start < count; start += BATCH) {
      const length = Math.min(BATCH, count - start)
      const rows = Array.from({ length }, (_, index) => rowsOf(start + index)).flat()
      await platform.database.change(text, [JSON.stringify(rows), ...more])
      progress(done + start + length)
    }
  }
  await write(writePeople, people, (number) => [person(platform, number)], 0)
  await write(writeDeposits, people, (number) => [openingDeposit(number)], people)
  await write(writeLoans, loans, (number) => [loan(platform, number, people)], 2 * people)
  const { investmentMin, loanInvestmentsMax } = platform.limits
  const made = (number: number) => investments(platform, number, people)
  const bounds = [investmentMin, loanInvestmentsMax]
  const invested = Math.min(loans, LOANS_WITH_INVESTMENTS)
  await write(writeInvestments, invested, made, 2 * people + loans, bounds)
}

/** Fills a database that nobody has used yet with a small demo. */
export async function fillDemo(platform: Platform): Promise<void> {
  const [used] = await platform.database.query('select from identity limit 1')
  if (used === undefined) await fill(platform, { people: 24, loans: 60 })
}
