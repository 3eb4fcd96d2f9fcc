import type { Context } from '../../context.ts'
import type { AuditEntry } from '../../entities/operator/audit-entry.ts'
import { actorsIn } from '../../lending/audit-trail/actors.ts'
import { amountOf } from '../../lending/audit-trail/amount.ts'
import { type AuditTrailFilter, auditEntries } from '../../lending/audit-trail/list.ts'
import { redactAuditTrail } from '../../lending/audit-trail/redact.ts'
import { requireSupport } from '../../lending/member/access.ts'
import { paymentReason } from '../../lending/payments/reason.ts'
import { loadOne } from '../../reads/loaders.ts'
import { type Connection, type PageArguments, paged } from '../connection.ts'
import { orRefusal, outcome } from '../refusals/outcome.ts'
import { memberOf, nameOf, subjectOf } from '../related.ts'
import type { Resolvers } from '../types.generated.ts'
import { forOperators, openFile } from './looks.ts'

export const auditTrail = {
  Query: {
    auditTrail: (_, { filter, ...page }, context) => entriesOf(context, filter ?? {}, page),
    auditActors: (_, __, context) => {
      forOperators(context)
      return actorsIn(context.loaders.reader)
    },
  },
  AuditActor: {
    member: ({ id }, _, { loaders }) => loadOne(loaders.profile, id),
  },
  AuditEntry: {
    number: ({ number }) => Number(number),
    actor: ({ actorId }, _, context) => memberOf(context, actorId),
    actorSubject: ({ actorId }, _, context) => subjectOf(context, actorId),
    member: ({ memberId }, _, context) => memberOf(context, memberId),
    operatorName: ({ actorId }, _, context) => nameOf(context, actorId),
    memberName: ({ memberId }, _, context) => nameOf(context, memberId),
    amount: amountOf,
    reason: async (entry, args, context) => {
      const reason = (await toldOf(entry, args, context))?.reason ?? null
      return entry.act === 'returnPayment' ? paymentReason(context.language, reason) : reason
    },
    before: async (entry, args, context) => (await toldOf(entry, args, context))?.before ?? null,
    after: async (entry, args, context) => (await toldOf(entry, args, context))?.after ?? null,
    redacted: ({ personal }) => personal === null,
    previousHash: ({ previousHash }) => hex(previousHash),
    hash: ({ hash }) => hex(hash),
  },
  Mutation: {
    redactAuditTrail: (_, { input }, context) =>
      outcome(context, async () => ({
        request: await redactAuditTrail(context.platform, context.viewer, input),
      })),
  },
} satisfies Resolvers

/** The entries of the audit trail, for operators. */
export function entriesOf(
  context: Context,
  filter: AuditTrailFilter,
  page: PageArguments,
): Connection<AuditEntry> {
  const listing = orRefusal(context, () => {
    requireSupport(context.viewer)
    return auditEntries(context.platform.database, filter)
  })
  return paged<AuditEntry>(context, page, ['audit trail', filter], listing)
}

/** What an entry says. If that concerns a member, it notes the look first; with `unlessLook`, it returns null instead. */
async function toldOf(
  { personal, memberId, act }: AuditEntry,
  { unlessLook }: { readonly unlessLook: boolean },
  context: Context,
) {
  if (personal === null || Object.values(personal).every((value) => value === null)) return null
  // What a look was for says nothing of the member.
  if (memberId === null || act === 'lookAtMember') return personal
  if (unlessLook) return null
  await openFile(context, memberId)
  return personal
}

function hex(bytes: Uint8Array | null | undefined): string {
  return Buffer.from(bytes ?? []).toString('hex')
}
