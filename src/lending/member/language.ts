import type { Database } from '../../database/connection.ts'
import { languageFor } from '../../languages/index.ts'

const query = 'select language from preferences where user_id = $1 and language_chosen'

/** The language that a member has chosen, of those that there are; undefined if they have chosen none. */
export async function chosenLanguage(
  database: Database,
  memberId: string,
): Promise<string | undefined> {
  const [chosen] = await database.query<{ language: string }>(query, [memberId])
  return chosen && languageFor(chosen.language)
}
