import { dataExportOf, requestDataExport } from '../../lending/data-export/request.ts'
import { requestErasure } from '../../lending/erasure/erasure.ts'
import { looksShownTo, showLooks } from '../../lending/erasure/looks.ts'
import { requireRecentLogin } from '../../lending/member/step-up.ts'
import { byRule, outcome } from '../refusals/outcome.ts'
import type { Resolvers } from '../types.generated.ts'

export const privacy = {
  Query: {
    looksAtMe: (_, { before }, { platform, viewer }) =>
      looksShownTo(platform.database, viewer.id, before),
    dataExport: (_, { id }, { platform, viewer }) => dataExportOf(platform.database, viewer.id, id),
  },
  Mutation: {
    requestDataExport: (_, __, context) =>
      outcome(context, async () => {
        const { platform, viewer } = context
        requireRecentLogin(viewer, platform.limits.withdrawAuthAge)
        return requestDataExport(platform, viewer.id)
      }),
    requestErasure: (_, __, context) =>
      outcome(context, async () => {
        const { platform, viewer } = context
        requireRecentLogin(viewer, platform.limits.withdrawAuthAge)
        return requestErasure(platform, viewer.id)
      }),
    showLooks: byRule(showLooks),
  },
  DataExport: {
    bytes: ({ bytes }) => (bytes === null ? null : Number(bytes)),
  },
} satisfies Resolvers
