import type { Fixtures, Records } from './fixtures.ts'
import { type Line, payload } from './matrix.ts'

/** What only the operator does, by GraphQL and by REST: the mutation, its row, its input, and the operator's outcome. */
interface Act {
  readonly mutation: string
  readonly row: readonly [method: string, path: string]
  readonly id: (records: Records, fixtures: Fixtures) => string | Promise<string>
  readonly input: Readonly<Record<string, string>>
  readonly fields: string
  readonly outcome: string
}

const acts: readonly Act[] = [
  {
    mutation: 'reverseTransaction',
    row: ['POST', '/operator/transactions/{id}/reversal'],
    id: (_, { newDeposit }) => newDeposit(),
    input: { reason: 'a mistake' },
    fields: 'transaction { id wallet { id } }',
    outcome: 'ok',
  },
]

const onlyOperator = (outcome: string) => ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', outcome] as const

/** The mutations of operators. */
export const operatorLines: readonly Line[] = acts.map(
  ({ mutation, id, input, fields, outcome }) => ({
    name: `Mutation.${mutation}`,
    call: async (records, fixtures) => {
      const given = { id: await id(records, fixtures), ...input }
      const written = Object.entries(given).map(([name, value]) => `${name}: "${value}"`)
      return payload(mutation, `{ ${written.join(', ')} }`, fields)
    },
    outcomes: onlyOperator(outcome),
  }),
)

/** Their REST rows. */
export const operatorRestLines: readonly Line[] = acts.map(
  ({ row: [method, path], id, input, outcome }) => ({
    name: `${method} ${path}`,
    call: async (records, fixtures) =>
      [method, path.replace('{id}', await id(records, fixtures)), input] as const,
    outcomes: onlyOperator(outcome),
  }),
)
