import { type Choice, post, put } from './wish.ts'

const create: Choice = ({ lends }, _market, random, number) =>
  lends
    ? undefined
    : post('create', '/loans', {
        title: `Loan ${number}`,
        description: 'For the rig.',
        amount_requested: random.whole(2, 8) * 50,
        interest_rate: random.whole(0, 30),
        repayment_period_months: random.whole(1, 6),
        purpose: 'torture',
        location_latitude: 47 + random.next(),
        location_longitude: 8 + random.next(),
      })

const publish: Choice = ({ name }, market, random) => {
  const loan = market.loan(
    random,
    ({ borrower, status }) => borrower === name && status === 'draft',
  )
  return loan && put('publish', `/loans/${loan.id}`, { status: 'open' })
}

const cancel: Choice = ({ name }, market, random) => {
  const loan = market.loan(random, ({ borrower, status }) => borrower === name && status === 'open')
  return loan && put('cancel', `/loans/${loan.id}`, { status: 'cancelled' })
}

/** Half of the time all that is left, so that loans are filled; others may have been faster. */
const invest: Choice = ({ lends }, market, random) => {
  const loan = lends ? market.loan(random, ({ status }) => status === 'open') : undefined
  if (loan === undefined) return undefined
  const left = loan.requested - loan.funded
  const amount = random.next() < 0.5 ? left : Math.min(left, random.whole(25, 80))
  return post('invest', `/loans/${loan.id}/invest`, { amount })
}

/** Every kind of prepayment. */
const repay: Choice = ({ name }, market, random) => {
  const owed = ['active', 'defaulted']
  const loan = market.loan(random, (one) => one.borrower === name && owed.includes(one.status))
  const amount = random.next() < 0.2 ? 1_000 : random.whole(100, 12_000) / 100
  const prepayment = random.pick(['shorten', 'lower', 'advance'])
  return loan && post('repay', `/loans/${loan.id}/repayments`, { amount, prepayment })
}

/** A standing order, switched on or off. */
const order: Choice = ({ lends }, _market, random) =>
  lends
    ? put('order', '/preferences', {
        auto_invest_enabled: random.next() < 0.7,
        auto_invest_max_per_loan: random.whole(25, 60),
        min_interest_rate: random.whole(0, 10),
      })
    : undefined

/** What members do about loans, and how often. */
export const lending: readonly (readonly [weight: number, choice: Choice])[] = [
  [10, create],
  [12, publish],
  [2, cancel],
  [20, invest],
  [15, repay],
  [1, order],
]
