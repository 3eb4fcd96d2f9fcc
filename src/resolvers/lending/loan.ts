import type { Context } from '../../context.ts'
import { noRecord } from '../../entities/loan/borrower-record.ts'
import type { Loan } from '../../entities/loan/loan.ts'
import type { LoanDebt } from '../../entities/loan/loan-debt.ts'
import { ToldError } from '../../languages/told-error.ts'
import { lateTermsOf } from '../../lending/late/terms.ts'
import { publishLoan, updateLoan } from '../../lending/loan/change.ts'
import { createLoan, sharePercent } from '../../lending/loan/create.ts'
import { cancelLoan } from '../../lending/loan/decide.ts'
import { isByOperator, visibleActor } from '../../lending/loan/history.ts'
import { importLoans } from '../../lending/loan/import.ts'
import {
  hidesFromBlocked,
  isInsider,
  maySee,
  owns,
  seesDebt,
  seesReason,
  visibleLoan,
  visibleLocation,
} from '../../lending/member/access.ts'
import { MemberBlocked } from '../../lending/member/known-members.ts'
import type { Cost, LoanTerms } from '../../lending/repaying/schedule/cost.ts'
import { quote } from '../../lending/repaying/schedule/quote.ts'
import { after, type Ready } from '../../reads/loader.ts'
import { loadOne, primed } from '../../reads/loaders.ts'
import { liveState } from '../live.ts'
import { byRule, orRefusal, outcome, userError } from '../refusals/outcome.ts'
import { memberOf } from '../related.ts'
import { isShareable } from '../sharing.ts'
import type { Resolvers } from '../types.generated.ts'

