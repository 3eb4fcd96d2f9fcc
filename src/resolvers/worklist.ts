import type { WorkItem } from '../entities/operator/work.ts'
import { requireSupport } from '../lending/member/access.ts'
import { workFor, workOperators, workPosition } from '../lending/worklist/list.ts'
import { updateWorkItem } from '../lending/worklist/update.ts'
import { connection, listed, totals } from './connection.ts'
import { orRefusal, outcome } from './refusals/outcome.ts'
import { loanOf, memberOf } from './related.ts'
import type { Resolvers } from './types.generated.ts'

export const worklist = {
  Query: {
    worklist: (_, { kind, ownerId, owned, sort, ...page }, context) => {
      const filter = { kind, ownerId, owned }
      const order = sort ?? 'oldest'
      const listing = orRefusal(context, () =>
        workFor(context.platform.database, context.viewer, filter, order),
      )
      const list = listed<WorkItem>(context, ['worklist', filter, order], listing, workPosition)
      return connection(context, list, page)
    },
    workOperators: (_, _input, context) => {
      orRefusal(context, () => requireSupport(context.viewer))
      return workOperators(context.platform.database)
    },
  },
  Mutation: {
    updateWorkItem: (_, { input }, context) =>
      outcome(context, () => updateWorkItem(context.platform, context.viewer, input)),
  },
  WorkItem: {
    member: ({ memberId }, _, context) => memberOf(context, memberId),
    loan: ({ loanId }, _, context) => loanOf(context, loanId),
    owner: ({ ownerId }, _, context) => memberOf(context, ownerId),
  },
  WorkItemConnection: { ...totals },
} satisfies Resolvers
