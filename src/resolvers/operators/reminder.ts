import type { Reminder } from '../../entities/loan/reminder.ts'
import { remindBorrower, remindersOf } from '../../lending/repaying/due/reminders.ts'
import { paged } from '../connection.ts'
import { byRule } from '../refusals/outcome.ts'
import { loanOf, memberOf } from '../related.ts'
import type { Resolvers } from '../types.generated.ts'
import { forOperators } from './looks.ts'

export const reminder = {
  Query: {
    loanReminders: async (_, { loanId, ...page }, context) => {
      const { database } = forOperators(context)
      const loan = await context.loaders.loan.load(loanId)
      if (loan === null) return null
      const listing = remindersOf(database, loan.id)
      return paged<Reminder>(context, page, ['reminders of a loan', loan.id], listing)
    },
  },
  Mutation: {
    remindBorrower: byRule(remindBorrower),
  },
  Reminder: {
    loan: ({ loanId }, _, context) => loanOf(context, loanId),
    operatorId: ({ actorId }) => actorId,
    operator: ({ actorId }, _, context) => memberOf(context, actorId),
  },
} satisfies Resolvers