export const loan = {
  Query: {
    loan: async (_, { id }, { viewer, loaders, ahead }, info) => {
      await ahead.one(info, 'loan', id)
      const loan = await loaders.loan.load(id)
      if (loan !== null && hidesFromBlocked(viewer, loan)) throw new MemberBlocked()
      return visibleLoan(viewer, loan)
    },
    loanQuote: (_, { amount, interestRate, months }, context) =>
      orRefusal(context, () => {
        const terms = { amount, rate: interestRate, months }
        return quote(context.platform, context.viewer.id, terms)
      }),
  },
  Loan: {
    borrower: ({ borrowerId }, _, { loaders }) => loadOne(loaders.profile, borrowerId),
    locationLatitude: (loan, _, { viewer }) => visibleLocation(viewer, loan).latitude ?? null,
    locationLongitude: (loan, _, { viewer }) => visibleLocation(viewer, loan).longitude ?? null,
    amountDue: owed('amountDue'),
    payoffAmount: owed('payoffAmount'),
    chargesDue: owed('chargesDue'),
    principalOutstanding: owed('principalOutstanding'),
    daysPastDue: owed('daysPastDue'),
    writtenOffAt: (loan, _, context) =>
      loan.writtenOffAt && ifRepaymentSeen(context, loan, () => loan.writtenOffAt),
    writtenOffAmount: (loan, _, context) =>
      loan.writtenOffAmount && ifRepaymentSeen(context, loan, () => loan.writtenOffAmount),
    recovered: (loan, _, context) =>
      loan.status === 'defaulted'
        ? ifRepaymentSeen(context, loan, () => loan.recovered)
        : loan.recovered,
    externalId: (loan, _, { viewer }) => (owns(viewer, loan.borrowerId) ? loan.externalId : null),
    metadata: (loan, _, { viewer }) => (owns(viewer, loan.borrowerId) ? loan.metadata : null),
    autopay: (loan, _, { viewer }) =>
      loan.disbursementDate === null || isInsider(viewer, loan.borrowerId) ? loan.autopay : null,
    repaymentVisible: (loan, _, context) => seesRepayment(context, loan),
    borrowerRecord: async ({ status, borrowerId }, _, { loaders }) => {
      // It tells how the borrower pays others now, which concerns nobody whose money is back.
      const isSeen = status === 'open' || (await loaders.lentTo.load(borrowerId)) > 0n
      return isSeen ? ((await loaders.borrowerRecord.load(borrowerId)) ?? noRecord) : null
    },
    lentToBorrower: ({ borrowerId }, _, { loaders }) => loaders.lentTo.load(borrowerId),
    paused: isPaused,
    pauseReasons: (loan, _, { viewer, loaders }) =>
      isPaused(loan) && maySee(viewer) ? loaders.pauseReasons.load(loan.id) : null,
    freeze: (loan, _, { viewer, loaders }) =>
      isPaused(loan) && maySee(viewer) ? loaders.freeze.load(loan.id) : null,
    amountRemaining: ({ amountRequested, amountFunded }) => amountRequested - amountFunded,
    fundedPercent: (loan) => sharePercent(loan, loan.amountFunded),
    apr: (loan, _, context) => costOfLoan(context, loan)?.apr ?? null,
    aprReason: (loan, _, context) => costOfLoan(context, loan)?.aprReason ?? null,
    originationFee: (loan, _, context) => costOfLoan(context, loan)?.originationFee ?? null,
    lateTerms: (loan, _, { platform }) =>
      loan.disbursementDate ? lateTermsOf(loan.lateTerms) : platform.limits.lateTerms,
    withdrawalDays: ({ disbursementDate, withdrawalDays }, _, { platform }) =>
      disbursementDate ? withdrawalDays : platform.limits.exitTerms.withdrawalDays,
    withdrawnAt: (loan, _, context) =>
      loan.withdrawnAt && ifRepaymentSeen(context, loan, () => loan.withdrawnAt),
    repayBy: (loan, _, context) =>
      loan.repayBy && ifRepaymentSeen(context, loan, () => loan.repayBy),
    feeRefund: ({ disbursementDate, feeRefund }, _, { platform }) =>
      disbursementDate ? feeRefund : platform.limits.exitTerms.feeRefund,
    feeRefunded: (loan, _, context) =>
      loan.disbursementDate && ifRepaymentSeen(context, loan, () => loan.feeRefunded),
    aprAfterRefund: (loan, _, context) =>
      loan.feeRefunded > 0n
        ? ifRepaymentSeen(
            context,
            loan,
            () => costOfLoan(context, loan, loan.feeRefunded)?.apr ?? null,
          )
        : null,
    netProceeds: (loan, _, context) => costOfLoan(context, loan)?.netProceeds ?? null,
    history: ({ id }, _, { loaders }) => loaders.loanEvents.load(id),
  },
  LoanFreeze: { operator: ({ operatorId }, _, context) => memberOf(context, operatorId) },
  LoanEvent: {
    from: ({ fromStatus }) => fromStatus,
    to: ({ toStatus }) => toStatus,
    reason: async (event, _, { viewer, loaders }) => {
      const { loanId, reason, privateReason } = event
      if (privateReason === null) return reason
      const loan = await loadOne(loaders.loan, loanId)
      // Why it was returned concerns no lender.
      const seen =
        event.toStatus === 'draft'
          ? isInsider(viewer, loan.borrowerId)
          : await seesReason(viewer, loan, () => loaders.everInvested.get(loanId))
      return seen ? privateReason : reason
    },
    actorId: async (event, _, { viewer, loaders }) =>
      visibleActor(viewer, event, await loadOne(loaders.loan, event.loanId)),
    actor: async (event, _, context) => {
      const loan = await loadOne(context.loaders.loan, event.loanId)
      return memberOf(context, visibleActor(context.viewer, event, loan))
    },
    byOperator: async (event, _, { loaders }) =>
      isByOperator(event, await loadOne(loaders.loan, event.loanId)),
  },
  Subscription: {
    loanChanged: {
      subscribe: async (_, { id, initial }, { feed, viewer, live: loaders }, info) => {
        const watch = feed.watchLoan(id)
        const one = {
          read: async () => visibleLoan(viewer, watch.row() ?? (await loaders.loan.load(id))),
          versionOf: ({ version }: Loan) => version,
          alike: (loan: Loan) => isShareable(viewer.id, loan, info),
        }
        const changes = await liveState(watch, one, initial ?? true)
        if (changes !== null) return changes
        throw new ToldError('NOT_FOUND', 'refusal.loan.unknown')
      },
      resolve: (loan: Loan) => loan,
    },
  },
  Mutation: {
    createLoan: byRule(createLoan),
    importLoans: (_, { input }, context) =>
      outcome(context, async () => {
        const loans = await importLoans(context.platform, context.viewer, input.loans)
        const results = loans.map(({ reasons, ...result }) => ({
          ...result,
          userErrors: reasons.map((reason) => userError(context, reason)),
        }))
        return { results }
      }),
    updateLoan: loanByRule(updateLoan),
    publishLoan: loanByRule(publishLoan),
    cancelLoan: loanByRule(cancelLoan),
  },
} satisfies Resolvers

