import { keepBooks } from '../../../src/lending/books/keep.ts'
import { invest } from '../../../src/lending/investing/invest.ts'
import { autoInvest } from '../../../src/lending/investing/orders/standing-orders.ts'
import { planLateLoans } from '../../../src/lending/late/arrears.ts'
import { freezeLate } from '../../../src/lending/late/borrower.ts'
import type { LateTerms } from '../../../src/lending/late/terms.ts'
import { auditLedger } from '../../../src/lending/ledger/audit.ts'
import { publishLoan } from '../../../src/lending/loan/change.ts'
import { createLoan } from '../../../src/lending/loan/create.ts'
import { expireLoans } from '../../../src/lending/loan/expire.ts'
import { updatePreferences } from '../../../src/lending/member/preferences.ts'
import { deposit, withdraw } from '../../../src/lending/payments/pay.ts'
import type { Platform } from '../../../src/lending/platform.ts'
import { Refusal } from '../../../src/lending/refusal.ts'
import { defaultLoans } from '../../../src/lending/repaying/default/default.ts'
import { takeAutopayments } from '../../../src/lending/repaying/due/autopay.ts'
import { remindBorrowers } from '../../../src/lending/repaying/due/day.ts'
import { repayLoan } from '../../../src/lending/repaying/repay.ts'
import { keepMonthEnd } from '../../../src/lending/reports/month-end.ts'
import { lesser } from '../../../src/money.ts'
import { type Random, seededRandom } from '../../../src/seed/random.ts'
import type { TestDatabase } from '../database.ts'
import { requireBooks } from './books/books.ts'
import { requireEachCent } from './books/each-cent.ts'
import { openLedger } from './books/ledger.ts'
import { requireReports } from './books/reports.ts'
import { requireTaxes } from './books/taxes.ts'
import { checkMarket } from './market-checks.ts'
import { daysAfter, travel } from './travel.ts'

/** How large a market is, and for how long it is watched. */
export interface MarketSize {
  readonly people: number
  readonly loans: number
  readonly months: number
  readonly seed: number
}

/** What happened in it. */
export type MarketReport = Readonly<Record<string, number>>

const START = new Date('2027-01-01T10:00:00Z')
const DAYS_OF_MONTH = 30
const STANDING_ORDERS = 6

/** How a borrower repays: on the day, some days late, all of it early, or at some time no more. */
const habits = ['punctual', 'punctual', 'late', 'early', 'defaulter', 'recovering'] as const

/** What being late costs: nothing but the loan's interest, or more in several ways. */
const lateRules: readonly Partial<LateTerms>[] = [
  {},
  { interest: 'none' },
  { interest: 'penalty', penalty: { points: 500, rate: null, graceDays: 5 } },
  {
    interest: 'penalty',
    penalty: { points: null, rate: 2400, graceDays: 0 },
    lateFee: { amount: null, percent: 500, afterDays: 10, repeats: true, to: 'lenders' },
    allocation: 'de-consumer',
  },
  { lateFee: { amount: 1500n, percent: 500, afterDays: 15, repeats: false, to: 'lenders' } },
  {
    lateFee: { amount: 700n, percent: null, afterDays: 3, repeats: true, to: 'platform' },
    allocation: 'principal,interest,fee,penalty',
  },
]

interface Owed {
  readonly id: string
  readonly borrower: string
  readonly status: 'active' | 'defaulted'
  readonly due: bigint
  readonly payoff: bigint
  readonly late: number
  readonly paid: bigint
}

const owed = `select loan.id, borrower_id as borrower, status, amount_due as due, payoff_amount as payoff, days_past_due as late,
    (select count(*) from instalment where instalment.loan_id = loan.id and principal_paid + interest_paid = principal + interest) as paid
  from loan join loan_debt on loan_id = loan.id
  where status = 'active' or (status = 'defaulted' and payoff_amount > 0) order by loan.id`

