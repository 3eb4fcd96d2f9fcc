import { randomUUID } from 'node:crypto'
import { nth } from '../measuring/population.ts'
import { graphqlRequests, type Workload } from './workload.ts'

const payload = `
  transaction { id type direction amount balanceAfter description reference counterpartyId createdAt }
  wallet { id availableBalance heldBalance }`
const query = `mutation Transfer($input: TransferInput!) {
  transfer(input: $input) { ${payload} userErrors { code field message } }
}`
const graphileQuery = `mutation Transfer($input: TransferInput!) {
  transfer(input: $input) { ${payload} code }
}`

/** A cent to another member, under a key of its own, with all that it sets off. */
export const transfer: Workload = {
  name: 'transfer',
  once: true,
  prepare: async ({ members, chance }) => {
    const run = randomUUID()
    const tokenOf = (number: number) => nth(members, number).token
    const steps = Array.from({ length: 997 }, () => 1 + chance(members.length - 1))
    // Numbers are counted through all servers, so that a key is the same for two of them only in the check.
    const wish = (number: number) => ({
      recipientId: nth(members, number + nth(steps, number)).id,
      amount: '0.01',
      description: 'Tea',
      idempotencyKey: `${run}-${number}`,
    })
    const variables = (number: number) => ({ input: wish(number) })
    return {
      gateway: graphqlRequests(query, tokenOf, variables),
      mercurius: graphqlRequests(query, tokenOf, variables),
      postgraphile: graphqlRequests(graphileQuery, tokenOf, variables),
      limit: (number) => {
        const { recipientId, description, idempotencyKey } = wish(number)
        const body = [recipientId, 1, description, idempotencyKey]
        return { path: '/transfer', token: tokenOf(number), body }
      },
    }
  },
}
