import { loanTools } from '../market/loans.ts'
import { personOf } from '../market/operating.ts'
import { ageLoan } from '../market/travel.ts'
import type { World } from '../world.ts'

/** What a back office has to do with: loans that are reviewed, and a second operator above 1000. */
export const backOfficeSettings = {
  LOAN_REVIEW: '1',
  APPROVAL_ABOVE: '1000',
  BORROW_WHILE_LATE: 'on',
} as const

const people = [
  ['ada', 'Ada Lovelace', 'London'],
  ['mary', 'Mary Shelley', 'Bath'],
  ['grace', 'Grace Hopper', 'New York'],
  ['lise', 'Lise Meitner', 'Vienna'],
  ['emmy', 'Emmy Noether', 'Erlangen'],
] as const

/** Days since payout: the first instalment is due after a month. */
const late = [
  ['Seed potatoes', 45, 'mary', 700],
  ['A boat engine', 80, 'grace', 1800],
  ['A greenhouse', 110, 'lise', 1200],
  ['A bakery oven', 150, 'grace', 2400],
] as const

/** A market as its operators find it: late loans, one to review, a request, a frozen member, and money that moved. */
export async function openBackOffice(world: World) {
  const operator = await personOf(world, 'operator', { scope: 'lending:admin', name: 'Olga Marsh' })
  const colleague = await personOf(world, 'colleague', {
    scope: 'lending:admin',
    name: 'Carl Stone',
  })
  const ids: Record<string, string> = {}
  for (const [subject, name, city] of people) {
    const token = await world.token(subject, { name })
    const body = { city, user_type: 'both' }
    const answer = await world.rest('PUT', '/profile', { token, body })
    ids[subject] = answer.body.profile.id
  }
  const ada = await world.token('ada')
  const { newLoan, put, invest } = loanTools(world, ada)
  const publish = async (title: string, amount_requested: number) => {
    const { id } = await newLoan({ title, amount_requested })
    await put(id, { status: 'open' })
    await operator.call('POST', `/operator/loans/${id}/approve`, { reason: 'As it should be' })
    return String(id)
  }
  for (const [title, days, lender, amount] of late) {
    const id = await publish(title, amount)
    await invest(lender, id, amount)
    await ageLoan(world.database, id, days)
    ids[title] = id
  }
  ids.open = await publish('A second loom', 2400)
  await invest('mary', ids.open, 600)
  const submitted = await newLoan({ title: 'A cold store', amount_requested: 4200 })
  await put(submitted.id, { status: 'open' })
  ids.submitted = submitted.id
  const deposit = async (subject: string, amount: number): Promise<string> => {
    const token = await world.token(subject)
    const body = { amount, description: 'From my bank' }
    return (await world.rest('POST', '/wallet/deposit', { token, body })).body.transaction.id
  }
  const reverse = (id: string, reason: string, by = operator) =>
    by.call('POST', `/operator/transactions/${id}/reverse`, { reason })
  await deposit('mary', 250)
  await reverse(await deposit('mary', 80), 'The bank sent it twice')
  const large = await deposit('lise', 1500)
  ids.asked = large
  await reverse(large, 'The bank took it back', colleague)
  const over = await reverse(await deposit('mary', 2000), 'A doubt', colleague)
  await operator.call('POST', `/operator/requests/${over.body.request.id}/reject`, {
    reason: 'The bank says that it is right',
  })
  await operator.call('POST', `/operator/members/${ids.emmy}/freeze`, {
    reason: 'Papers look forged',
  })
  return { ids, deposit, reverse, operator, colleague }
}
