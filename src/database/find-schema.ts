import type { Pool } from 'pg'

/** The schema that connections lead to; throws an Error, and ends them, if it is not the wanted one. */
export async function findSchema(pool: Pool, wanted: string | undefined): Promise<string> {
  try {
    const { rows } = await pool.query('select current_schema() as found')
    const [{ found } = { found: null }] = rows
    if (typeof found === 'string' && (wanted ?? found) === found) return found
    throw new Error(
      `DATABASE_SCHEMA: connections lead to ${found === null ? 'no schema' : `the schema ${found}`} instead of ${wanted ?? 'one that exists'}`,
    )
  } catch (error) {
    await pool.end()
    throw error
  }
}
