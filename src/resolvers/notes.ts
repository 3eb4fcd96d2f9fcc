import type { OperatorNote } from '../entities/operator/operator-note.ts'
import { requireSupport } from '../lending/member/access.ts'
import { addOperatorNote } from '../lending/notes/add.ts'
import { checkSubject, notePosition, notesOn } from '../lending/notes/list.ts'
import { checkId, refuseIf } from '../lending/refusal.ts'
import { loadOne } from '../reads/loaders.ts'
import { connection, listed, totals } from './connection.ts'
import { openFile } from './looks.ts'
import { orRefusal, outcome } from './refusals/outcome.ts'
import { loanOf } from './related.ts'
import type { Resolvers } from './types.generated.ts'

export const notes = {
  Query: {
    operatorNotes: async (_, { memberId, loanId, ...page }, context) => {
      const { viewer, loaders, platform } = context
      const subject = { memberId, loanId }
      orRefusal(context, () => {
        requireSupport(viewer)
        refuseIf(
          checkSubject(subject),
          checkId('memberId', memberId),
          checkId('loanId', loanId),
        )
      })
      const of = loanId ? (await loaders.loan.load(loanId))?.borrowerId : memberId
      const member = of && (await loaders.profile.load(of))
      if (!member) return null
      await openFile(context, member.id)
      const listing = notesOn(platform.database, subject)
      return connection(
        context,
        listed<OperatorNote>(context, ['notes', subject], listing, notePosition),
        page,
      )
    },
  },
  Mutation: {
    addOperatorNote: (_, { input }, context) =>
      outcome(context, () => addOperatorNote(context.platform, context.viewer, input)),
  },
  OperatorNote: {
    member: ({ memberId }, _, { loaders }) => loadOne(loaders.profile, memberId),
    loan: ({ loanId }, _, context) => loanOf(context, loanId),
    author: ({ authorId }, _, { loaders }) => loadOne(loaders.profile, authorId),
  },
  OperatorNoteConnection: { ...totals },
} satisfies Resolvers
