import type { Reader } from '../../database/reader.ts'
import { type RiskLevel, riskLevels } from '../../entities/loan/loan.ts'
import { defaultRates } from '../reports/default-rates.ts'
import { readPart } from '../reports/read.ts'
import { LEAST } from './similar.ts'

/** How the loans of a risk level were repaid; null where there are too few. */
export interface PastLoans {
  readonly paidOut: number | null
  readonly defaulted: number | null
  /** How many are late today. */
  readonly lateNow: number | null
  /** Of an average year, in hundredths of a percent. */
  readonly defaultRate: number | null
  /** How many loans that is based on. */
  readonly defaultRateLoans: number | null
}

const text = `select risk_level as "riskLevel", count(*)::int as "paidOut", count(*) filter (where status = 'defaulted')::int as defaulted,
    count(*) filter (where status = 'active' and days_late_on(id, late_due_on, business_date()) > 0)::int as "lateNow"
  from loan where disbursement_date is not null group by 1`

/** How many loans were counted. */
interface Counts {
  readonly paidOut: number
  readonly defaulted: number
  readonly lateNow: number
}

/** Where too little is known. */
export const unknown: PastLoans = {
  paidOut: null,
  defaulted: null,
  lateNow: null,
  defaultRate: null,
  defaultRateLoans: null,
}

/** How all loans were repaid, under null, and those of each risk level. */
export async function pastLoans(database: Reader): Promise<Map<RiskLevel | null, PastLoans>> {
  const [rows, rates] = await Promise.all([
    readPart<Counts & { readonly riskLevel: RiskLevel | null }>(database, text),
    defaultRates(database),
  ])
  const pastOf = (level: RiskLevel | null): PastLoans => {
    const own = rows.filter(({ riskLevel }) => level === null || riskLevel === level)
    const sum = (part: keyof Counts) => own.reduce((all, row) => all + row[part], 0)
    if (sum('paidOut') < LEAST) return unknown
    const average = rates.find(
      ({ year, riskLevel }) => year === 'average' && riskLevel === (level ?? 'all'),
    )
    const [paidOut, defaulted, lateNow] = [sum('paidOut'), sum('defaulted'), sum('lateNow')]
    const counted = { paidOut, defaulted, lateNow }
    return average === undefined || average.fresh < LEAST
      ? { ...unknown, ...counted }
      : { ...counted, defaultRate: average.rate, defaultRateLoans: average.fresh }
  }
  return new Map([null, ...riskLevels].map((level) => [level, pastOf(level)]))
}
