import { patientClient } from '../clients/patient-client.ts'
import type { TestDatabase } from '../database.ts'
import type { Body, HttpClient } from '../http-client.ts'

/** What of a world is needed to fill it. */
export interface Stage {
  readonly rest: HttpClient
  readonly database: Pick<TestDatabase, 'sql'>
  token(subject: string, more?: { name?: string; scope?: string }): Promise<string>
}

const complete = {
  title: 'Seeds',
  description: 'For the spring.',
  amount_requested: 1000,
  interest_rate: 12.5,
  repayment_period_months: 12,
  purpose: 'agriculture',
}

/** Ways to a borrower's loans over REST. */
export function loanTools(world: Stage, borrower: string) {
  const rest = patientClient(world.rest)
  const put = (id: string, body: object, token = borrower, headers = {}) =>
    rest('PUT', `/loans/${id}`, { token, body, headers })

  const newLoan = async (more: object = {}, token = borrower): Promise<Body> => {
    const { body } = await rest('POST', '/loans', { token, body: { ...complete, ...more } })
    return body.loan
  }

  /** A published loan at a place. */
  const openLoanAt = async (
    latitude: number,
    longitude: number,
    more: object = {},
  ): Promise<string> => {
    const place = { location_latitude: latitude, location_longitude: longitude }
    const { id } = await newLoan({ ...place, ...more })
    await put(id, { status: 'open' })
    return id
  }

  const invest = async (lender: string, id: string, amount: number, headers = {}) => {
    const token = await world.token(lender)
    await rest('POST', '/wallet/deposit', { token, body: { amount } })
    return rest('POST', `/loans/${id}/invest`, { token, body: { amount }, headers })
  }

  /** A published loan of 1000, funded in part or in full by a lender of its own; the clock's states are set. */
  const inState = async (status: string, funded = 0): Promise<string> => {
    const { id } = await newLoan()
    if (status === 'draft') return id
    await put(id, { status: 'open' })
    const full = ['funded', 'active', 'repaid', 'defaulted'].includes(status)
    if (full || funded > 0) await invest('lender-of-tests', id, full ? 1000 : funded)
    const paidOut = full && status !== 'funded' ? 'disbursement_date' : 'null'
    // Past the guards, which know no way back.
    await world.database.sql(
      `set session_replication_role = replica;
       update loan set status = '${status}', disbursement_date = ${paidOut} where id = '${id}';
       reset session_replication_role`,
    )
    return id
  }
  return { complete, put, newLoan, openLoanAt, invest, inState }
}
