import type { Database } from '../../../src/database/connection.ts'

const DAY_MS = 86_400_000

/** Sets the clock of a database that is connected once, so that all go by it. */
export async function travel(database: Database, to: Date): Promise<void> {
  await database.query("select set_config('gateway.now', $1, false)", [to.toISOString()])
}

/** A moment so many days later. */
export const daysAfter = (from: Date | string, days: number): Date =>
  new Date(new Date(from).getTime() + days * DAY_MS)
