import type { Context } from '../../context.ts'
import type { FormerInstalment } from '../../entities/loan/instalment.ts'
import type { Investment } from '../../entities/loan/investment.ts'
import type { Loan } from '../../entities/loan/loan.ts'
import type { Profile } from '../../entities/member/profile.ts'
import { cancelInvestment } from '../../lending/investing/cancel.ts'
import { invest } from '../../lending/investing/invest.ts'
import {
  afterFee,
  investmentOrders,
  investmentsOfLender,
  outstandingOf,
  realisedReturn,
  shareOfLoan,
} from '../../lending/investing/list.ts'
import { investmentTotals } from '../../lending/investing/totals.ts'
import { withdrawFromLoan } from '../../lending/leaving/withdraw.ts'
import { owns, seesInvestment } from '../../lending/member/access.ts'
import { previewRepayment } from '../../lending/repaying/preview.ts'
import { repayLoan } from '../../lending/repaying/repay.ts'
import { instalmentStatus, repaymentSchedule } from '../../lending/repaying/schedule/schedule.ts'
import { exactly } from '../../reads/counts.ts'
import { idAndNumber } from '../../reads/id-and-number.ts'
import { loadOne } from '../../reads/loaders.ts'
import { positionBy } from '../../reads/page.ts'
import { formerInstalmentsOfLoan, investmentsOfLoan } from '../../reads/parent-lists.ts'
import { type Connection, connection, type List, paged } from '../connection.ts'
import { moved, readBefore } from '../money/wallet.ts'
import { asItWas, bookedAsOf } from '../operators/undoing.ts'
import { orRefusal, outcome } from '../refusals/outcome.ts'
import type { ProfileInvestmentsArgs, Resolvers } from '../types.generated.ts'
import { ifRepaymentSeen } from './loan.ts'
import { repaymentList } from './repayment-list.ts'

export const investment = {
  Profile: {
    investments: investmentsBy,
    investmentTotals: ({ id }, filter, context) => {
      const { platform, loaders } = context
      const listing = orRefusal(context, () => investmentsOfLender(platform.database, id, filter))
      return investmentTotals(loaders.reader, listing)
    },
  },
  Loan: {
    investments: ({ id }, page, context) => connection(context, investmentsOf(context, id), page),
    myInvestment: ({ id }, _, { loaders }) => loaders.invested.load(id),
    formerInstalments: (loan, page, context) => connection(context, formerOf(context, loan), page),
    schedule: async (loan, _, context) => (await schedule(context, loan))?.instalments ?? null,
    repaymentSchedule: (loan, _, context) => schedule(context, loan),
    nextDue: (loan, _, context) => nextDue(context, loan),
    ownPayments: (loan, _, context) => {
      const { loaders, platform } = context
      if (loan.disbursementDate === null) return null
      const key = idAndNumber(loan.id, platform.limits.serviceFee)
      return ifRepaymentSeen(context, loan, () => loaders.ownPayments.load(key))
    },
    ownReceipts: (loan, _, context) =>
      loan.disbursementDate === null
        ? null
        : ifRepaymentSeen(context, loan, () => context.loaders.ownReceipts.load(loan.id)),
  },
  FormerInstalment: {
    payment: ({ principal, interest }) => principal + interest,
  },
  Instalment: {
    payment: ({ principal, interest }) => principal + interest,
    paid: ({ principalPaid, interestPaid }) => principalPaid + interestPaid,
    status: (one) => instalmentStatus(one),
  },
  OwnPayment: {
    amount: ({ principal, interest }) => principal + interest,
  },
  Investment: {
    loan: ({ loanId }, _, { loaders }) => loadOne(loaders.loan, loanId),
    loanTitle: async ({ loanId }, _, { loaders }) => (await loadOne(loaders.loan, loanId)).title,
    borrowerName: async ({ loanId }, _, { loaders }) => {
      const { borrowerId } = await loadOne(loaders.loan, loanId)
      return (await loadOne(loaders.profile, borrowerId)).fullName
    },
    daysPastDue: async (one, _, context) => {
      if (one.status !== 'active') return ifSeen(context, one, 0)
      if ((await ifSeen(context, one, one.status)) === null) return null
      return (await context.loaders.loanDebt.load(one.loanId))?.daysPastDue ?? 0
    },
    nextDueOn: async (one, _, context) => {
      if ((await ifSeen(context, one, one.status)) !== 'active') return null
      return (
        (await nextDue(context, await loadOne(context.loaders.loan, one.loanId)))?.dueOn ?? null
      )
    },
    lender: ({ lenderId }, _, { loaders }) => loadOne(loaders.profile, lenderId),
    sharePercent: async ({ loanId, amount }, _, { loaders }) =>
      shareOfLoan(await loadOne(loaders.loan, loanId), amount),
    interestRate: (one, _, context) => ifSeen(context, one, one.interestRate),
    status: (one, _, context) => ifSeen(context, one, one.status),
    principalRepaid: (one, _, context) => ifSeen(context, one, one.principalRepaid),
    interestEarned: (one, _, context) => ifSeen(context, one, one.interestEarned),
    chargesEarned: (one, _, context) => ifSeen(context, one, one.chargesEarned),
    principalOutstanding: (one, _, context) => ifSeen(context, one, outstandingOf(one)),
    accruedInterest: async (one, _, context) => {
      const { loaders, platform } = context
      const accrued = () => loaders.accruedInterest.load(one.id)
      if ((await ifSeen(context, one, one.status)) === null) return null
      return one.status === 'active' ? afterFee(await accrued(), platform.limits.serviceFee) : 0n
    },
    overdue: ({ id, lenderId, status }, _, { viewer, loaders, platform }) => {
      if (!owns(viewer, lenderId)) return null
      const key = idAndNumber(id, platform.limits.serviceFee)
      return status === 'active' ? loaders.ownOverdue.load(key) : 0n
    },
    recovered: (one, _, context) => ifSeen(context, one, one.recovered),
    realisedReturn: (one, _, context) => ifSeen(context, one, realisedReturn(one)),
    automatic: (one, _, context) => ifSeen(context, one, one.automatic),
    reflectionEndsAt: (one, _, { viewer }) =>
      owns(viewer, one.lenderId) ? one.reflectionEndsAt : null,
    warningAcknowledged: (one, _, { viewer }) =>
      owns(viewer, one.lenderId) && one.reflectionEndsAt ? one.warningAcknowledged : null,
    updatedAt: (one, _, context) => ifSeen(context, one, one.updatedAt),
  },
  Mutation: {
    invest: (_, { input }, context, info) =>
      outcome(context, async () => {
        for (const field of ['lender', 'user'])
          await readBefore(context, info, field, context.viewer.id)
        const done = await invest(context.platform, context.viewer.id, input)
        nothingHasRun(context, done.investment.id)
        return asItWas(context, done)
      }),
    cancelInvestment: (_, { input }, context) =>
      outcome(context, async () => {
        const done = await cancelInvestment(context.platform, context.viewer.id, input)
        nothingHasRun(context, done.investment.id)
        return asItWas(context, done)
      }),
    repayLoan: (_, { input }, context, info) =>
      input.valueDate || input.reason
        ? bookedAsOf(context, input)
        : moved(context, info, async () => {
            const repaid = await repayLoan(context.platform, context.viewer.id, input)
            const { transaction, principal } = repaid
            if (principal !== undefined)
              context.loaders.principalPaid.prime(transaction.ledgerTransactionId, principal)
            return asItWas(context, repaid)
          }),
    previewRepayment: (_, { input }, context) =>
      outcome(context, () => previewRepayment(context.platform, context.viewer.id, input)),
    withdrawFromLoan: (_, { input }, context, info) =>
      moved(context, info, async () =>
        asItWas(context, await withdrawFromLoan(context.platform, context.viewer.id, input)),
      ),
  },
} satisfies Resolvers

