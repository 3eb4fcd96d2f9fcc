import { type OwedByMember, owedByMembers } from '../../lending/payments/owed.ts'
import { loadOne } from '../../reads/loaders.ts'
import { connection, listed } from '../connection.ts'
import { inCurrency, nameOf } from '../related.ts'
import type { Resolvers } from '../types.generated.ts'
import { forOperators, looking } from './looks.ts'

export const owed = {
  Query: {
    owedByMembers: (_, page, context) => {
      forOperators(context)
      const list = listed<OwedByMember>(context, ['owed by members'], owedByMembers)
      return connection(
        context,
        looking(context, list, ({ memberId }) => memberId),
        page,
      )
    },
  },
  OwedByMember: {
    ...inCurrency,
    member: ({ memberId }, _, { loaders }) => loadOne(loaders.profile, memberId),
    memberName: ({ memberId }, _, context) => nameOf(context, memberId),
  },
} satisfies Resolvers
