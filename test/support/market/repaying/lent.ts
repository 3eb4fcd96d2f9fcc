import { invest } from '../../../../src/lending/investing/invest.ts'
import { planLateLoans } from '../../../../src/lending/late/arrears.ts'
import type { LateTerms } from '../../../../src/lending/late/terms.ts'
import { withdrawFromLoan } from '../../../../src/lending/leaving/withdraw.ts'
import type { Limits } from '../../../../src/lending/limits.ts'
import { publishLoan } from '../../../../src/lending/loan/change.ts'
import { createLoan } from '../../../../src/lending/loan/create.ts'
import { deposit } from '../../../../src/lending/payments/pay.ts'
import type { Platform } from '../../../../src/lending/platform.ts'
import { previewRepayment } from '../../../../src/lending/repaying/preview.ts'
import { type Prepayment, type Repaid, repayLoan } from '../../../../src/lending/repaying/repay.ts'
import { openLedger, type TestLedger } from '../books/ledger.ts'
import { travel } from '../travel.ts'

/** A loan that was paid out, and what can be done with it on which day. */
interface Lent {
  readonly id: string
  /** Pays so many cents on a day. */
  pay(day: string, amount: number, prepayment?: Prepayment): Promise<Repaid>
  /** What that would do. */
  preview(day: string, amount: number, prepayment?: Prepayment): ReturnType<typeof previewRepayment>
  /** Withdraws from it on a day, or now. */
  withdraw(day?: string): ReturnType<typeof withdrawFromLoan>
  /** What is due on a day, and what would repay it, in cents. */
  owed(day: string): Promise<{ due: number; payoff: number; late: number }>
  /** Its schedule: day, interest, principal, what was prepaid, what is left. */
  plan(): Promise<(string | number)[][]>
  /** The same of all instalments that were replaced, oldest first. */
  former(): Promise<(string | number)[][]>
}

/** The rules on a database whose clock stands where a test puts it. */
export interface Lending extends TestLedger {
  /** Pays a loan out on a day: cents, the rate as the platform keeps it, months, and what is special about being late. */
  lend(
    day: string,
    amount: bigint,
    rate: number,
    months: number,
    late?: Partial<LateTerms>,
    /** What each of several lenders gives; one gives it all by default. */
    parts?: readonly bigint[],
    /** Other limits of the platform, such as its fee. */
    others?: Partial<Limits>,
  ): Promise<Lent>
  /** Has its borrower repay a loan today. */
  repay(platform: Platform, loanId: string, amount: bigint, prepayment: Prepayment): Promise<Repaid>
}

/** Opens them, on one connection, so that the moment that is set for it is set for all. */
export async function openLending(): Promise<Lending> {
  const ledger = await openLedger(undefined, 1)
  const { platform, database } = ledger
  const borrower = await ledger.member('borrower')
  await deposit(platform, borrower, { amount: 10n ** 9n })
  const lenders: string[] = []
  /** So many lenders, with money. */
  const lendersFor = async (count: number): Promise<readonly string[]> => {
    while (lenders.length < count) {
      const lender = await ledger.member(`lender-${lenders.length}`)
      await deposit(platform, lender, { amount: 10n ** 9n })
      lenders.push(lender)
    }
    return lenders
  }
  const lenient = { ...platform, limits: { ...platform.limits, borrowWhileLate: true } }
  const on = async (day: string) => {
    await travel(platform.database, new Date(`${day}T12:00:00Z`))
    await planLateLoans(platform)
  }
  const rows = (table: string, id: string, order: string) =>
    database.sql<Record<string, string | number>>(
      `select to_char(due_on, 'MM-DD') as due, interest::int, principal::int, prepaid::int, balance::int
        from ${table} where loan_id = $1 order by ${order}`,
      [id],
    )
  const asLists = (found: readonly Record<string, string | number>[]) =>
    found.map((row) => Object.values(row))

  const lend = async (
    day: string,
    amountRequested: bigint,
    interestRate: number,
    repaymentPeriodMonths: number,
    late: Partial<LateTerms> = {},
    parts: readonly bigint[] = [amountRequested],
    others: Partial<Limits> = {},
  ): Promise<Lent> => {
    await on(day)
    const words = { title: 'T', description: 'd', purpose: 'p' }
    const terms = { amountRequested, interestRate, repaymentPeriodMonths }
    const { loan } = await createLoan(
      platform,
      { id: borrower, scopes: [] },
      { ...words, ...terms },
    )
    await publishLoan(lenient, { id: borrower, scopes: [] }, { id: loan.id })
    const limits = { ...lenient.limits, ...others }
    const lateTerms = { ...limits.lateTerms, ...late }
    const lenders = await lendersFor(parts.length)
    for (const [at, amount] of parts.entries())
      await invest({ ...platform, limits: { ...limits, lateTerms } }, lenders[at] ?? '', {
        loanId: loan.id,
        amount,
      })
    return {
      id: loan.id,
      pay: async (at, amount, prepayment = 'shorten') => {
        await on(at)
        return repayLoan({ ...platform, limits }, borrower, {
          loanId: loan.id,
          amount: BigInt(amount),
          prepayment,
        })
      },
      preview: async (at, amount, prepayment = 'shorten') => {
        await on(at)
        return previewRepayment(platform, borrower, {
          loanId: loan.id,
          amount: BigInt(amount),
          prepayment,
        })
      },
      withdraw: async (at) => {
        if (at !== undefined) await on(at)
        return withdrawFromLoan(platform, borrower, { loanId: loan.id })
      },
      owed: async (at) => {
        await on(at)
        const [row] = await platform.database.query<{ due: number; payoff: number; late: number }>(
          `select amount_due::int as due, payoff_amount::int as payoff, days_past_due as late
            from loan_debt where loan_id = $1`,
          [loan.id],
        )
        return row ?? { due: 0, payoff: 0, late: 0 }
      },
      plan: async () => asLists(await rows('instalment', loan.id, 'number')),
      former: async () => asLists(await rows('former_instalment', loan.id, 'replaced_at, number')),
    }
  }
  return {
    ...ledger,
    lend,
    repay: (at, loanId, amount, prepayment) =>
      repayLoan(at, borrower, { loanId, amount, prepayment }),
  }
}