/** Runs a market day by day, with the clock of the database, and checks all of its books in the end. */
export async function runMarket(size: MarketSize): Promise<MarketReport> {
  // One connection, so that the moment that is set for it is set for all.
  const rules = await openLedger(undefined, 1)
  const { platform } = rules
  const limits = { ...platform.limits, serviceFee: 500, originationFee: 100 }
  const market = new Market({ ...platform, limits }, size, seededRandom(size.seed))
  try {
    await travel(platform.database, START)
    await market.open((subject) => rules.member(subject))
    let seen = '1:1:'
    for (let day = 0; day < size.months * DAYS_OF_MONTH; day += 1) {
      const date = daysAfter(START, day)
      await travel(platform.database, date)
      await keepMonthEnd(platform, date.toISOString().slice(0, 10))
      await keepBooks(platform)
      await market.live(day)
      if (day % 7 === 0) seen = await requireSound(rules.database, seen)
      if (day % DAYS_OF_MONTH === 15) await requireEachCent(platform)
    }
    const differences = await auditLedger(rules.database.url)
    if (differences.length > 0) throw new Error(`audit: ${JSON.stringify(differences.slice(0, 3))}`)
    const cents = await requireEachCent(platform)
    const last = daysAfter(START, size.months * DAYS_OF_MONTH - 1)
      .toISOString()
      .slice(0, 10)
    const reported = await requireReports(platform, last)
    const taxes = await requireTaxes(platform, yearsOf(size))
    const journal = await requireBooks(platform)
    return {
      ...market.done,
      cents,
      reported,
      taxes,
      journal,
      ...(await checkMarket(rules.database)),
    }
  } finally {
    await rules.close()
  }
}

/** The years in which a market lives. */
function yearsOf({ months }: MarketSize): number[] {
  const last = daysAfter(START, months * DAYS_OF_MONTH).getUTCFullYear()
  const first = START.getUTCFullYear()
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (year) => Date.UTC(year) <= daysAfter(START, months * DAYS_OF_MONTH - 1).getTime(),
  )
}

/** Audits what is new since a snapshot; returns the next one. */
async function requireSound({ sql }: TestDatabase, seen: string): Promise<string> {
  const [now] = await sql<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot')
  const [difference] = await sql('select * from ledger_differences($1)', [seen])
  if (difference !== undefined) throw new Error(`audit of a week: ${JSON.stringify(difference)}`)
  return now?.snapshot ?? seen
}

class Market {
  readonly done: Record<string, number> = {}
  readonly #platform: Platform
  readonly #size: MarketSize
  readonly #random: Random
  #lenders: string[] = []
  #borrowers: string[] = []
  readonly #habits = new Map<string, (typeof habits)[number]>()

  constructor(platform: Platform, size: MarketSize, random: Random) {
    this.#platform = platform
    this.#size = size
    this.#random = random
  }

