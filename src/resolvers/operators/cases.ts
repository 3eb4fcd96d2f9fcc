import type { CaseEntry } from '../../entities/case/case-entry.ts'
import type { CaseRule, MemberCase } from '../../entities/case/member-case.ts'
import { requireCases } from '../../lending/cases/access.ts'
import {
  confirmCaseDecision,
  proposeCaseDecision,
  rejectCaseDecision,
} from '../../lending/cases/decide.ts'
import {
  caseOf,
  casesIn,
  entriesOfCase,
  heldPayments,
  requestedPayments,
} from '../../lending/cases/list.ts'
import {
  addCaseFile,
  addCaseNote,
  canHold,
  openCase,
  updateCase,
} from '../../lending/cases/manage.ts'
import { caseWorkersIn } from '../../lending/member/known-operators.ts'
import { loadOne } from '../../reads/loaders.ts'
import { paged } from '../connection.ts'
import { byRule, orRefusal } from '../refusals/outcome.ts'
import { memberOf } from '../related.ts'
import type { Resolvers } from '../types.generated.ts'

export const cases = {
  Query: {
    cases: (_, { state, memberId, assigneeId, overdue, proposed, ...page }, context) => {
      const filter = { state, memberId, assigneeId, overdue, proposed }
      const listing = orRefusal(context, () => {
        requireCases(context.viewer)
        return casesIn(context.platform.database, context.viewer.id, filter)
      })
      return paged<MemberCase>(context, page, ['cases', filter], listing)
    },
    case: async (_, { id }, context) => {
      orRefusal(context, () => requireCases(context.viewer))
      const found = await caseOf(context.platform.database, context.viewer.id, id)
      if (found !== null) await context.caseLooks.load(found.id)
      return found
    },
    caseOperators: (_, _input, context) => {
      orRefusal(context, () => requireCases(context.viewer))
      return caseWorkersIn(context.platform.database)
    },
  },
  Mutation: {
    openCase: byRule(openCase),
    updateCase: byRule(updateCase),
    addCaseNote: byRule(addCaseNote),
    addCaseFile: byRule(addCaseFile),
    proposeCaseDecision: byRule(proposeCaseDecision),
    confirmCaseDecision: byRule(confirmCaseDecision),
    rejectCaseDecision: byRule(rejectCaseDecision),
  },
  Case: {
    canHoldMoney: (_, __, { platform }) => canHold(platform),
    member: ({ memberId }, _, { loaders }) => loadOne(loaders.profile, memberId),
    memberFile: async ({ id, memberId }, _, context) => {
      await context.caseLooks.load(id)
      return loadOne(context.loaders.profile, memberId)
    },
    heldPayments: async (one, _, context) => {
      await context.caseLooks.load(one.id)
      return heldPayments(context.platform.database, one)
    },
    requestedPayments: async (one, _, context) => {
      await context.caseLooks.load(one.id)
      return requestedPayments(context.platform.database, one)
    },
    assignee: ({ assigneeId }, _, context) => memberOf(context, assigneeId),
    proposedById: ({ proposedBy }) => proposedBy,
    proposedBy: ({ proposedBy }, _, context) => memberOf(context, proposedBy),
    openedById: ({ openedBy }) => openedBy,
    openedBy: ({ openedBy }, _, context) => memberOf(context, openedBy),
    entries: async ({ id }, { looks, ...page }, context) => {
      await context.caseLooks.load(id)
      const listing = entriesOfCase(context.platform.database, id, looks)
      return paged<CaseEntry>(context, page, ['entries of a case', id, looks], listing)
    },
  },
  CaseEntry: {
    actor: ({ actorId }, _, context) => memberOf(context, actorId),
    rule: ({ actorName }) => actorName as CaseRule | null,
    text: ({ said }) => said?.text ?? null,
    decision: ({ said }) => said?.decision ?? null,
    file: ({ said }) => said?.file ?? null,
    finding: ({ said }) => said?.finding ?? null,
    assigneeId: ({ said }) => said?.assignee_id ?? null,
    assignee: ({ said }, _, context) => memberOf(context, said?.assignee_id ?? null),
    dueAt: ({ said }) => timeOf(said?.due_at),
    paymentIds: ({ said }) => (said?.payment_ids ? [...said.payment_ids] : null),
  },
  CaseFinding: {
    amountIn: ({ amount_in: amount }) => amountOf(amount),
    amountOut: ({ amount_out: amount }) => amountOf(amount),
    senders: ({ senders }) => senders ?? null,
    sentByIds: ({ sent_by_ids: ids }) => (ids ? [...ids] : null),
    sentBy: ({ sent_by_ids: ids }, _, context) =>
      ids ? Promise.all(ids.map((id) => loadOne(context.loaders.profile, id))) : null,
    counterpartyId: ({ counterparty_id: id }) => id ?? null,
    counterparty: ({ counterparty_id: id }, _, context) => memberOf(context, id ?? null),
    transactionId: ({ transaction_id: id }) => id ?? null,
    until: ({ until }) => timeOf(until),
    listed: ({ listed: names }) => (names ? [...names] : null),
  },
} satisfies Resolvers

function amountOf(amount: number | undefined): bigint | null {
  return amount === undefined ? null : BigInt(amount)
}

function timeOf(text: string | undefined): Date | null {
  return text === undefined ? null : new Date(text)
}
