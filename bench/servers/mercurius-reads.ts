import type { Query } from './pool.ts'

/** The first so many investments of a loan; nothing is read before something of them is asked for. */
export interface InvestmentsOf {
  readonly loanId: string
  readonly first: number
}

const loanColumns = `id, title, description, purpose, amount_requested as "amountRequested",
  amount_funded as "amountFunded", interest_rate as "interestRate",
  repayment_period_months as "repaymentPeriodMonths", upper(risk_level) as "riskLevel", upper(status) as status,
  location_description as "locationDescription", created_at as "createdAt", published_at as "publishedAt",
  expires_at as "expiresAt", version, borrower_id as "borrowerId"`
const lineColumns = `id, upper(type) as type, upper(shown_direction(type, direction)) as direction, amount, balance_after as "balanceAfter", description, reference,
  counterparty_id as "counterpartyId", created_at as "createdAt"`

/** Every statement by hand, one a level. */
export const reads = {
  // The size stands in the text: of a parameter PostgreSQL expects a tenth of the table, and plans each time.
  loans: (
    size: number,
  ) => `select ${loanColumns} from loan where status = any($1) and (created_at, id) < ($2, $3)
    order by created_at desc, id desc limit ${size}`,
  loan: `select ${loanColumns} from loan where id = $1`,
  members: `select id, full_name as "fullName", city, occupation, bio, upper(user_type) as "userType",
    created_at as "memberSince" from profile where id = any($1)`,
  investments: `select parent.id as "loanId", page.* from unnest($1::uuid[]) as parent (id) cross join lateral (
    select id, amount, created_at as "createdAt", lender_id as "lenderId" from investment
    where loan_id = parent.id order by created_at, id limit $2) as page`,
  counts: `select loan_id as "loanId", count(*)::int from investment where loan_id = any($1) group by loan_id`,
  markers: `select 'loan:' || id as id, public_latitude as latitude, public_longitude as longitude, title,
      purpose as subtitle, upper(status) as status, amount_requested as "amountRequested", amount_funded as "amountFunded",
      upper(risk_level) as "riskLevel"
    from loan where status = 'open' and not frozen and public_latitude is not null
      and point(public_longitude, public_latitude) <@ box(point($1, $2), point($3, $4)) limit 501`,
  me: `select id, full_name as "fullName", city, upper(user_type) as "userType",
    upper(verification_status) as "verificationStatus", occupation, bio, created_at as "createdAt"
    from profile where id = $1`,
  wallet: `select id, currency, available_balance as "availableBalance", held_balance as "heldBalance"
    from wallet_state where user_id = $1`,
  lines: `select ${lineColumns} from wallet_transaction
    where wallet_id = (select id from wallet where user_id = $1) order by position desc limit $2`,
} as const

/** Loads members for whoever refers to them, each once. */
export async function membersOf(query: Query, ids: readonly string[]): Promise<unknown[]> {
  const rows = await query<{ readonly id: string }>(reads.members, [[...new Set(ids)]])
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => found.get(id))
}

/** Loads pages of investments: those of one level ask for equally many. */
export async function investmentsOf(
  query: Query,
  pages: readonly InvestmentsOf[],
): Promise<unknown[]> {
  const ids = pages.map(({ loanId }) => loanId)
  const rows = await query<{ readonly loanId: string }>(reads.investments, [ids, pages[0]?.first])
  const found = Map.groupBy(rows, ({ loanId }) => loanId)
  return ids.map((id) => found.get(id) ?? [])
}

/** Counts investments. */
export async function countsOf(query: Query, pages: readonly InvestmentsOf[]): Promise<number[]> {
  const ids = pages.map(({ loanId }) => loanId)
  const rows = await query<{ loanId: string; count: number }>(reads.counts, [ids])
  const found = new Map(rows.map(({ loanId, count }) => [loanId, count]))
  return ids.map((id) => found.get(id) ?? 0)
}
