import type { Pool } from 'pg'
import { patiently } from './change.ts'

/** The schema that the pool's connections use. If it is not the wanted one, closes the pool and throws an Error. */
export async function findSchema(pool: Pool, wanted: string | undefined): Promise<string> {
  try {
    const { rows } = await patiently(() => pool.query('select current_schema() as found'))
    const [{ found } = { found: null }] = rows
    if (typeof found === 'string' && (wanted ?? found) === found) return found
    throw new Error(
      `DATABASE_SCHEMA: connections use ${found === null ? 'no schema, since none in their search_path exists' : `the schema ${found}`}${wanted === undefined ? '' : `, not ${wanted}`}; run \`npm run migrate\`, or check DATABASE_SCHEMA and the role's search_path`,
    )
  } catch (error) {
    await pool.end()
    throw error
  }
}
