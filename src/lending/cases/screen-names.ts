import { oneRow, onlyValue } from '../../database/change.ts'
import { type Attempts, beginAttempts } from '../attempts.ts'
import { answered } from '../payments/pay.ts'
import type { Platform } from '../platform.ts'
import type { ListsProvider } from './lists.ts'

const TOGETHER_MAX = 500
/** Per run of the job. */
const PAGES_MAX = 10
const AT_ONCE_MAX = 10

interface Asked {
  readonly member_id: string
  readonly full_name: string
}

/** Compares the next members with lists who were not compared within a day, or have a new name; returns how many hits were new. */
export async function screenNames({
  database,
  lists,
}: Pick<Platform, 'database' | 'lists'>): Promise<number> {
  if (lists === null) return 0
  const { attempt, end } = beginAttempts()
  const found = await screenPages(database, lists, attempt)
  end()
  return found
}

async function screenPages(
  database: Platform['database'],
  lists: ListsProvider,
  attempt: Attempts['attempt'],
): Promise<number> {
  let found = 0
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const text = 'select swept, asked from names_to_screen($1)'
    const { swept, asked } = await oneRow(
      database.operating().change<{ swept: number; asked: Asked[] }>(text, [TOGETHER_MAX]),
    )
    for (let from = 0; from < asked.length; from += AT_ONCE_MAX) {
      const together = asked.slice(from, from + AT_ONCE_MAX)
      const hits = await Promise.all(
        together.map((one) =>
          attempt(`member ${one.member_id}`, () => screened(database, lists, one)),
        ),
      )
      // A member about whom the provider does not answer now is checked again by a later run.
      if (hits.every((hit) => hit === undefined)) return found
      found += hits.filter(Boolean).length
    }
    if (swept < TOGETHER_MAX) break
  }
  return found
}

/** Whether lists say something new about a member; undefined if the provider does not answer. */
async function screened(
  database: Platform['database'],
  lists: ListsProvider,
  { member_id: memberId, full_name: fullName }: Asked,
): Promise<boolean | undefined> {
  const answer = await answered(() => lists.screen({ memberId, fullName }), null)
  if (answer === null) return undefined
  const values = [memberId, fullName, answer.hits]
  return onlyValue(database.operating().change('select record_screening($1, $2, $3)', values))
}
