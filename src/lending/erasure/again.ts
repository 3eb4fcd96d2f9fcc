import type { Client } from 'pg'
import { withoutTimeouts } from '../ledger/audit.ts'
import type { Listed } from './list.ts'
import { eraseTraces } from './traces.ts'

const again = 'select erase_again($1, $2, $3) as erased'

/**
 * Erases the members of a restored database who were erased after its backup was taken, as the list of erasures has them; returns how many. Connects as the
 * owner of the schema.
 */
export function eraseAgain(
  url: string,
  schema: string | undefined,
  list: readonly Listed[],
): Promise<number> {
  return withoutTimeouts(url, schema, async (client) => {
    let erased = 0
    for (const { member, erasedAt, kept } of list) {
      const { rows } = await client.query(again, [member, erasedAt, kept])
      if (rows[0]?.erased !== true) continue
      await eraseTraces({ database: changing(client) }, member, Number.POSITIVE_INFINITY)
      erased += 1
    }
    return erased
  })
}

function changing(client: Client): Parameters<typeof eraseTraces>[0]['database'] {
  return { change: async (text, values = []) => (await client.query(text, [...values])).rows }
}
