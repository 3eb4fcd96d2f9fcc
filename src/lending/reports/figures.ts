import { oneRow } from '../../database/change.ts'
import type { Database } from '../../database/connection.ts'
import type {
  TransactionDirection,
  TransactionType,
} from '../../entities/ledger/wallet-transaction.ts'
import { type LoanStatus, loanStatuses } from '../../entities/loan/loan.ts'
import type { Platform } from '../platform.ts'
import { readPart } from './read.ts'

/** What the statements of all members say of the last 24 hours, for lines of one type and direction, in the currency's major units. */
interface Moved {
  readonly type: TransactionType
  readonly direction: TransactionDirection
  readonly amount: number
}

/** How funding goes; amounts in the currency's major units. */
interface FundingFigures {
  /** How many loans came into each state within the last 24 hours. */
  readonly entered: Readonly<Record<LoanStatus, number>>
  /** The loans that lenders can invest in now: how many, what they ask for, and what of it they have. */
  readonly open: number
  readonly requested: number
  readonly funded: number
}

/** By how many days loans can be late. */
const arrearsRanges = ['none', '1-30', '31-60', '61-90', 'over 90', 'default'] as const

/** The loans that are late by some number of days today: how many, and the principal that they owe, in the currency's major units. */
export interface Arrears {
  readonly arrears: (typeof arrearsRanges)[number]
  readonly loans: number
  readonly principal: number
}

/** How the business does, for metrics; nothing says whose money or whose loan it is. */
export interface BusinessFigures {
  readonly moved: () => Promise<Moved[]>
  readonly funding: () => Promise<FundingFigures>
  readonly arrears: () => Promise<Arrears[]>
}

// Ids begin with the time at which they were made: that of a posting in the ledger. A payment's line has its id from the day on which the payment began.
const moved = `select type, shown_direction(type, direction) as direction, sum(amount)::float8 as amount
  from wallet_transaction where ledger_transaction_id >= first_id_at(clock_timestamp() - interval '1 day') group by 1, 2`

const entered = `select to_status as status, count(*)::int as count
  from loan_event where id >= first_id_at(clock_timestamp() - interval '1 day') group by 1`

const open = `select count(*)::int as open, coalesce(sum(amount_requested), 0)::float8 as requested, coalesce(sum(amount_funded), 0)::float8 as funded
  from loan where status = 'open' and not frozen`

const arrears = `select case when defaulted then 'default' when days_late = 0 then 'none' when days_late <= 30 then '1-30'
    when days_late <= 60 then '31-60' when days_late <= 90 then '61-90' else 'over 90' end as arrears,
    count(*)::int as loans, sum(principal)::float8 as principal
  from (select * from loan_standings(business_date()) offset 0) as standing group by 1`

/** Reads how the business does: each part by one statement, or two, with a search's limits. */
export function businessFigures({
  database,
  currency,
}: Pick<Platform, 'database' | 'currency'>): BusinessFigures {
  const major = (minor: number) => minor / 10 ** currency.decimals
  return {
    moved: async () => {
      const rows = await readPart<Moved>(database, moved)
      return rows.map((row) => ({ ...row, amount: major(row.amount) }))
    },
    funding: async () => {
      const [entered, asked] = await Promise.all([
        enteredIn(database),
        oneRow(readPart<Omit<FundingFigures, 'entered'>>(database, open)),
      ])
      const { requested, funded } = asked
      return { ...asked, entered, requested: major(requested), funded: major(funded) }
    },
    arrears: async () => {
      const rows = await readPart<Arrears>(database, arrears)
      return arrearsRanges.map((range) => {
        const { loans = 0, principal = 0 } = rows.find((row) => row.arrears === range) ?? {}
        return { arrears: range, loans, principal: major(principal) }
      })
    },
  }
}

async function enteredIn(database: Database): Promise<FundingFigures['entered']> {
  const rows = await readPart<{ readonly status: LoanStatus; readonly count: number }>(
    database,
    entered,
  )
  const counts = new Map(rows.map(({ status, count }) => [status, count]))
  const all = loanStatuses.map((status) => [status, counts.get(status) ?? 0] as const)
  return Object.fromEntries(all) as FundingFigures['entered']
}
