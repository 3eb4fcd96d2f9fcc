import { planning, set } from '../../../src/database/connections/pooling.ts'
import type { Reader } from '../../../src/database/reader.ts'
import type { World } from '../world.ts'

interface Plan {
  readonly 'QUERY PLAN': string
}

/** A reader that asks for plans: of what is prepared once for any values, and of what is planned for its own. */
export function explaining(
  { gateway: { database }, database: { sql } }: World,
  plans: string[],
  found: readonly object[] = [],
): Reader {
  return {
    query: async (text, values = [], kind = 'read') => {
      await sql(set(planning.read))
      const rows =
        kind === 'search'
          ? await database.query<Plan>(`explain ${text}`, values, kind)
          : await sql<Plan>(`explain (generic_plan) ${text}`)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
      return [...found] as never[]
    },
  }
}
