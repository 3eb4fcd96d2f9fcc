import { v7 as newId } from 'uuid'
import type { Database } from '../../database/connection.ts'
import type { SqlFunctions } from '../../database/functions.generated.ts'
import { idOrNone } from '../../database/ids.ts'
import {
  SAVED_SEARCHES_MAX,
  SavedSearch,
  savedSearchTexts,
} from '../../entities/member/saved-search.ts'
import { columnsOf, rowToJson } from '../../reads/rows.ts'
import { wrongIn } from '../member/order-wishes.ts'
import { callFunction, doneOrRefused, idempotencyOf, type Made, made, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import {
  checkNotNull,
  checkPercent,
  checkRange,
  checkTexts,
  invalid,
  type MaybeReason,
  refuseIf,
} from '../refusal.ts'

type Field = Exclude<
  keyof SavedSearch & string,
  'id' | 'userId' | 'sought' | 'createdAt' | 'updatedAt' | 'version'
>

/** What a search looks for, its name, and whether it tells: absent fields stay, null clears. */
type SavedSearchFields = { readonly [Name in Field]?: SavedSearch[Name] | null }

type NewSavedSearch = SavedSearchFields & {
  readonly name: string
  readonly idempotencyKey?: string | null
}

type SavedSearchChanges = SavedSearchFields & {
  readonly id: string
  /** The version that the caller has seen. */
  readonly version?: number | null
}

type Member = { readonly id: string }
type ChangedSavedSearch = Made<{ savedSearch: SavedSearch }>

/** A member's saved searches, the oldest first. */
export function savedSearchesOf(database: Database, memberId: string): Promise<SavedSearch[]> {
  const text = `select ${columnsOf(database, SavedSearch)} from saved_search where user_id = $1 order by id`
  return database.query<SavedSearch>(text, [memberId])
}

/** One of a member's saved searches; null if the member has none with this id. */
export async function savedSearchOf(
  database: Database,
  memberId: string,
  id: string,
): Promise<SavedSearch | null> {
  const all = await savedSearchesOf(database, memberId)
  return all.find((search) => search.id === id.toLowerCase()) ?? null
}

/** Saves a search of a member's under a name; throws a Refusal. */
export function createSavedSearch(
  platform: Platform,
  { id: memberId }: Member,
  input: NewSavedSearch,
): Promise<ChangedSavedSearch> {
  const once = idempotencyOf(input)
  const { idempotencyKey: _, ...fields } = input
  return save(platform, memberId, fields, { ...once, of_search: newId(), is_new: true })
}

/** Changes a saved search of a member's own, such as its name; throws a Refusal. */
export function updateSavedSearch(
  platform: Platform,
  { id: memberId }: Member,
  { id, ...changes }: SavedSearchChanges,
): Promise<ChangedSavedSearch> {
  const once = { with_key: null, hash: null }
  return save(platform, memberId, changes, { ...once, of_search: idOrNone(id), is_new: false })
}

/** Deletes a saved search of a member's own; throws a Refusal. */
export async function deleteSavedSearch(
  platform: Platform,
  { id: memberId }: Member,
  { id }: { readonly id: string },
): Promise<ChangedSavedSearch> {
  const values = { by_user: memberId, of_search: idOrNone(id) }
  const done = await perform(platform, 'delete_saved_search', values, () => explained)
  return made(done, { savedSearch: SavedSearch })
}

type Which = Omit<SqlFunctions['save_search'], 'by_user' | 'changes' | 'most'>

async function save(
  platform: Platform,
  memberId: string,
  fields: SavedSearchFields,
  which: Which,
): Promise<ChangedSavedSearch> {
  refuseIf(...wrongWith(platform, fields))
  const { database } = platform
  const named = fields.name ? { ...fields, name: fields.name.trim() } : fields
  const outcome =
    (await callFunction(database, 'save_search', {
      by_user: memberId,
      ...which,
      changes: rowToJson(database, SavedSearch, named),
      most: SAVED_SEARCHES_MAX,
    })) ?? {}
  refuseIf(...((outcome.fields ?? []) as (keyof typeof contrary)[]).map((field) => contrary[field]))
  return made(doneOrRefused(platform, outcome, explained), { savedSearch: SavedSearch })
}

function wrongWith(platform: Platform, fields: SavedSearchFields): readonly MaybeReason[] {
  const { limits } = platform
  return [
    checkNotNull('name', fields.name),
    checkNotNull('notifies', fields.notifies),
    ...checkTexts(fields, savedSearchTexts),
    ...wrongIn(platform, fields),
    checkPercent('maxInterestRate', fields.maxInterestRate, limits.loanRateMax),
    checkRange('minTermMonths', fields.minTermMonths, {
      min: 1,
      max: limits.loanMonthsMax,
      unit: 'months',
    }),
  ]
}

/** The reasons that only the other searches, or other fields, show, by the column that the database names. */
const contrary = {
  min_amount: invalid('minAmount', 'refusal.preferences.amounts'),
  min_interest_rate: invalid('minInterestRate', 'refusal.out_of_order', undefined, {
    greatest: 'maxInterestRate',
  }),
  min_term_months: invalid('minTermMonths', 'refusal.out_of_order', undefined, {
    greatest: 'maxTermMonths',
  }),
  name: invalid('name', 'refusal.search.name_taken'),
} as const

const explained = {
  NOT_FOUND: { field: 'id', message: 'refusal.search.unknown' },
  LIMIT_EXCEEDED: { message: 'refusal.search.most', details: { max: SAVED_SEARCHES_MAX } },
} as const
