import type { World } from '../world.ts'
import { loanTools } from './loans.ts'
import { ageLoan } from './travel.ts'

/** A borrower's loans in each state that a screen shows. */
export async function borrowersLoans(world: World) {
  const ada = await world.token('ada', { name: 'Ada Lovelace' })
  const tools = loanTools(world, ada)
  for (const [subject, name] of [
    ['mary', 'Mary Shelley'],
    ['grace', 'Grace Hopper'],
    ['lise', 'Lise Meitner'],
  ] as const)
    await world.rest('GET', '/profile', { token: await world.token(subject, { name }) })
  const publish = async (title: string, more: object, shares: readonly [string, number][]) => {
    const { id } = await tools.newLoan({ title, ...more })
    await tools.put(id, { status: 'open' })
    for (const [lender, amount] of shares) await tools.invest(lender, id, amount)
    return String(id)
  }
  const draft = await tools.newLoan({
    title: 'A cold store for the cooperative',
    purpose: 'retail',
    description: 'Twelve of us share it; milk keeps for a week instead of a day.',
    amount_requested: 4200,
    interest_rate: 8.75,
    repayment_period_months: 24,
    location_latitude: 47.3769,
    location_longitude: 8.5417,
    location_description: 'Near Zürich',
  })
  const loom = {
    purpose: 'craft',
    description: 'Orders wait for months; a second loom halves that.',
    location_latitude: 47.05,
    location_longitude: 8.31,
    location_description: 'Lucerne',
  }
  const open = await publish('A second loom', { ...loom, amount_requested: 2400 }, [
    ['mary', 600],
    ['grace', 450],
    ['lise', 150],
  ])
  const active = await publish('Seed potatoes', { repayment_period_months: 18 }, [
    ['mary', 700],
    ['lise', 300],
  ])
  await ageLoan(world.database, active, 75)
  await world.rest('POST', `/loans/${active}/repayments`, { token: ada, body: { amount: 122.42 } })
  return { draft: String(draft.id), open, active }
}