/** A lender's investments. */
export function investmentsBy(
  { id }: Profile,
  { loanId, status, late, automatic, q, sort, reverse, ...page }: Partial<ProfileInvestmentsArgs>,
  context: Context,
): Connection<Investment> {
  const order = sort ?? 'newest'
  const { database } = context.platform
  const filter = { loanId, status, late, automatic, q }
  const listing = orRefusal(context, () =>
    investmentsOfLender(database, id, filter, order, reverse === true),
  )
  // Lists that were there before keep their cursors.
  const since = [...(loanId ? [loanId] : []), ...(automatic == null ? [] : [{ automatic }])]
  const scope = ['investments', id, status, late, q, order, reverse, ...since]
  const { position } = investmentOrders[order]
  return paged<Investment>(context, page, scope, listing, position)
}

/** Nothing has run of an investment yet that was just made, and none of it is due: nothing that could fail is read after the change. */
function nothingHasRun({ loaders, platform }: Context, id: string): void {
  loaders.accruedInterest.prime(id, 0n)
  loaders.ownOverdue.prime(idAndNumber(id, platform.limits.serviceFee), 0n)
}

/** A field of an investment that only its lender and its borrower may see. */
async function ifSeen<T>(
  { viewer, loaders }: Context,
  one: Investment,
  value: T,
): Promise<T | null> {
  if (owns(viewer, one.lenderId)) return value
  return seesInvestment(viewer, one, await loadOne(loaders.loan, one.loanId)) ? value : null
}

async function schedule(context: Context, loan: Loan) {
  if (loan.disbursementDate === null) return null
  const read = () => context.loaders.instalments.load(loan.id)
  const instalments = await ifRepaymentSeen(context, loan, read)
  return instalments && repaymentSchedule(instalments)
}

/** The first instalment that is not paid; null for those who may not know. */
async function nextDue(context: Context, loan: Loan) {
  const instalments = (await schedule(context, loan))?.instalments ?? []
  return instalments.find((one) => instalmentStatus(one) !== 'paid') ?? null
}

function formerOf(context: Context, loan: Loan): List<FormerInstalment> {
  const { formerInstalmentPages, formerInstalmentCount } = context.loaders
  const listed = { name: 'former instalments of a loan', list: formerInstalmentsOfLoan }
  return repaymentList(context, loan, formerInstalmentPages, formerInstalmentCount, listed)
}

function investmentsOf({ loaders }: Context, loanId: string): List<Investment> {
  return {
    scope: ['investments of a loan', loanId],
    read: (window) => loaders.investmentPages.get({ parent: loanId, window }),
    count: async () => exactly(await loaders.investmentCount.load(loanId)),
    position: positionBy(investmentsOfLoan),
  }
}
