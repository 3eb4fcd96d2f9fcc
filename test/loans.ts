import type { Body, World } from './world.ts'

const complete = {
  title: 'Seeds',
  description: 'For the spring.',
  amount_requested: 1000,
  interest_rate: 12.5,
  repayment_period_months: 12,
  purpose: 'agriculture',
}

/** Ways to a borrower's loans over REST. */
export function loanTools(world: World, borrower: string) {
  const put = (id: string, body: object, token = borrower, headers = {}) =>
    world.rest('PUT', `/loans/${id}`, { token, body, headers })

  const newLoan = async (more: object = {}, token = borrower): Promise<Body> => {
    const { body } = await world.rest('POST', '/loans', { token, body: { ...complete, ...more } })
    return body.loan
  }

  /** Sets what only investing and the clock bring about. */
  const inState = async (status: string, funded = 0): Promise<string> => {
    const { id } = await newLoan()
    if (status === 'draft') return id
    await put(id, { status: 'open' })
    const full = ['funded', 'active', 'repaid', 'defaulted'].includes(status)
    const text = 'update loan set status = $2, amount_funded = $3 where id = $1'
    await world.database.sql(text, [id, status, full ? 100_000 : funded])
    return id
  }
  return { complete, put, newLoan, inState }
}
