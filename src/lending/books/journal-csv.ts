import { csvLine } from '../../csv.ts'
import { type Currency, formatAmount } from '../../money.ts'
import type { JournalLine } from './journal.ts'

/** The columns of the journal as CSV, in their order, with what each shows of a line: as REST shows them, which a test compares. */
const columns = {
  day: ({ day }) => day,
  posted_at: ({ postedAt }) => postedAt.toISOString(),
  ledger_transaction_id: ({ ledgerTransactionId }) => ledgerTransactionId,
  kind: ({ kind }) => kind,
  account: ({ account }) => account,
  account_name: ({ accountName }) => accountName,
  debit: ({ debit }, { decimals }) => formatAmount(debit, decimals),
  credit: ({ credit }, { decimals }) => formatAmount(credit, decimals),
  currency: (_, { code }) => code,
  memorandum: ({ memorandum }) => memorandum,
  corrects_id: ({ correctsId }) => correctsId,
  value_date: ({ valueDate }) => valueDate,
  loan_id: ({ loanId }) => loanId,
  investment_id: ({ investmentId }) => investmentId,
  subaccount_id: ({ subaccountId }) => subaccountId,
} satisfies Readonly<Record<string, (line: JournalLine, currency: Currency) => unknown>>

/** The first line of the journal as CSV. */
export const journalHeader = csvLine(Object.keys(columns))

/** Lines of the journal as CSV. */
export function journalCsv(lines: readonly JournalLine[], currency: Currency): string {
  const shown = Object.values(columns)
  return lines.map((line) => csvLine(shown.map((value) => value(line, currency)))).join('')
}