  /** Brings people in: seven of ten lend, some of them by standing order. */
  async open(member: (subject: string) => Promise<string>): Promise<void> {
    const people: string[] = []
    for (let one = 0; one < this.#size.people; one += 1) people.push(await member(`person-${one}`))
    const lending = Math.ceil(people.length * 0.7)
    this.#lenders = people.slice(0, lending)
    this.#borrowers = people.slice(lending)
    // One of five has what is due taken from the wallet, whatever their habits.
    for (const [index, borrower] of this.#borrowers.entries())
      if (index % 5 === 0) await updatePreferences(this.#platform, borrower, { autopay: true })
    for (const [index, lender] of this.#lenders.entries()) {
      await deposit(this.#platform, lender, {
        amount: BigInt(this.#random.whole(10, 400)) * 1_000n,
      })
      if (index < STANDING_ORDERS) await this.#order(lender)
    }
  }

  /** A day: loans are published and funded, what is due is repaid or not, and the clock does its work, twice. */
  async live(day: number): Promise<void> {
    const publishing = (this.#size.months * DAYS_OF_MONTH) / 3
    const today = this.#size.loans / publishing
    const count = Math.floor((day + 1) * today) - Math.floor(day * today)
    if (day < publishing) for (let one = 0; one < count; one += 1) await this.#publish()
    for (const loan of await this.#platform.database.query<Owed>(owed)) await this.#repay(loan)
    const jobs = [expireLoans, planLateLoans, takeAutopayments, remindBorrowers, defaultLoans]
    for (const work of [...jobs, freezeLate]) {
      this.#count(work.name, await work(this.#platform))
      this.#count(`${work.name} again`, await work(this.#platform))
    }
    if (day % 7 === 0) await this.#withdraw()
  }

  #order(lender: string): Promise<unknown> {
    return updatePreferences(this.#platform, lender, {
      autoInvestEnabled: true,
      autoInvestMaxPerLoan: BigInt(this.#random.whole(25, 300)) * 100n,
      minInterestRate: this.#random.whole(0, 1) * 600,
    })
  }

  /** Has somebody publish a loan who is not late with another. */
  async #publish(): Promise<void> {
    const first = this.#random.whole(0, this.#borrowers.length - 1)
    const inTurn = [...this.#borrowers.slice(first), ...this.#borrowers.slice(0, first)]
    for (const borrower of inTurn) if (await this.#published(borrower)) return
    this.#count('nobody may borrow')
  }

  async #published(borrower: string): Promise<boolean> {
    const { loan } = await createLoan(
      this.#platform,
      { id: borrower, scopes: [] },
      {
        title: 'A loan of the market',
        description: 'For the test.',
        purpose: 'test',
        amountRequested: BigInt(this.#random.whole(5_000, 200_000)),
        interestRate: this.#random.whole(0, 3_600),
        repaymentPeriodMonths: this.#random.whole(1, Math.floor(this.#size.months / 3)),
      },
    )
    try {
      await publishLoan(this.#platform, { id: borrower, scopes: [] }, { id: loan.id })
    } catch (error) {
      if (!(error instanceof Refusal && error.reasons[0]?.code === 'BORROWER_LATE')) throw error
      this.#count('refused as late')
      return false
    }
    this.#habits.set(loan.id, this.#random.pick(habits))
    this.#count('published')
    this.#count('invested by standing order', await autoInvest(this.#platform, loan.id))
    // One in eight finds nobody else, and expires.
    if (this.#random.whole(1, 8) > 1) await this.#fund(loan.id, loan.amountRequested)
    return true
  }

  async #fund(id: string, requested: bigint): Promise<void> {
    const { limits } = this.#platform
    const lateTerms = {
      ...limits.lateTerms,
      ...lateRules[(this.done.published ?? 0) % lateRules.length],
    }
    const platform = { ...this.#platform, limits: { ...limits, lateTerms } }
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const [row] = await this.#platform.database.query<{ rest: bigint }>(
        "select amount_requested - amount_funded as rest from loan where id = $1 and status = 'open'",
        [id],
      )
      if (row === undefined) return
      const lender = this.#random.pick(this.#lenders)
      const amount = lesser(row.rest, 2_500n + requested / BigInt(this.#random.whole(2, 12)))
      await deposit(this.#platform, lender, { amount })
      await invest(platform, lender, { loanId: id, amount })
      this.#count('invested by hand')
    }
  }

  async #repay(loan: Owed): Promise<void> {
    const amount = this.#pays(loan)
    if (amount <= 0n) return
    await deposit(this.#platform, loan.borrower, { amount })
    const prepayment = this.#random.pick(['shorten', 'lower', 'advance'] as const)
    const paid = { loanId: loan.id, amount, prepayment }
    const { prepaid } = await repayLoan(this.#platform, loan.borrower, paid)
    this.#count(loan.status === 'defaulted' ? 'recovered' : 'repaid')
    if (prepaid > 0n) this.#count(`prepaid to ${prepayment}`)
  }

  #pays({ id, status, due, payoff, late, paid }: Owed): bigint {
    const habit = this.#habits.get(id)
    const now = this.#random.whole(1, 100)
    if (status === 'defaulted') return habit === 'recovering' && now <= 3 ? payoff / 3n + 1n : 0n
    if (habit === 'early' && now === 1) return payoff
    if (due === 0n) return now <= 2 ? 137n : now <= 8 ? payoff / 5n : 0n
    if (habit === 'late') return late >= now ? due : 0n
    return (habit === 'defaulter' || habit === 'recovering') && paid >= 1n ? 0n : due
  }

  async #withdraw(): Promise<void> {
    const lender = this.#random.pick(this.#lenders)
    const [row] = await this.#platform.database.query<{ balance: bigint }>(
      'select available_balance as balance from wallet_state where user_id = $1',
      [lender],
    )
    if (row === undefined || row.balance < 2n) return
    await withdraw(this.#platform, lender, { amount: row.balance / 2n })
    this.#count('withdrawn')
  }

  #count(what: string, more = 1): void {
    this.done[what] = (this.done[what] ?? 0) + more
  }
}
