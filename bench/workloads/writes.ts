import { randomUUID } from 'node:crypto'
import { nth, type Population } from '../measuring/population.ts'
import type { HttpRequest } from '../measuring/request.ts'
import { graphqlRequests } from './workload.ts'

const DRAFTS = 2_000
const UNREAD = 40_000

/** A kind of request that changes something. */
export interface Write {
  readonly name: string
  /** Chooses the records; returns the n-th request. */
  readonly prepare: (population: Population) => Promise<(number: number) => HttpRequest>
}

const moved = `transaction { id type direction amount balanceAfter description reference counterpartyId createdAt }
  wallet { id availableBalance heldBalance }`
const loanFields = `loan { id title description amountRequested interestRate repaymentPeriodMonths purpose status
  locationLatitude locationLongitude createdAt updatedAt version }`

/** What others are compared with: cents from one member to another. */
export const spread: Write = {
  name: 'transfer-spread',
  prepare: async (population) => {
    const steps = Array.from(
      { length: 997 },
      () => 1 + population.chance(population.members.length - 1),
    )
    const recipientOf = (number: number) => nth(population.members, number + nth(steps, number)).id
    return transferring(population, recipientOf)
  },
}

/** Writes of all kinds, each to be as fast as transfers are. */
export const writes: readonly Write[] = [
  {
    name: 'transfer-to-one',
    prepare: async (population) => {
      const [one, ...others] = population.members
      return transferring({ ...population, members: others }, () => one?.id ?? '')
    },
  },
  keyed('deposit', moved, () => ({ amount: '0.01', description: 'Salary' })),
  keyed('withdraw', moved, () => ({ amount: '0.01', description: 'Rent' })),
  keyed('createLoan', loanFields, (number) => ({
    title: `A bicycle, number ${number}`,
    description: 'To ride to work, and to the market at weekends.',
    amountRequested: '1200.00',
    interestRate: '7.25',
    repaymentPeriodMonths: 24,
    purpose: 'bicycle',
    locationLatitude: 48.2,
    locationLongitude: 16.37,
  })),
  {
    name: 'updateLoan',
    prepare: async (population) => {
      const drafts = await population.rows<{ id: string; owner: number }>(newDrafts, [
        idsOf(population),
        DRAFTS,
      ])
      return mutating('updateLoan', loanFields, {
        tokenOf: (number) => nth(population.members, nth(drafts, number).owner).token,
        inputOf: (number) => ({
          id: nth(drafts, number).id,
          description: `Ready in ${number} days`,
          repaymentPeriodMonths: 1 + (number % 60),
        }),
      })
    },
  },
  plain(
    'updateProfile',
    'profile { id fullName city bio monthlyIncome latitude longitude updatedAt version }',
    (number) => ({
      bio: `Number ${number}`,
      monthlyIncome: `${1000 + (number % 977)}.00`,
      latitude: 10,
      longitude: 20,
    }),
  ),
  plain(
    'updatePreferences',
    'preferences { language minAmount notificationTypes purposes showOnMap updatedAt }',
    (number) => ({
      minAmount: `${number % 997}.00`,
      showOnMap: number % 2 === 0,
      purposes: ['bicycle'],
    }),
  ),
  keyed('createNotification', 'notification { id type title message createdAt }', (number) => ({
    title: `Note ${number}`,
    message: 'Call the landlord.',
  })),
  {
    name: 'markNotificationRead',
    prepare: async (population) => {
      const unread = await population.rows<{ id: string; owner: number }>(newMessages, [
        idsOf(population),
        UNREAD,
      ])
      return mutating('markNotificationRead', 'notification { id type read readAt }', {
        tokenOf: (number) => nth(population.members, nth(unread, number).owner).token,
        inputOf: (number) => ({ id: nth(unread, number).id }),
      })
    },
  },
]

const newDrafts = `
  with made as (
    insert into loan (id, borrower_id, title, amount_requested, currency)
      select new_id(), ($1::uuid[])[1 + number % cardinality($1::uuid[])], 'A draft', 100000, currency
      from deployment, generate_series(1, $2) as number
      returning id, borrower_id)
  select id, array_position($1, borrower_id) - 1 as owner from made`
const newMessages = `
  with made as (
    insert into notification (id, user_id, type, data)
      select new_id(), ($1::uuid[])[1 + number % cardinality($1::uuid[])], 'message', '{}'
      from generate_series(1, $2) as number returning id, user_id)
  select id, array_position($1, user_id) - 1 as owner from made`

const idsOf = ({ members }: Population) => members.map(({ id }) => id)

function transferring(population: Population, recipientOf: (number: number) => string) {
  const made = keyed('transfer', moved, (number) => ({
    recipientId: recipientOf(number),
    amount: '0.01',
    description: 'Tea',
  }))
  return made.prepare(population)
}

/** A mutation of each member in turn, each under a key of its own. */
function keyed(name: string, fields: string, inputOf: (number: number) => object): Write {
  const run = randomUUID()
  return plain(name, fields, (number) => ({
    ...inputOf(number),
    idempotencyKey: `${run}-${number}`,
  }))
}

function plain(name: string, fields: string, inputOf: (number: number) => object): Write {
  return {
    name,
    prepare: async ({ members }) =>
      mutating(name, fields, { tokenOf: (number) => nth(members, number).token, inputOf }),
  }
}

interface Mutating {
  readonly tokenOf: (number: number) => string
  readonly inputOf: (number: number) => object
}

function mutating(name: string, fields: string, { tokenOf, inputOf }: Mutating) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`
  const query = `mutation Write($input: ${type}) {
    ${name}(input: $input) { ${fields} userErrors { code field message } } }`
  return graphqlRequests(query, tokenOf, (number) => ({ input: inputOf(number) }))
}
