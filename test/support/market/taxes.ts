import { taxCertificate } from '../../../src/lending/documents/tax-certificate.ts'
import type { Platform } from '../../../src/lending/platform.ts'
import {
  counted,
  type TaxLine,
  taxFigures,
  taxLinesOf,
  taxYearOf,
} from '../../../src/lending/tax/figures.ts'
import { cashFlowPosition } from '../../../src/lending/wallet/cash-flow.ts'
import { readPage } from '../../../src/reads/list.ts'

/** What investments say of a member, and what the ledger wrote off, by year. */
const books = `select profile.id,
    (select coalesce(sum(interest_earned - interest_before), 0)::bigint from investment where lender_id = profile.id) as earned,
    (select coalesce(sum(charges_earned), 0)::bigint from investment where lender_id = profile.id) as charges,
    (select coalesce(sum(amount - principal_repaid), 0)::bigint from investment where lender_id = profile.id and status = 'defaulted') as lost
  from profile order by profile.id`
const writtenOff = `select lender_id as id, extract(year from moved.created_at at time zone business_timezone())::int as year, -sum(entry.amount)::bigint as amount
  from investment join account on account.investment_id = investment.id join entry on account_id = account.id
  join ledger_transaction as moved on moved.id = ledger_transaction_id where moved.kind = 'write_off' group by 1, 2`

interface Books {
  readonly id: string
  readonly earned: bigint
  readonly charges: bigint
  readonly lost: bigint
}
interface WrittenOff {
  readonly id: string
  readonly year: number
  readonly amount: bigint
}
type Sums = Record<(typeof taxFigures)[number], bigint>

/** Compares every member's figures for taxes with investments and the ledger; throws where they disagree. Returns how many figures are not 0. */
export async function requireTaxes(platform: Platform, years: readonly number[]): Promise<number> {
  const { database } = platform
  const members = await database.query<Books>(books)
  const losses = await database.query<WrittenOff>(writtenOff)
  let figures = 0
  for (const { id, earned, charges, lost } of members) {
    const all: Sums = { ...none }
    for (const year of years) {
      const figuresOf = await taxYearOf(database, id, year)
      const lines = await everyLine(database, id, year)
      const certified = await certificate(platform, id, year)
      for (const figure of taxFigures) {
        const listed = lines.filter((line) => line.figure === figure).map(counted)
        equal(`${figure} of ${year}`, sum(listed), figuresOf[figure])
        equal(
          `${figure} on the certificate of ${year}`,
          BigInt(String(certified[figure])),
          sum(listed),
        )
        all[figure] += figuresOf[figure]
        if (figuresOf[figure] !== 0n) figures += 1
      }
      const off = losses.find((one) => one.id === id && one.year === year)?.amount ?? 0n
      equal(`written off in ${year}`, off, figuresOf.losses)
    }
    equal('interest after fees', all.interest - all.fees, earned)
    equal('charges', all.charges, charges)
    equal('losses after recoveries', all.losses - all.recoveries, lost)
  }
  return figures
}

/** The figures of a member's certificate. */
async function certificate(platform: Platform, memberId: string, year: number) {
  const due = { memberId, place: memberId, period: String(year), loanId: null }
  const draft = await taxCertificate.draft(platform, due, 'en')
  return draft?.figures ?? {}
}

const none: Sums = Object.fromEntries(taxFigures.map((figure) => [figure, 0n])) as Sums
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

function equal(what: string, found: bigint, expected: bigint): void {
  if (found !== expected) throw new Error(`${what}: ${found} instead of ${expected}`)
}

async function everyLine(
  database: Platform['database'],
  id: string,
  year: number,
): Promise<TaxLine[]> {
  const listing = taxLinesOf(database, id, year, null)
  const found: TaxLine[] = []
  for (let after: readonly string[] | undefined; ; ) {
    const window = { limit: 100, after, before: undefined, backwards: false }
    const { rows, more } = await readPage<TaxLine>(database, listing, window)
    found.push(...rows)
    const last = rows.at(-1)
    if (more !== true || last === undefined) return found
    after = cashFlowPosition(last)
  }
}
