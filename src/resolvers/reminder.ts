import type { Reminder } from '../entities/loan/reminder.ts'
import { requireSupport } from '../lending/member/access.ts'
import { remindBorrower, reminderPosition, remindersOf } from '../lending/repaying/due/reminders.ts'
import { connection, listed } from './connection.ts'
import { orRefusal, outcome } from './refusals/outcome.ts'
import { loanOf, memberOf } from './related.ts'
import type { Resolvers } from './types.generated.ts'

export const reminder = {
  Query: {
    loanReminders: async (_, { loanId, ...page }, context) => {
      orRefusal(context, () => requireSupport(context.viewer))
      const loan = await context.loaders.loan.load(loanId)
      if (loan === null) return null
      const scope = ['reminders of a loan', loan.id]
      const listing = remindersOf(context.platform.database, loan.id)
      return connection(context, listed<Reminder>(context, scope, listing, reminderPosition), page)
    },
  },
  Mutation: {
    remindBorrower: (_, { input }, context) =>
      outcome(context, () => remindBorrower(context.platform, context.viewer, input)),
  },
  Reminder: {
    loan: ({ loanId }, _, context) => loanOf(context, loanId),
    operatorId: ({ actorId }) => actorId,
    operator: ({ actorId }, _, context) => memberOf(context, actorId),
  },
} satisfies Resolvers
