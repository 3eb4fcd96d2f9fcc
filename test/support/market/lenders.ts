import type { World } from '../world.ts'
import { loanTools } from './loans.ts'
import { personOf } from './operating.ts'
import { daysAfter, travel } from './travel.ts'

/** Each loan: its title, how many days ago it was paid out, its amount, and how many days ago its borrower stopped to pay. */
const loans = [
  ['A bakery oven', 425, 900, 330],
  ['A second loom', 420, 1200, 0],
  ['Seed potatoes', 230, 1000, 75],
  ['A boat engine', 44, 600, 44],
] as const

/** What a lender, mary, has seen of a year and more: loans that are repaid, late by some age, or written off. For a world of one connection. */
export async function lendersYears(world: World): Promise<void> {
  const { database } = world.gateway
  const now = new Date()
  const ago = (days: number) => travel(database, daysAfter(now, -days))
  await ago(430)
  const ada = await personOf(world, 'ada', { name: 'Ada Lovelace', amount: 900 })
  const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  await world.token('mary', { name: 'Mary Shelley' })
  const { newLoan, put, invest } = loanTools(world, ada.token)
  const paying: { id: string; until: number }[] = []
  for (let days = 425; days >= 0; days -= 1) {
    const begun = loans.filter(([, paidOut]) => paidOut === days)
    if (begun.length === 0 && days % 30 > 0) continue
    await ago(days)
    for (const [title, , amount_requested, until] of begun) {
      const terms = { title, amount_requested, repayment_period_months: 18 }
      const { id } = await newLoan(terms)
      await put(id, { status: 'open' })
      await invest('mary', id, amount_requested - 200)
      await invest('lise', id, 200)
      paying.push({ id, until })
    }
    for (const { id, until } of paying) {
      if (days < until) continue
      const { amount_due: amount } = (await ada.call('GET', `/loans/${id}`)).body.loan
      if (amount > 0) await ada.call('POST', `/loans/${id}/repayments`, { amount })
    }
  }
  const [lost] = paying
  const mutation = `mutation { defaultLoan(input: { id: "${lost?.id}" }) { userErrors { code } } }`
  await world.graphql(olga.token, mutation)
  const { status } = await olga.call('POST', `/operator/loans/${lost?.id}/write-off`, {
    reason: 'insolvent',
  })
  if (status >= 300) throw new Error(`the loan is not written off: ${status}`)
}
