import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { extensionOf } from '../reference.ts'
import { Profile } from './profile.ts'
import { wishes } from './saved-search.ts'

/** The longest pause of a standing order, in hours: half of the time for which a loan is open by default. */
export const PAUSE_MAX_HOURS = 168

/** A member's preferences; those that were never changed have defaults. */
export class Preferences extends entity({
  name: 'Preferences',
  properties: {
    userId: () => extensionOf(Profile, 'user_id'),
    language: p.text().default('en'),
    /** Whether the member has set the language; what their requests accept counts until then. */
    languageChosen: p.boolean().default(false),
    timezone: p.text().default('UTC'),
    /** Whether the member has set the time zone; the platform's counts until then. */
    timezoneChosen: p.boolean().default(false),
    emailNotifications: p.boolean().default(true),
    /** Whether letters that the member could switch off come as one a day. */
    emailDigest: p.boolean().default(false),
    pushNotifications: p.boolean().default(true),
    notificationTypes: p.json<Record<string, boolean>>().defaultRaw("'{}'"),
    ...wishes(),
    autoInvestEnabled: p.boolean().default(false),
    autoInvestMaxPerLoan: p.bigint().strictNullable(),
    /** Minor units; null means the same maximum as for one loan. */
    autoInvestMaxPerBorrower: p.bigint().strictNullable(),
    autoInvestPauseHours: p.smallint().default(0),
    /** The most that is invested at once and has not come back, in minor units; null means no limit. */
    autoInvestBudget: p.bigint().strictNullable(),
    /** What stays in the wallet, in minor units. */
    autoInvestReserve: p.bigint().strictNullable(),
    /** Whether the member is told of each published loan that matches, whether or not anything is invested. */
    matchNotifications: p.boolean().default(false),
    /** Up to which amount in one loan the lender has acknowledged a warning for standing orders, in minor units. */
    autoInvestWarnedUpTo: p.bigint().strictNullable(),
    /** Whether standing orders leave in the wallet what is due of the member's own loans now and within 3 days. */
    autoInvestKeepsInstalments: p.boolean().default(false),
    /** Whether what is due of a loan is taken from the wallet from the day on which it is paid out. */
    autopay: p.boolean().default(false),
    updatedAt: p.datetime(3).defaultRaw('gateway_now()'),
    version: p.integer().default(1),
  },
  indexes: {
    preferences_auto_invest_index: '(user_id) where auto_invest_enabled',
    preferences_match_notifications_index: '(user_id) where match_notifications',
  },
  checks: {
    preferences_rate_decimals: 'scale(min_interest_rate) <= 2',
    preferences_amounts_in_order:
      'min_amount >= 0 and max_amount >= 0 and min_amount <= max_amount',
    preferences_auto_invest_borrower: 'auto_invest_max_per_borrower > 0',
    preferences_auto_invest_budget: 'auto_invest_budget > 0',
    preferences_auto_invest_reserve: 'auto_invest_reserve >= 0',
    preferences_auto_invest_warned: 'auto_invest_warned_up_to > 0',
    preferences_auto_invest_pause: `auto_invest_pause_hours between 0 and ${PAUSE_MAX_HOURS}`,
    preferences_auto_invest_bounded:
      'auto_invest_max_per_loan > 0 and (not auto_invest_enabled or auto_invest_max_per_loan is not null)',
  },
}) {}
