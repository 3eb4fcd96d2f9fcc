import { listen } from '../../src/database/listen-notify.ts'
import type { Query } from './pool.ts'

/** A loan as subscribers see it; amounts in minor units, as text. */
export interface LoanRow {
  readonly id: string
  readonly title: string
  readonly status: string
  readonly amountRequested: string
  readonly amountFunded: string
  readonly updatedAt: Date
  readonly version: number
}

const readLoan = `
  select id, title, status, amount_requested as "amountRequested", amount_funded as "amountFunded",
    updated_at as "updatedAt", version
  from loan where id = $1`

/** Calls back with the loan each time that it has changed, read once for all who watch it. */
export function followLoans(
  query: Query,
  watched: () => Iterable<string>,
  changed: (loan: LoanRow) => void,
): void {
  const versions = new Map<string, number>()
  const look = async (id: string) => {
    const [loan] = await query<LoanRow>(readLoan, [id])
    if (loan === undefined || loan.version === versions.get(id)) return
    versions.set(id, loan.version)
    changed(loan)
  }
  const notified = () => {
    for (const id of watched()) look(id).catch((error) => process.stderr.write(`${error}\n`))
  }
  listen(process.env.DATABASE_URL ?? '', { notified, opened: notified })
}

/** An amount of minor units as the gateway writes it. */
export function money(minor: string): string {
  const digits = minor.padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
