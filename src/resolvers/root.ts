import type { GraphQLError } from 'graphql'
import type { Context } from '../context.ts'
import type { Profile } from '../entities/member/profile.ts'
import { ToldError } from '../languages/told-error.ts'
import { ownRecord, visibleLoan } from '../lending/member/access.ts'
import { profileId } from '../lending/member/profile.ts'
import { type PendingLine, pendingLine } from '../lending/payments/line.ts'
import { visibleLine } from '../lending/wallet/statement.ts'
import { type AnyRecord, loadOne, primed } from '../reads/loaders.ts'
import type { Resolvers } from './types.generated.ts'

const NODES_MAX = 100

/** A property that only records of this type have; a member has none of them. */
const marks = {
  Loan: 'borrowerId',
  Investment: 'lenderId',
  Transaction: 'walletId',
  Payment: 'lineId',
  Wallet: 'availableBalance',
  Notification: 'readAt',
  Profile: 'isOwn',
} as const
const types = Object.keys(marks) as (keyof typeof marks)[]

export const root = {
  Query: {
    node: (_, { id }, context) => node(context, id),
    nodes: (_, { ids }, context) => {
      if (ids.length > NODES_MAX) throw tooMany(ids.length)
      return Promise.all(ids.map((id) => node(context, id)))
    },
  },
  Node: {
    __resolveType: (record) => types.find((type) => marks[type] in record) ?? 'Member',
  },
} satisfies Resolvers

/** The viewer's own profile: the same row that others see as a member, under another id. */
type OwnProfile = Profile & { readonly isOwn: true }

/** Also primes the loader of the record that was found. */
async function node(
  context: Context,
  id: string,
): Promise<AnyRecord | PendingLine | OwnProfile | null> {
  const { loaders, viewer } = context
  const isOwn = id.toLowerCase() === profileId(viewer.id)
  const record = await loaders.record.load(isOwn ? viewer.id : id)
  if (record === null) return pendingOf(context, id)
  if ('lenderId' in record) return record
  if ('borrowerId' in record) return visibleLoan(viewer, primed(loaders.loan, record))
  if ('walletId' in record) return visibleLine(await loadOne(loaders.wallet, viewer.id), record)
  if ('userId' in record) return ownRecord(viewer, record)
  const member = primed(loaders.profile, record)
  return isOwn ? { ...member, isOwn } : member
}

/** The line of a payment of the viewer's that is not on the statement yet. */
async function pendingOf({ loaders, viewer }: Context, id: string): Promise<PendingLine | null> {
  const payment = await loaders.paymentOfLine.load(id)
  if (payment?.userId !== viewer.id) return null
  return pendingLine(payment, await loadOne(loaders.wallet, viewer.id))
}

function tooMany(count: number): GraphQLError {
  return new ToldError('PAGE_TOO_LARGE', 'error.nodes', { max: NODES_MAX, given: count })
}
