import { Pool } from 'pg'

/** Runs one prepared statement on a pool as large as the gateway's. */
export type Query = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>

/** Opens the pool of a peer: every statement is prepared, under a name of its own. */
export function openPool(): Query {
  const pool = new Pool({
    connectionString: process.env.DATABASE_URL,
    max: Number(process.env.DATABASE_POOL),
    idleTimeoutMillis: 3_600_000,
  })
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `s${names.size}`
    names.set(text, name)
    return name
  }
  return async (text, values = []) =>
    (await pool.query({ name: nameOf(text), text, values: [...values] })).rows
}
