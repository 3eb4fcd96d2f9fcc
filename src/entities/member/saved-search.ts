import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import type { RiskLevel } from '../loan/loan.ts'
import { reference } from '../reference.ts'
import { TextArray } from '../text-array.ts'
import { Profile } from './profile.ts'

/** How many saved searches a member can have. */
export const SAVED_SEARCHES_MAX = 20

/** How long the texts of a saved search are. */
export const savedSearchTexts = { name: { min: 1, max: 60 }, q: { min: 1, max: 120 } } as const

/** Which loans a member looks for. */
export const wishes = () => ({
  /** Hundredths of a percent. */
  minInterestRate: p.decimal('number').columnType('numeric').strictNullable(),
  maxTermMonths: p.smallint().strictNullable(),
  /** Minor units, like the other amount. */
  minAmount: p.bigint().strictNullable(),
  maxAmount: p.bigint().strictNullable(),
  riskLevels: p.array().$type<RiskLevel[]>().columnType('text[]').defaultRaw("'{}'"),
  purposes: p.type(TextArray).$type<string[]>().columnType('text[]').defaultRaw("'{}'"),
  maxDistanceKm: p.integer().strictNullable(),
  /** Whether loans of borrowers who are not verified are left out. */
  onlyVerifiedBorrowers: p.boolean().default(false),
})

/** What a member looks for when they lend, under a name of their own. */
export class SavedSearch extends entity({
  name: 'SavedSearch',
  properties: {
    id: p.uuid().primary(),
    userId: () => reference(Profile, 'user_id'),
    name: p.text(),
    /** Words that the loan's texts, or the borrower's name or city, have to contain. */
    q: p.text().strictNullable(),
    /** What these words ask for, made from them. Only the search for members to tell uses this column; the ORM never reads it. */
    sought: p.string().columnType('tsquery').nullable().lazy(),
    ...wishes(),
    /** Hundredths of a percent. */
    maxInterestRate: p.decimal('number').columnType('numeric').strictNullable(),
    minTermMonths: p.smallint().strictNullable(),
    /** Whether the member is told of each published loan that matches. */
    notifies: p.boolean().default(false),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
    updatedAt: p.datetime(3).defaultRaw('gateway_now()'),
    version: p.integer().default(1),
  },
  lengths: savedSearchTexts,
  indexes: {
    saved_search_user_index: '(user_id, id)',
    saved_search_notifies_index: '(user_id) where notifies',
  },
  uniques: { saved_search_named: '(user_id, lower(name))' },
  checks: {
    saved_search_rate_decimals: 'scale(min_interest_rate) <= 2',
    saved_search_highest_rate_decimals: 'scale(max_interest_rate) <= 2',
    saved_search_amounts_in_order:
      'min_amount >= 0 and max_amount >= 0 and min_amount <= max_amount',
  },
}) {}
