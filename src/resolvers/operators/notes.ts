import type { Context } from '../../context.ts'
import type { OperatorNote } from '../../entities/operator/operator-note.ts'
import { addNote } from '../../lending/notes/add.ts'
import { notesOn } from '../../lending/notes/list.ts'
import { loadOne } from '../../reads/loaders.ts'
import { type PageArguments, paged } from '../connection.ts'
import { outcome } from '../refusals/outcome.ts'
import { loanOf } from '../related.ts'
import type { Resolvers } from '../types.generated.ts'
import { forOperators, openFile } from './looks.ts'

export const notes = {
  Query: {
    loanNotes: async (_, { loanId, ...page }, context) => {
      forOperators(context)
      const loan = await context.loaders.loan.load(loanId)
      if (loan === null) return null
      await openFile(context, loan.borrowerId)
      return notesIn(context, { loanId }, page)
    },
  },
  Mutation: {
    addMemberNote: (_, { input }, context) =>
      outcome(context, () => addNote(context.platform, context.viewer, 'member', input)),
    addLoanNote: (_, { input }, context) =>
      outcome(context, () => addNote(context.platform, context.viewer, 'loan', input)),
  },
  OperatorNote: {
    member: ({ memberId }, _, { loaders }) => loadOne(loaders.profile, memberId),
    loan: ({ loanId }, _, context) => loanOf(context, loanId),
    author: ({ authorId }, _, { loaders }) => loadOne(loaders.profile, authorId),
  },
} satisfies Resolvers

/** The notes on a member and their loans, or on one loan, for operators who have opened the member's file. */
export function notesIn(
  context: Context,
  subject: Parameters<typeof notesOn>[1],
  page: PageArguments,
) {
  const listing = notesOn(context.platform.database, subject)
  return paged<OperatorNote>(context, page, ['notes', subject], listing)
}
