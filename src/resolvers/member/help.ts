import type { Context } from '../../context.ts'
import type { HelpRequest } from '../../entities/member/help-request.ts'
import { answerHelpRequest } from '../../lending/help/answer.ts'
import { helpRequestsIn } from '../../lending/help/list.ts'
import { closeHelpRequest, requestHelp } from '../../lending/help/request.ts'
import { maySee } from '../../lending/member/access.ts'
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
    operatorHelpRequests: (_, { state, memberId, ...page }, context) => {
      forOperators(context)
      return requestsIn(context, 'all help requests', { state, memberId }, page)
    },
  },
  Mutation: {
    requestHelp: byRule(requestHelp),
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
    answeredById: answererOf,
    answeredBy: (request, _, context) => memberOf(context, answererOf(request, _, context)),
  },
} satisfies Resolvers

/** Who answered, which members never learn: it was the platform. */
function answererOf(
  { userId, answeredById }: HelpRequest,
  _: unknown,
  { viewer }: Context,
): string | null {
  return userId !== viewer.id && maySee(viewer) ? answeredById : null
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
