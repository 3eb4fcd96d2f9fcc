import type { Context } from '../../context.ts'
import type { Reader } from '../../database/reader.ts'
import { checkRange, invalid, refuseIf } from '../../lending/refusal.ts'
import { cashPosition } from '../../lending/reports/cash.ts'
import { feeIncome } from '../../lending/reports/fees.ts'
import { fundingTimes } from '../../lending/reports/funding.ts'
import { MONTHS_MAX, monthsOfYear, monthsUntil, todayOf } from '../../lending/reports/read.ts'
import { lenderReturns } from '../../lending/reports/returns.ts'
import { portfolioAtRisk } from '../../lending/reports/risk.ts'
import { rollRates } from '../../lending/reports/roll-rates.ts'
import { vintages } from '../../lending/reports/vintages.ts'
import { yieldByRisk } from '../../lending/reports/yield.ts'
import { orRefusal } from '../refusals/outcome.ts'
import type { Resolvers } from '../types.generated.ts'
import { forOperators } from './looks.ts'

const MONTHS = 12

export const reports = {
  Query: {
    portfolioAtRisk: async (_, { months }, context) => {
      const { database, first } = await periodOf(context, months)
      return portfolioAtRisk(database, first)
    },
    vintages: async (_, { months }, context) => {
      const { database, first, today } = await periodOf(context, months)
      return vintages(database, first, today)
    },
    rollRates: byMonth(rollRates),
    cashPosition: byMonth(cashPosition),
    feeIncome: (_, { months, year }, context) =>
      year ? feesOfYear(context, year, months) : feesByMonth(_, { months }, context),
    yieldByRiskLevel: byMonth(yieldByRisk),
    lenderReturns: async (_, __, context) => lenderReturns(forOperators(context).database),
    fundingTimes: byMonth(fundingTimes),
  },
} satisfies Resolvers

interface Back {
  readonly months?: number | null | undefined
}

/** A report that is read month by month. */
function byMonth<Row>(read: (database: Reader, months: readonly string[]) => Promise<Row[]>) {
  return async (_: unknown, { months }: Back, context: Context): Promise<Row[]> => {
    const period = await periodOf(context, months)
    return read(period.database, period.months)
  }
}

const feesByMonth = byMonth(feeIncome)

/** The fees of a year, which takes the place of months back. */
async function feesOfYear(context: Context, year: number, months: Back['months']) {
  const { database } = forOperators(context)
  const both = typeof months === 'number' && invalid('year', 'refusal.report.span')
  orRefusal(context, () => refuseIf(both))
  return feeIncome(database, monthsOfYear(await todayOf(database), year))
}

/** The months that a report goes back, the first of them, and the day on which it is made. */
async function periodOf(context: Context, count: Back['months']) {
  const { database } = forOperators(context)
  const bounds = { min: 1, max: MONTHS_MAX, unit: 'months' } as const
  orRefusal(context, () => refuseIf(checkRange('months', count, bounds)))
  const today = await todayOf(database)
  const months = monthsUntil(today, count ?? MONTHS)
  return { database, today, months, first: months[0] ?? '' }
}