function isPaused({ status, frozen }: Pick<Loan, 'status' | 'frozen'>): boolean {
  return status === 'open' && frozen
}

/** A mutation that does nothing but change a loan by its rule, whose outcome tells what became of it: it is not read again. */
export function loanByRule<
  Input,
  Done extends { readonly loan: Loan | null; readonly debt?: LoanDebt | null | undefined },
>(rule: (platform: Context['platform'], viewer: Context['viewer'], input: Input) => Promise<Done>) {
  return (_: unknown, { input }: { readonly input: Input }, context: Context) =>
    outcome(context, async () => {
      const { debt, ...done } = await rule(context.platform, context.viewer, input)
      if (done.loan) primed(context.loaders.loan, done.loan)
      if (done.loan && debt !== undefined) context.loaders.loanDebt.prime(done.loan.id, debt)
      return done
    })
}

/** The cost of a published loan, with the fee that was taken, less what was refunded of it, or that would be taken today. */
export function costOfLoan({ platform }: Context, loan: Loan, refunded = 0n): Cost | null {
  const terms = publishedTerms(loan)
  const { originationFee: taken } = loan
  return terms && platform.costOf(terms, taken && taken - refunded)
}

/** The terms of a published loan; null for a draft. */
export function publishedTerms(loan: Loan): LoanTerms | null {
  const { amountRequested: amount, interestRate: rate, repaymentPeriodMonths: months } = loan
  if (loan.publishedAt === null || rate === null || months === null) return null
  return { amount, rate, months, even: loan.evenEnd || loan.disbursementDate === null }
}

/** Loans that their readers have just invested in, or repaid: that they may know is not read again, since that could fail. */
export const ofParty = new WeakSet<Loan>()

/** Whether the viewer may know what a loan owes and how it is repaid. Nothing is hidden before it is paid out. */
function seesRepayment({ loaders, viewer }: Context, loan: Loan): Ready<boolean> {
  return (
    loan.disbursementDate === null ||
    ofParty.has(loan) ||
    seesDebt(viewer, loan, () => loaders.invested.get(loan.id))
  )
}

/** What a loan owes or how it is repaid, which is read for those alone who may know; null for others. */
export function ifRepaymentSeen<T>(
  context: Context,
  loan: Loan,
  read: () => Ready<T>,
): Ready<T | null> {
  return after<boolean, Ready<T | null>>(seesRepayment(context, loan), (seen) =>
    seen ? read() : null,
  ) as Ready<T | null>
}

/** A field that says what a loan owes. */
function owed<Name extends keyof typeof nothing>(name: Name) {
  return async (loan: Loan, _: unknown, context: Context) =>
    (await debt(context, loan))?.[name] ?? null
}

const nothing = {
  amountDue: 0n,
  payoffAmount: 0n,
  chargesDue: 0n,
  principalOutstanding: 0n,
  daysPastDue: 0,
}

/** What a loan owes; null before it is disbursed, and for those who may not know. */
async function debt(context: Context, loan: Loan) {
  const { id, status, disbursementDate } = loan
  if (disbursementDate === null || !(await seesRepayment(context, loan))) return null
  if (status === 'repaid') return nothing
  return context.loaders.loanDebt.load(id)
}
