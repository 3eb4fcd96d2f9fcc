import type { BenchDatabase } from '../database.ts'
import type { Reader } from './crowd.ts'

/** The values of a filter that are measured, by how much they find: most, few, nothing. */
type Values = Readonly<Record<string, unknown>>
/** The filters of a list. */
export type Filters = Readonly<Record<string, Values>>

const day = (days: number) => new Date(Date.now() + days * 86_400_000)
const date = (days: number) => day(days).toISOString().slice(0, 10)
const edge = (column: string, direction: 'asc' | 'desc') =>
  `(select ${column} from loan where published_at is not null order by ${column} ${direction} offset 20 limit 1)`

/** Values for what loans are filtered by, chosen from what the database has. */
export async function loanValues({ admin }: BenchDatabase, reader: Reader): Promise<Filters> {
  const { rows } =
    await admin.query(`select ${edge('published_at', 'desc')} as newest, ${edge('published_at', 'asc')} as oldest,
    ${edge('amount_requested', 'desc')}::int as most, borrower_id as somebody, public_longitude as x, public_latitude as y,
    (select min(due_on)::text from instalment where principal_paid + interest_paid < principal + interest) as due,
    (select max(due_on)::text from instalment where principal_paid + interest_paid < principal + interest) as last
    from loan where status = 'open' and public_latitude is not null limit 1`)
  const { newest, oldest, most, somebody, x, y, due, last } = rows[0]
  const box = (west: number, south: number, size: number) => ({
    bbox: { west, south, east: west + size, north: south + size },
  })
  const { bbox: city } = box(x - 0.3, y - 0.3, 0.6)
  const { bbox: few } = box(x - 0.02, y - 0.02, 0.04)
  const { bbox: sea } = box(-140, -50, 5)
  return {
    status: {
      common: ['OPEN'],
      rare: ['REPAID'],
      several: ['ACTIVE', 'REPAID', 'DEFAULTED'],
      absent: ['FUNDED'],
    },
    borrowerId: {
      common: reader.id,
      rare: somebody,
      absent: '00000000-0000-7000-8000-000000000000',
    },
    purpose: { common: 'retail', rare: 'beekeeping', absent: 'alchemy' },
    purposes: {
      common: ['retail', 'craft'],
      rare: ['beekeeping', 'alchemy'],
      absent: ['alchemy', 'magic'],
    },
    riskLevel: { common: ['LOW', 'HIGH'] },
    minRate: { common: '8', rare: '19', absent: '30' },
    maxRate: { common: '12', rare: '2', absent: '1' },
    minMonths: { common: 9, rare: 60, absent: 80 },
    maxMonths: { common: 24, rare: 6, absent: 3 },
    minAmount: { common: '1000', rare: String(most / 100), absent: '900000' },
    maxAmount: { common: '5000', rare: '50', absent: '10' },
    publishedSince: { common: day(-5), rare: newest, absent: day(30) },
    publishedUntil: { common: day(0), rare: oldest, absent: day(-9000) },
    q: { common: 'the', rare: 'beekeeping', absent: 'zeppelin', several: 'winter roof' },
    bbox: {
      common: { west: -179, south: -80, east: 179, north: 80 },
      city,
      rare: few,
      absent: sea,
    },
    dueFrom: { common: date(0), rare: last, absent: date(9000) },
    dueTo: { common: date(300), rare: due, absent: date(-9000) },
    overdue: { common: false, rare: true },
  }
}

/** Values for what a member's money is filtered by. */
export function moneyValues(): Filters {
  return {
    type: { common: 'DEPOSIT', rare: 'WITHDRAWAL', absent: 'REVERSAL' },
    direction: { common: 'CREDIT', rare: 'DEBIT' },
    since: { common: day(-30), absent: day(30) },
    until: { common: day(1), absent: day(-9000) },
  }
}
