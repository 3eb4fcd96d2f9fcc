import type { Pool, QueryResult } from 'pg'

/** Requests need a connection within a second; a start on a busy machine may wait longer. */
const TRIES = 5

/** The schema that connections lead to; throws an Error, and ends them, if it is not the wanted one. */
export async function findSchema(pool: Pool, wanted: string | undefined): Promise<string> {
  try {
    const { rows } = await patiently(pool, 'select current_schema() as found')
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

/** Runs the first query of a pool; a refused connection fails at once, one that only takes too long is tried again. */
async function patiently(pool: Pool, text: string, left = TRIES): Promise<QueryResult> {
  return pool.query(text).catch((error: Error) => {
    if (left <= 1 || !/connection timeout|trying to connect/.test(error.message)) throw error
    return patiently(pool, text, left - 1)
  })
}
