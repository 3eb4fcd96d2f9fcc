import type { Context } from '../../context.ts'
import type { Loan } from '../../entities/loan/loan.ts'
import type { PlanChange } from '../../entities/loan/plan-change.ts'
import { maySee } from '../../lending/member/access.ts'
import {
  type ChangedPlan,
  changeOwnPlan,
  changePlan,
  totalsOf,
  undoOwnPlanChange,
  undoPlanChange,
} from '../../lending/plan-changes/change.ts'
import { planChangesOfLoan } from '../../reads/parent-lists.ts'
import { connection, type List } from '../connection.ts'
import { asItWas } from '../operators/undoing.ts'
import { outcome } from '../refusals/outcome.ts'
import { loanOf, memberOf } from '../related.ts'
import type { Resolvers } from '../types.generated.ts'
import { repaymentList } from './repayment-list.ts'

export const planChange = {
  Loan: {
    planChanges: (loan, page, context) => connection(context, changesOf(context, loan), page),
  },
  PlanChange: {
    loan: ({ loanId }, _, context) => loanOf(context, loanId),
    from: ({ terms }) => terms.from ?? null,
    to: ({ terms }) => terms.to ?? null,
    instalments: ({ terms }) => terms.instalments ?? null,
    extend: ({ terms }) => terms.extend ?? null,
    interest: ({ terms }) => terms.interest ?? null,
    dueDay: ({ terms }) => terms.due_day ?? null,
    months: ({ terms }) => terms.months ?? null,
    rate: ({ terms }) => terms.rate ?? null,
    operator: ({ byOperator, actorId }, _, context) =>
      byOperator && maySee(context.viewer) ? memberOf(context, actorId) : null,
    totals: totalsOf,
    ownPart: ({ id, ownPart }, _, { loaders }) =>
      ownPart === null ? null : loaders.ownPlanPart.load(id),
  },
  Mutation: {
    changePlan: (_, { input }, context) =>
      changed(context, () => changePlan(context.platform, context.viewer, input)),
    previewPlanChange: (_, { input }, context) =>
      changed(context, () =>
        changePlan(context.platform, context.viewer, { ...input, preview: true }),
      ),
    changeOwnPlan: (_, { input }, context) =>
      changed(context, () => changeOwnPlan(context.platform, context.viewer.id, input)),
    undoOwnPlanChange: (_, { input }, context) =>
      changed(context, () => undoOwnPlanChange(context.platform, context.viewer.id, input)),
    undoPlanChange: (_, { input }, context) =>
      changed(context, () => undoPlanChange(context.platform, context.viewer, input)),
  },
} satisfies Resolvers

function changesOf(context: Context, loan: Loan): List<PlanChange> {
  const { planChangePages, planChangeCount } = context.loaders
  const listed = { name: 'plan changes of a loan', list: planChangesOfLoan }
  return repaymentList(context, loan, planChangePages, planChangeCount, listed)
}

/** Changes a plan; what the loan owes after it is known from that. A preview is read by nobody else. */
function changed(context: Context, change: () => Promise<ChangedPlan>) {
  return outcome(context, async () => {
    const done = await change()
    return done.planChange?.status === 'preview' ? done : asItWas(context, done)
  })
}
