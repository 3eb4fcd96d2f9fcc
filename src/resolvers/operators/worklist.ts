import type { WorkItem } from '../../entities/operator/work.ts'
import { isOperator } from '../../lending/member/access.ts'
import { workersIn } from '../../lending/member/known-operators.ts'
import { countWork } from '../../lending/worklist/count.ts'
import { lateLoans } from '../../lending/worklist/late-loans.ts'
import { placeInWork, workFor } from '../../lending/worklist/list.ts'
import { updateWorkItem } from '../../lending/worklist/update.ts'
import { after } from '../../reads/loader.ts'
import { paged } from '../connection.ts'
import { byRule, orRefusal } from '../refusals/outcome.ts'
import { loanOf, memberOf, nameOf } from '../related.ts'
import type { Resolvers } from '../types.generated.ts'
import { forOperators } from './looks.ts'

export const worklist = {
  Query: {
    worklist: (_, { sort, ...asked }, context) => {
      const { kind, ownerId, owned, loanId, memberId, postponed, ...others } = asked
      const { nextStep, minDays, maxDays, minAmount, maxAmount, q, ...page } = others
      const narrowing = { nextStep, minDays, maxDays, minAmount, maxAmount, q }
      const filter = { kind, ownerId, owned, loanId, memberId, postponed, ...narrowing }
      const order = sort ?? 'oldest'
      const listing = orRefusal(context, () =>
        workFor(context.platform.database, context.viewer, filter, order),
      )
      const position = placeInWork(order)
      return paged<WorkItem>(context, page, ['worklist', filter, order], listing, position)
    },
    workCounts: (_, filter, context) =>
      orRefusal(context, () => countWork(context.loaders.reader, context.viewer, filter)),
    workOperators: async (_, _input, context) => {
      const { database } = forOperators(context)
      const known = await workersIn(database)
      const isNew = !known.some(({ id }) => id === context.viewer.id)
      if (isNew && isOperator(context.viewer)) await context.beginOperating()
      return known
    },
    lateLoans: (_, _input, context) => lateLoans(forOperators(context).database),
  },
  Mutation: {
    updateWorkItem: byRule(updateWorkItem),
  },
  WorkItem: {
    member: ({ memberId }, _, context) => memberOf(context, memberId),
    loan: ({ loanId }, _, context) => loanOf(context, loanId),
    owner: ({ ownerId }, _, context) => memberOf(context, ownerId),
    ownerName: ({ ownerId }, _, context) => nameOf(context, ownerId),
    loanTitle: ({ loanId }, _, context) =>
      after(loanOf(context, loanId), (loan) => loan?.title ?? null),
    memberName: ({ memberId }, _, context) => nameOf(context, memberId),
    amount: ({ kind, amount, subjectId }, _, { loaders }) =>
      kind === 'late'
        ? after(loaders.loanDebt.get(subjectId), (debt) => debt?.amountDue ?? null)
        : amount,
    lastReminder: ({ kind, subjectId }, _, { loaders }) =>
      kind === 'late' ? loaders.lastReminder.load(subjectId) : null,
  },
} satisfies Resolvers
