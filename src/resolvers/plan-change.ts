import type { Context } from '../context.ts'
import {
  type ChangedPlan,
  changeOwnPlan,
  changePlan,
  undoPlanChange,
} from '../lending/plan-changes/change.ts'
import { primed } from '../reads/loaders.ts'
import { outcome } from './refusals/outcome.ts'
import { loanOf } from './related.ts'
import type { Resolvers } from './types.generated.ts'

export const planChange: Resolvers = {
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
    undoPlanChange: (_, { input }, context) =>
      changed(context, () => undoPlanChange(context.platform, context.viewer, input)),
  },
}

/** Changes a plan; what the loan owes after it is known from that. A preview is read by nobody else. */
function changed(context: Context, change: () => Promise<ChangedPlan>) {
  return outcome(context, async () => {
    const { debt, ...done } = await change()
    const { loaders } = context
    if (done.loan && done.planChange?.status !== 'preview') {
      primed(loaders.loan, done.loan)
      if (debt !== undefined) loaders.loanDebt.prime(done.loan.id, debt)
    }
    return done
  })
}
