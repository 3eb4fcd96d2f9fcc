import { GraphQLError } from 'graphql'
import type { Context } from '../context.ts'
import type { Investment } from '../entities/investment.ts'
import type { Loan } from '../entities/loan.ts'
import type { Profile } from '../entities/profile.ts'
import { visibleLoan } from '../lending/visibility.ts'
import { primed } from '../loaders.ts'
import type { Resolvers } from './types.generated.ts'

const NODES_MAX = 100

export const root: Resolvers = {
  Query: {
    node: (_, { id }, context) => node(context, id),
    nodes: (_, { ids }, context) => {
      if (ids.length > NODES_MAX) throw tooMany(ids.length)
      return Promise.all(ids.map((id) => node(context, id)))
    },
  },
  Node: {
    __resolveType: (record, { viewer }) => {
      if ('borrowerId' in record) return 'Loan'
      if ('lenderId' in record) return 'Investment'
      return record.id === viewer.id ? 'Profile' : 'Member'
    },
  },
}

/** What was read is primed where else it may be asked for. */
async function node(
  { loaders, viewer }: Context,
  id: string,
): Promise<Loan | Investment | Profile | null> {
  const record = await loaders.record.load(id)
  if (record === null || 'lenderId' in record) return record
  if (!('borrowerId' in record)) return primed(loaders.profile, record)
  return visibleLoan(viewer, primed(loaders.loan, record))
}

function tooMany(count: number): GraphQLError {
  const message = `nodes takes at most ${NODES_MAX} ids, not ${count}.`
  return new GraphQLError(message, { extensions: { code: 'PAGE_TOO_LARGE' } })
}
