import type { Context } from '../../context.ts'
import { accountTurnover, checkAccount } from '../../lending/books/account.ts'
import { balanceAt, houseBalanceAt } from '../../lending/books/balance.ts'
import { accountKindsOf, legsOf } from '../../lending/books/chart.ts'
import { counterLine } from '../../lending/books/counterparts.ts'
import {
  checkDays,
  countLines,
  type JournalLine,
  journalLines,
  journalPosition,
  linesOfMovement,
} from '../../lending/books/journal.ts'
import { closePeriod, periodsIn } from '../../lending/books/periods.ts'
import { checkAsOf, trialBalance } from '../../lending/books/totals.ts'
import { maySee, owns } from '../../lending/member/access.ts'
import { refuseIf } from '../../lending/refusal.ts'
import { connection, type List } from '../connection.ts'
import { byRule, orRefusal } from '../refusals/outcome.ts'
import { inCurrency, investmentOf, loanOf, memberOf, nameOf } from '../related.ts'
import type { Resolvers } from '../types.generated.ts'
import { forOperators, openFile } from './looks.ts'

export const books = {
  Query: {
    balanceAt: async (_, { id, at }, context) => {
      const found = await balanceAt(context.loaders.reader, id, at)
      if (found === null || owns(context.viewer, found.ownerId)) return found
      if (!maySee(context.viewer)) return null
      await openFile(context, found.ownerId)
      return found
    },
    houseBalanceAt: (_, { account, at }, context) => {
      forOperators(context)
      return houseBalanceAt(context.loaders.reader, account, at)
    },
    chartOfAccounts: (_, __, context) => [...forOperators(context).chart.accounts],
    journal: (_, { from, to, account, ...page }, context) => {
      const { chart } = forOperators(context)
      orRefusal(context, () => refuseIf(checkDays({ from, to }), checkAccount(chart, account)))
      const { reader } = context.loaders
      const asked = { from, to, legs: account ? legsOf(chart, account) : undefined }
      const lines = {
        scope: ['journal', from, to, ...(account ? [account] : [])],
        read: (window) => journalLines(reader, chart, asked, window),
        count: () => countLines(reader, asked),
        position: journalPosition,
      } satisfies List<JournalLine>
      return connection(context, lines, page)
    },
    ledgerTransaction: (_, { id }, context) =>
      linesOfMovement(context.loaders.reader, forOperators(context).chart, id),
    accountTurnover: (_, { account, ...days }, context) => {
      const { chart } = forOperators(context)
      orRefusal(context, () => refuseIf(checkDays(days), checkAccount(chart, account)))
      return accountTurnover(context.loaders.reader, chart, account, days)
    },
    trialBalance: (_, { at, day, by }, context) => {
      const { chart } = forOperators(context)
      orRefusal(context, () => checkAsOf({ at, day }))
      return trialBalance(context.loaders.reader, chart, { at, day }, by ?? 'posting')
    },
    periods: (_, __, context) => {
      forOperators(context)
      return periodsIn(context.loaders.reader)
    },
  },
  Mutation: {
    closePeriod: byRule(closePeriod),
  },
  ChartAccount: {
    kinds: ({ number }, _, { platform }) => accountKindsOf(platform.chart, number),
  },
  JournalLine: {
    ...inCurrency,
    loan: ({ loanId }, _, context) => loanOf(context, loanId),
    investment: ({ investmentId }, _, context) => investmentOf(context, investmentId),
    memberId: (line, _, context) => openedOwner(context, line),
    member: async (line, _, context) => memberOf(context, await openedOwner(context, line)),
    memberName: async (line, _, context) => nameOf(context, await openedOwner(context, line)),
    counterparts: async (line, _, { loaders }) => {
      const { counterparts } = await loaders.counterparts.load(line)
      return counterparts.map((one) => counterLine(line.chart, one))
    },
    counterpartsNumber: async (line, _, { loaders }) =>
      (await loaders.counterparts.load(line)).number,
    counterAccounts: async (line, _, { loaders }) => {
      const { counterparts } = await loaders.counterparts.load(line)
      return [...new Set(counterparts.map((one) => counterLine(line.chart, one).account))]
    },
  },
  Counterpart: {
    memberId: ({ memberId }, _, context) => opened(context, memberId),
    member: async ({ memberId }, _, context) => memberOf(context, await opened(context, memberId)),
    memberName: async ({ memberId }, _, context) =>
      nameOf(context, await opened(context, memberId)),
  },
  AccountTurnover: inCurrency,
  TrialBalance: inCurrency,
  Period: {
    closedBy: ({ closedById }, _, context) => memberOf(context, closedById),
  },
  PastBalance: inCurrency,
  HouseBalance: inCurrency,
  PeriodFile: {
    bytes: ({ bytes }) => Number(bytes),
  },
} satisfies Resolvers

/** The id of the member whose money a line of the journal is about, once the look is noted; null for the platform's own. */
async function openedOwner(context: Context, line: JournalLine): Promise<string | null> {
  return opened(context, (await context.loaders.counterparts.load(line)).memberId)
}

async function opened(context: Context, memberId: string | null): Promise<string | null> {
  if (memberId !== null && memberId !== context.viewer.id) await openFile(context, memberId)
  return memberId
}
