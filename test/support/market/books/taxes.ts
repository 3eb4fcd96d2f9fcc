import { type RepaymentReceipt, receiptOf } from '../../../../src/lending/documents/receipt.ts'
import { taxCertificate } from '../../../../src/lending/documents/tax-certificate.ts'
import type { Platform } from '../../../../src/lending/platform.ts'
import {
  counted,
  type TaxLine,
  taxFigures,
  taxLinesOf,
  taxYearOf,
} from '../../../../src/lending/tax/figures.ts'
import { readPage } from '../../../../src/reads/list.ts'
import { positionBy } from '../../../../src/reads/page.ts'

/** What investments say of a member, and what the ledger wrote off, by year. */
const books = `select profile.id,
    (select coalesce(sum(interest_earned - interest_before), 0)::bigint from investment where lender_id = profile.id) as earned,
    (select coalesce(sum(charges_earned), 0)::bigint from investment where lender_id = profile.id) as charges,
    (select coalesce(sum(amount - principal_repaid), 0)::bigint from investment where lender_id = profile.id and status = 'defaulted') as lost
  from profile order by profile.id`
const writtenOff = `select lender_id as id, extract(year from moved.created_at at time zone business_timezone())::int as year, -sum(entry.amount)::bigint as amount
  from investment join account on account.investment_id = investment.id join entry on account_id = account.id
  join ledger_transaction as moved on moved.id = ledger_transaction_id where moved.kind = 'write_off' group by 1, 2`

/** Repayments that stand, in the order in which they were made, with what their loans have of interest in the loan book. */
const repayments = `select line.id, user_id as "memberId", line.loan_id as "loanId",
    (select sum(interest_earned - interest_before)::bigint + service_fee from investment where loan_id = loan.id and status <> 'cancelled') as booked
  from wallet_transaction as line join wallet on wallet.id = wallet_id join loan on loan.id = line.loan_id
  where type = 'repayment_paid' and direction = 'debit' and reversed_at(line.ledger_transaction_id) is null order by line.created_at, line.id`

interface Books {
  readonly id: string
  readonly earned: bigint
  readonly charges: bigint
  readonly lost: bigint
}
interface Repayment {
  readonly id: string
  readonly memberId: string
  readonly loanId: string
  readonly booked: bigint
}
interface WrittenOff {
  readonly id: string
  readonly year: number
  readonly amount: bigint
}
type Sums = Record<(typeof taxFigures)[number], bigint>

/** Compares every member's figures for taxes with receipts, investments and the ledger; throws where they disagree. Returns how many figures are not 0. */
export async function requireTaxes(platform: Platform, years: readonly number[]): Promise<number> {
  const { database } = platform
  const members = await database.query<Books>(books)
  const losses = await database.query<WrittenOff>(writtenOff)
  const receipts = await sumReceipts(database)
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
    const { interest, charges: late } = receipts.get(id) ?? { interest: 0n, charges: 0n }
    equal('interest on receipts', interest, all.interest_paid)
    equal('charges on receipts', late, all.charges_paid)
  }
  return figures
}

type Receipts = Pick<RepaymentReceipt, 'interest' | 'charges'>

/** Sums each borrower's receipts, and compares those of each loan with the loan book, and what each leaves with the one before it. */
async function sumReceipts(database: Platform['database']): Promise<Map<string, Receipts>> {
  const ofMembers = new Map<string, Receipts>()
  const ofLoans = new Map<string, { interest: bigint; booked: bigint; left: bigint | null }>()
  for (const one of await database.query<Repayment>(repayments)) {
    const receipt = await receiptOf(database, one.memberId, one.id)
    if (receipt === null) throw new Error(`no receipt for ${one.id}`)
    const { amount, principal, interest, charges, principalLeft } = receipt
    equal('the parts of a receipt', principal + interest + charges, amount)
    const loan = ofLoans.get(one.loanId) ?? { interest: 0n, booked: one.booked, left: null }
    if (loan.left !== null && principalLeft !== null)
      equal('principal that is left', principalLeft, loan.left - principal)
    loan.left = principalLeft
    loan.interest += interest
    ofLoans.set(one.loanId, loan)
    const known = ofMembers.get(one.memberId) ?? { interest: 0n, charges: 0n }
    ofMembers.set(one.memberId, {
      interest: known.interest + interest,
      charges: known.charges + charges,
    })
  }
  for (const [id, { interest, booked }] of ofLoans) equal(`interest of ${id}`, interest, booked)
  return ofMembers
}

/** The figures of a member's certificate. */
async function certificate(platform: Platform, memberId: string, year: number) {
  const due = { memberId, place: memberId, period: String(year), loanId: null }
  const certificate = await taxCertificate.content(platform, due, 'en')
  return certificate?.figures ?? {}
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
    after = positionBy(listing)(last)
  }
}
