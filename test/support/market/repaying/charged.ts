import type { Body } from '../../http-client.ts'
import { loanTools } from '../loans.ts'
import { type Person, personOf } from '../operating.ts'
import { ageLoan } from '../travel.ts'

/** Settings by which being late costs something: a fee of 15.00 or more after 15 days, and 5 points a year. */
export const charging = {
  BORROW_WHILE_LATE: 'on',
  LATE_FEE: 'max(15,5%)',
  LATE_FEE_AFTER_DAYS: '15',
  ARREARS_INTEREST: 'penalty',
  PENALTY_RATE: '+5',
} as const

/** A borrower who pays late, and operators. */
export interface Charged {
  readonly ada: Person
  readonly olga: Person
  readonly otto: Person
  /** A loan of ada's, paid out by these lenders so many days ago, with its charges. */
  late(days: number, more?: object, parts?: Readonly<Record<string, number>>): Promise<string>
  charges(id: string, person?: Person): Promise<Body[]>
  loan(id: string): Promise<Body>
  pay(id: string, amount: number): Promise<Body>
  waive(id: string, person?: Person, body?: object, headers?: object): ReturnType<Person['call']>
}

export async function openCharged(
  world: Parameters<typeof loanTools>[0] &
    Parameters<typeof personOf>[0] & { database: Parameters<typeof ageLoan>[0] },
): Promise<Charged> {
  const ada = await personOf(world, 'ada', { amount: 1000 })
  const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  const otto = await personOf(world, 'otto', { scope: 'lending:admin' })
  const { newLoan, put, invest } = loanTools(world, ada.token)
  return {
    ada,
    olga,
    otto,
    late: async (days, more = {}, parts = { hugo: 60, ida: 40 }) => {
      const amount_requested = Object.values(parts).reduce((sum, part) => sum + part, 0)
      const { id } = await newLoan({ amount_requested, repayment_period_months: 6, ...more })
      await put(id, { status: 'open' })
      for (const [lender, amount] of Object.entries(parts)) await invest(lender, id, amount)
      await ageLoan(world.database, id, days)
      return id
    },
    charges: async (id, person = ada) =>
      (await person.call('GET', `/loans/${id}/charges?limit=100`)).body.charges,
    loan: async (id) => (await ada.call('GET', `/loans/${id}`)).body.loan,
    pay: async (id, amount) => (await ada.call('POST', `/loans/${id}/repayments`, { amount })).body,
    waive: (id, person = olga, body = { reason: 'goodwill' }, headers = {}) =>
      person.call('POST', `/operator/charges/${id}/waive`, body, headers),
  }
}
