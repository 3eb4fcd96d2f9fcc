import type { Context } from '../../context.ts'
import type { HelpRequest } from '../../entities/member/help-request.ts'
import { answerHelpRequest } from '../../lending/help/answer.ts'
import { addHelpFile } from '../../lending/help/file.ts'
import { helpRequestsIn } from '../../lending/help/list.ts'
import { closeHelpRequest, replyToHelpRequest, requestHelp } from '../../lending/help/request.ts'
import { type HelpMessage, threadOf } from '../../lending/help/thread.ts'
import { maySee } from '../../lending/member/access.ts'
import { after } from '../../reads/loader.ts'
import { loadOne } from '../../reads/loaders.ts'
import { type PageArguments, paged } from '../connection.ts'
import { forOperators, looked } from '../operators/looks.ts'
import { byRule } from '../refusals/outcome.ts'
import { loanOf, memberOf, seenHelpRequest, seenPayment } from '../related.ts'
import type { Resolvers } from '../types.generated.ts'

export const help = {
  Query: {
    helpRequests: (_, { state, ...page }, context) =>
      requestsIn(context, 'help requests', { state, memberId: context.viewer.id }, page),
    helpRequest: (_, { id }, context) => seenHelpRequest(context, id),
    helpFile: (_, { id }, { loaders, viewer }) =>
      after(loaders.helpFile.get(id), (one) =>
        one?.userId === viewer.id || maySee(viewer) ? one : null,
      ),
    operatorHelpRequests: (_, { state, memberId, ...page }, context) => {
      forOperators(context)
      return requestsIn(context, 'all help requests', { state, memberId }, page)
    },
  },
  Mutation: {
    requestHelp: byRule(requestHelp),
    replyToHelpRequest: byRule(replyToHelpRequest),
    addHelpFile: byRule(addHelpFile),
    closeHelpRequest: byRule(closeHelpRequest),
    answerHelpRequest: byRule(answerHelpRequest),
  },
  HelpRequest: {
    memberId: ({ userId }) => userId,
    member: ({ userId }, _, { loaders }) => loadOne(loaders.profile, userId),
    loan: ({ loanId }, _, context) => loanOf(context, loanId),
    payment: ({ paymentId }, _, context) => seenPayment(context, paymentId),
    message: looked(({ message }) => message),
    answer: looked(({ answer }) => answer),
    answeredById: (request, _, context) => operatorFor(context, request, request.answeredById),
    answeredBy: (request, _, context) =>
      memberOf(context, operatorFor(context, request, request.answeredById)),
    thread: async (request, _, { loaders }) => {
      const { id } = request
      const said = [loaders.helpMessages.load(id), loaders.helpFiles.load(id)] as const
      return threadOf(request, ...(await Promise.all(said)))
    },
  },
  HelpMessage: {
    text: looked(({ text }) => text),
    writtenById: (message, _, context) => writerFor(context, message),
    writtenBy: (message, _, context) => memberOf(context, writerFor(context, message)),
  },
  HelpFile: {
    helpRequest: ({ helpRequestId }, _, context) => seenHelpRequest(context, helpRequestId),
    name: looked(({ name }) => name),
    size: ({ bytes }) => bytes,
    sha256: ({ hash }) => hash.toString('hex'),
    addedAt: ({ createdAt }) => createdAt,
  },
} satisfies Resolvers

/** Which operator wrote something, which members never learn: it was the platform. */
function operatorFor(
  { viewer }: Context,
  { userId }: { readonly userId: string },
  operatorId: string | null,
): string | null {
  return userId !== viewer.id && maySee(viewer) ? operatorId : null
}

function writerFor(context: Context, message: HelpMessage): string | null {
  const { fromMember, userId, authorId } = message
  return fromMember ? userId : operatorFor(context, message, authorId)
}

function requestsIn(
  context: Context,
  name: string,
  filter: Parameters<typeof helpRequestsIn>[1],
  page: PageArguments,
) {
  const listing = helpRequestsIn(context.platform.database, filter)
  return paged<HelpRequest>(context, page, [name, filter], listing)
}
