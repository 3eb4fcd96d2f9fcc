import { notificationType } from '../../entities/member/notification.ts'
import { PAUSE_MAX_HOURS, Preferences } from '../../entities/member/preferences.ts'
import { Profile } from '../../entities/member/profile.ts'
import { jsonOf } from '../../money.ts'
import { rowToJson } from '../../reads/rows.ts'
import { callFunction, doneOrRefused } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { aboutWarning } from '../protection/protection.ts'
import { checkNotNull, checkRange, invalid, type Reason, refuseIf } from '../refusal.ts'
import { keptGate } from '../verification/gate.ts'
import { impossibleIn, wrongIn } from './order-wishes.ts'

type Field = Exclude<
  keyof Preferences & string,
  'userId' | 'updatedAt' | 'version' | 'languageChosen' | 'timezoneChosen' | 'autoInvestWarnedUpTo'
>

/** Changes to a member's preferences: absent fields stay, null clears. */
export type PreferencesChanges = { readonly [Name in Field]?: Preferences[Name] | null } & {
  readonly showOnMap?: boolean | null
  /** Whether the caller has acknowledged the warning about so large a standing order. */
  readonly autoInvestWarningAcknowledged?: boolean | null
  /** The version that the caller has seen. */
  readonly version?: number | null
}

const required = [
  'language',
  'timezone',
  'emailNotifications',
  'emailDigest',
  'pushNotifications',
  'notificationTypes',
  'autoInvestEnabled',
  'autoInvestPauseHours',
  'matchNotifications',
  'autopay',
  'showOnMap',
] as const

/** Changes a member's preferences under their row lock, and `showOnMap`, which is stored with the profile; throws a Refusal. */
export async function updatePreferences(
  platform: Platform,
  userId: string,
  changes: PreferencesChanges,
): Promise<{ readonly preferences: Preferences; readonly profile: Profile }> {
  check(platform, changes)
  const {
    database,
    limits: { protection, loanAmountMin, loanAmountMax, investmentMin },
  } = platform
  const { showOnMap, autoInvestWarningAcknowledged: warned, ...fields } = changes
  const values = {
    member: userId,
    changes: rowToJson(database, Preferences, fields),
    on_map: showOnMap ?? null,
    gate: keptGate(platform.limits.gate),
    protection: protection && jsonOf(protection),
    warned: warned ?? false,
    loans: jsonOf({ least: loanAmountMin, most: loanAmountMax, investment: investmentMin }),
  }
  const outcome = (await callFunction(database, 'update_preferences', values)) ?? {}
  refuseIf(...((outcome.fields ?? []) as (keyof typeof contrary)[]).map((field) => contrary[field]))
  refuseIf(...impossibleIn(outcome))
  const { record } = doneOrRefused(platform, outcome, {
    ...(outcome.code === 'WARNING_REQUIRED' && {
      WARNING_REQUIRED: aboutWarning(outcome, 'autoInvestWarningAcknowledged'),
    }),
  })
  return { preferences: record(Preferences, 'preferences'), profile: record(Profile, 'profile') }
}

/** The reasons for which fields contradict each other, by the column that the database names. */
const contrary = {
  min_amount: invalid('minAmount', 'refusal.preferences.amounts'),
  auto_invest_max_per_loan: invalid('autoInvestMaxPerLoan', 'refusal.preferences.most_per_loan'),
} as const

function check(platform: Platform, changes: PreferencesChanges): void {
  refuseIf(
    ...required.map((field) => checkNotNull(field, changes[field])),
    checkKnown('language', changes.language, (tag) => Intl.getCanonicalLocales(tag)),
    checkKnown(
      'timezone',
      changes.timezone,
      (timeZone) => new Intl.DateTimeFormat('en', { timeZone }),
    ),
    checkTypes(changes.notificationTypes),
    ...wrongIn(platform, changes),
    checkRange('autoInvestPauseHours', changes.autoInvestPauseHours, {
      min: 0,
      max: PAUSE_MAX_HOURS,
      unit: 'hours',
    }),
  )
}

function checkKnown(
  field: string,
  text: string | null | undefined,
  look: (text: string) => unknown,
): Reason | undefined {
  if (text === null || text === undefined) return undefined
  try {
    look(text)
    return undefined
  } catch {
    return invalid(field, 'refusal.unknown_name')
  }
}

function checkTypes(
  types: Readonly<Record<string, unknown>> | null | undefined,
): Reason | undefined {
  const wrong = Object.entries(types ?? {}).find(
    ([type, on]) => !notificationType.test(type) || typeof on !== 'boolean',
  )
  return wrong && invalid('notificationTypes', 'refusal.preferences.types')
}
