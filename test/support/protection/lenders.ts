import { expect } from 'vitest'
import type { Body } from '../http-client.ts'
import { loanTools } from '../market/loans.ts'
import { type Person, personOf } from '../market/operating.ts'
import type { World } from '../world.ts'

/** Answers of somebody who knows the risks. */
export const knowing: Readonly<Record<string, string>> = {
  experience: 'sometimes',
  purpose: 'spare',
  loss: 'all',
  guarantee: 'nobody',
  exit: 'repaid',
  rate: 'riskier',
  spread: 'many',
}

/** The body of a test with these answers, by somebody who has 10 000 in all. */
export const testOf = (answers: Readonly<Record<string, string>> = knowing, more: object = {}) => ({
  answers: Object.entries(answers).map(([question, answer]) => ({ question, answer })),
  income: 8000,
  assets: 5000,
  commitments: 3000,
  ...more,
})

/** Takes the test for somebody. */
export const take = async (person: Person, body: object = testOf()): Promise<Body> => {
  const answer = await person.call('POST', '/lender-test', body)
  expect([answer.status, answer.body.error]).toEqual([201, undefined])
  return answer.body.lender_test
}

/** Acknowledges the results of a test. */
export const acknowledge = (person: Person, { id }: Body) =>
  person.call('POST', `/lender-test/${id}/acknowledgement`)

/** Somebody with money who has taken the test, with so much to their name. */
export async function testedLender(
  world: World,
  name: string,
  { amount = 100_000, assets = 5000 } = {},
): Promise<Person> {
  const person = await personOf(world, name, { amount })
  await acknowledge(person, await take(person, testOf(knowing, { assets })))
  return person
}

/** Ways to loans and investments. */
export function lending(world: World, borrower: Person) {
  const open = async (amount = 100): Promise<string> => {
    const { id } = await loanTools(world, borrower.token).newLoan({ amount_requested: amount })
    expect((await borrower.call('PUT', `/loans/${id}`, { status: 'open' })).status).toBe(200)
    return id
  }
  const tryTo = (person: Person, loan: string, amount: number, more: object = {}, headers = {}) =>
    person.call('POST', `/loans/${loan}/invest`, { amount, ...more }, headers)
  const invest = async (person: Person, loan: string, amount: number): Promise<Body> =>
    (await tryTo(person, loan, amount)).body.investment
  const leave = (person: Person, { id }: Body, headers = {}) =>
    person.call('DELETE', `/investments/${id}`, undefined, headers)
  const loanOf = async (id: string): Promise<Body> =>
    (await borrower.call('GET', `/loans/${id}`)).body.loan
  return { open, tryTo, invest, leave, loanOf }
}
