import { expect } from 'vitest'
import type { Body } from '../../http-client.ts'
import type { World } from '../../world.ts'
import { loanTools } from '../loans.ts'
import { type Person, personOf } from '../operating.ts'
import { expectSound } from '../races.ts'
import { ageLoan } from '../travel.ts'

/** A borrower with defaulted loans, and operators who decide what becomes of them. */
export interface Defaults {
  readonly ada: Person
  readonly olga: Person
  readonly otto: Person
  /** A loan of ada's from these lenders, active and long overdue. */
  late(parts: readonly (readonly [lender: string, amount: number])[]): Promise<string>
  /** The same, defaulted. */
  defaulted(parts: readonly (readonly [lender: string, amount: number])[]): Promise<string>
  loan(id: string): Promise<Body>
  /** Principal repaid and interest earned of each lender, oldest investment first. */
  shares(id: string): Promise<[number, number][]>
  /** What olga or another writes off or records as recovered. */
  writeOff(id: string, person?: Person, more?: object, headers?: object): ReturnType<Person['call']>
  recover(
    id: string,
    amount: number,
    person?: Person,
    more?: object,
    headers?: object,
  ): ReturnType<Person['call']>
  /** The books and the audit trail are in order. */
  sound(): Promise<void>
}

export async function openDefaults(world: World): Promise<Defaults> {
  const ada = await personOf(world, 'ada', { amount: 500 })
  const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  const otto = await personOf(world, 'otto', { scope: 'lending:admin' })
  const { newLoan, put, invest } = loanTools(world, ada.token)

  const late: Defaults['late'] = async (parts) => {
    const amount_requested = parts.reduce((sum, [, amount]) => sum + amount, 0)
    const terms = { amount_requested, interest_rate: 9.48, repayment_period_months: 6 }
    const { id } = await newLoan(terms)
    await put(id, { status: 'open' })
    for (const [lender, amount] of parts) await invest(lender, id, amount)
    await ageLoan(world.database, id, 150)
    return id
  }
  const defaulted: Defaults['defaulted'] = async (parts) => {
    const id = await late(parts)
    const text = `mutation { defaultLoan(input: { id: "${id}" }) { userErrors { code } } }`
    const { body } = await world.graphql(olga.token, text)
    expect(body.data.defaultLoan.userErrors).toEqual([])
    return id
  }
  return {
    ada,
    olga,
    otto,
    late,
    defaulted,
    loan: async (id) => (await ada.call('GET', `/loans/${id}`)).body.loan,
    shares: async (id) =>
      (await ada.call('GET', `/loans/${id}/investments`)).body.investments.map((one: Body) => [
        one.principal_repaid,
        one.interest_earned,
      ]),
    writeOff: (id, person = olga, more = {}, headers = {}) =>
      person.call(
        'POST',
        `/operator/loans/${id}/write-off`,
        { reason: 'insolvent', ...more },
        headers,
      ),
    recover: (id, amount, person = olga, more = {}, headers = {}) =>
      person.call(
        'POST',
        `/operator/loans/${id}/recoveries`,
        { amount, reason: 'from the court', ...more },
        headers,
      ),
    sound: () => expectSound(world),
  }
}
