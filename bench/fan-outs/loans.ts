import type { FanOut } from './fan-out.ts'

const query = `subscription ($id: ID!) {
  loanChanged(id: $id, initial: false) { id title status amountRequested amountFunded updatedAt version }
}`
const change = 'update loan set location_description = $2 where id = $1 returning version'

/** One loan, which everybody watches. */
export function loans(sockets: number): FanOut {
  return {
    name: `fan-out ${sockets}`,
    sockets,
    query,
    prepare: async ({ rows }) => {
      const [loan] = await rows<{ id: string }>(
        "select id from loan where status = 'open' and amount_funded = 0 order by id limit 1",
      )
      return {
        variables: () => ({ id: loan?.id }),
        write: async (number) => {
          const [changed] = await rows<{ version: number }>(change, [loan?.id, `change ${number}`])
          return () => `"version":${changed?.version}`
        },
      }
    },
  }
}
