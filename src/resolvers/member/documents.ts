import type { Context } from '../../context.ts'
import type { Document } from '../../entities/documents/document.ts'
import type { Profile } from '../../entities/member/profile.ts'
import { correctDocument } from '../../lending/documents/correct.ts'
import { documentOf, documentsOf } from '../../lending/documents/list.ts'
import { receiptOf, requestReceipt } from '../../lending/documents/receipt.ts'
import { requestPayoffLetter } from '../../lending/documents/request.ts'
import { after } from '../../reads/loader.ts'
import { type Connection, others, paged } from '../connection.ts'
import { byRule, orRefusal } from '../refusals/outcome.ts'
import { loanOf, ownDocument, ownLine } from '../related.ts'
import type { ProfileDocumentsArgs, Resolvers } from '../types.generated.ts'

export const documents = {
  Query: {
    document: (_, { id }, { platform, viewer }) => documentOf(platform.database, viewer.id, id),
    repaymentReceipt: (_, { id }, { loaders, viewer }) => receiptOf(loaders.reader, viewer.id, id),
  },
  Mutation: {
    correctDocument: byRule(correctDocument),
    requestPayoffLetter: byRule(requestPayoffLetter),
    requestReceipt: byRule(requestReceipt),
  },
  Profile: {
    documents: documentsIn,
  },
  Document: {
    hash: ({ hash }) => hash.toString('hex'),
    figures: ({ figures }) => ({ ...figures }),
    loan: ({ loanId }, _, context) => loanOf(context, loanId),
    replaces: ({ replacesId }, _, { loaders }) =>
      replacesId === null ? null : loaders.document.get(replacesId),
    replacedById: ({ id }, _, { loaders }) =>
      after(loaders.correction.get(id), (newer) => newer?.id ?? null),
    replacedBy: ({ id }, _, { loaders }) => loaders.correction.get(id),
  },
  PayoffLetter: {
    status: ({ madeAt }) => (madeAt === null ? 'pending' : 'ready'),
    amount: ({ principal, interest, charges }) => principal + interest + charges,
    loan: ({ loanId }, _, context) => loanOf(context, loanId),
    document: ({ id, madeAt }, _, context) => (madeAt === null ? null : ownDocument(context, id)),
  },
  RepaymentReceipt: {
    transaction: ({ id }, _, context) => ownLine(context, id),
    loan: ({ loanId }, _, context) => loanOf(context, loanId),
    document: ({ id, madeAt }, _, context) => (madeAt === null ? null : ownDocument(context, id)),
  },
} satisfies Resolvers

/** A member's documents. */
export function documentsIn(
  { id }: Pick<Profile, 'id'>,
  { kind, loanId, ...page }: Partial<ProfileDocumentsArgs>,
  context: Context,
): Connection<Document> {
  const { database } = context.platform
  const listing = orRefusal(context, () => documentsOf(database, id, { kind, loanId }))
  const scope = ['documents', { kind, loanId }, ...others(context, id)]
  const position = (document: Document) => [document.id]
  return paged(context, page, scope, listing, position)
}
