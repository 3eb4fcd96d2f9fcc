import type { Body } from '../../http-client.ts'
import { loanTools } from '../loans.ts'
import { type Person, personOf } from '../operating.ts'
import { ageLoan } from '../travel.ts'

/** A borrower whose repayments are undone, and operators. */
export interface Undoing {
  readonly ada: Person
  readonly olga: Person
  readonly otto: Person
  /** A loan of ada's, paid out by these lenders so many days ago. */
  lent(days: number, more?: object, parts?: Readonly<Record<string, number>>): Promise<string>
  age(id: string, days: number): Promise<void>
  loan(id: string): Promise<Body>
  pay(id: string, amount: number): Promise<Body>
  undo(
    reference: string,
    body?: object,
    person?: Person,
    headers?: object,
  ): ReturnType<Person['call']>
}

export async function openUndoing(
  world: Parameters<typeof loanTools>[0] &
    Parameters<typeof personOf>[0] & { database: Parameters<typeof ageLoan>[0] },
): Promise<Undoing> {
  const ada = await personOf(world, 'ada', { amount: 10_000 })
  const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  const otto = await personOf(world, 'otto', { scope: 'lending:admin' })
  const { newLoan, put, invest } = loanTools(world, ada.token)
  const age = (id: string, days: number) => ageLoan(world.database, id, days)
  return {
    ada,
    olga,
    otto,
    age,
    lent: async (days, more = {}, parts = { hugo: 60, ida: 40 }) => {
      const amount_requested = Object.values(parts).reduce((sum, part) => sum + part, 0)
      const { id } = await newLoan({ amount_requested, repayment_period_months: 6, ...more })
      await put(id, { status: 'open' })
      for (const [lender, amount] of Object.entries(parts)) await invest(lender, id, amount)
      await age(id, days)
      return id
    },
    loan: async (id) => (await ada.call('GET', `/loans/${id}`)).body.loan,
    pay: async (id, amount) => (await ada.call('POST', `/loans/${id}/repayments`, { amount })).body,
    undo: (reference, body = {}, person = olga, headers = {}) =>
      person.call(
        'POST',
        `/operator/repayments/${reference}/undo`,
        { reason: 'debited twice', ...body },
        headers,
      ),
  }
}
