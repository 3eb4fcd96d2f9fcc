import { LockMode } from '@mikro-orm/core'
import { loanTexts } from '../../entities/loan.ts'
import { notificationType } from '../../entities/notification.ts'
import { Preferences } from '../../entities/preferences.ts'
import { Profile } from '../../entities/profile.ts'
import {
  checkAmount,
  checkNotNull,
  checkPercent,
  checkRange,
  checkText,
  invalid,
} from '../checks.ts'
import { AMOUNT_MAX } from '../money.ts'
import type { Platform } from '../platform.ts'
import { type Reason, refuseIf } from '../refusal.ts'
import { inTransaction, readBack } from '../transaction.ts'

/** Half the way around the earth. */
const DISTANCE_MAX_KM = 20_040
const PURPOSES_MAX = 20

type Field = Exclude<keyof Preferences & string, 'userId' | 'updatedAt'>

/** What a user may prefer: absent stays, null clears. */
export type PreferencesChanges = { readonly [Name in Field]?: Preferences[Name] | null } & {
  readonly showOnMap?: boolean | null
}

const required = [
  'language',
  'timezone',
  'emailNotifications',
  'pushNotifications',
  'notificationTypes',
  'riskLevels',
  'purposes',
  'autoInvestEnabled',
  'showOnMap',
] as const

/** Changes a user's preferences under their row lock; one of them is part of the profile. */
export async function updatePreferences(
  platform: Platform,
  userId: string,
  changes: PreferencesChanges,
): Promise<{ readonly preferences: Preferences; readonly profile: Profile }> {
  check(platform, changes)
  const { showOnMap, notificationTypes, ...fields } = changes
  return inTransaction(platform, async (em) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE }
    const preferences = await em.findOneOrFail(Preferences, { userId }, lock)
    const given = Object.entries(fields).filter(([, value]) => value !== undefined)
    Object.assign(preferences, Object.fromEntries(given))
    // Types that are left out stay as they are.
    if (notificationTypes)
      preferences.notificationTypes = { ...preferences.notificationTypes, ...notificationTypes }
    refuseIf(...checkWhole(preferences))
    if (given.length > 0 || notificationTypes) preferences.updatedAt = new Date()
    if (typeof showOnMap === 'boolean')
      (await em.findOneOrFail(Profile, userId, lock)).showOnMap = showOnMap
    return {
      preferences: await readBack(platform, em, Preferences, { userId }),
      profile: await readBack(platform, em, Profile, { id: userId }),
    }
  })
}

function check({ currency, limits }: Platform, changes: PreferencesChanges): void {
  const amounts = { min: 0n, max: AMOUNT_MAX }
  refuseIf(
    ...required.map((field) => checkNotNull(field, changes[field])),
    checkKnown('language', changes.language, (tag) => Intl.getCanonicalLocales(tag)),
    checkKnown(
      'timezone',
      changes.timezone,
      (timeZone) => new Intl.DateTimeFormat('en', { timeZone }),
    ),
    checkTypes(changes.notificationTypes),
    checkPercent('minInterestRate', changes.minInterestRate, limits.loanRateMax),
    checkRange('maxTermMonths', changes.maxTermMonths, {
      min: 1,
      max: limits.loanMonthsMax,
      unit: ' months',
    }),
    checkAmount('minAmount', changes.minAmount, amounts, currency),
    checkAmount('maxAmount', changes.maxAmount, amounts, currency),
    checkAmount(
      'autoInvestMaxPerLoan',
      changes.autoInvestMaxPerLoan,
      { ...amounts, min: 1n },
      currency,
    ),
    checkRange('maxDistanceKm', changes.maxDistanceKm, {
      min: 1,
      max: DISTANCE_MAX_KM,
      unit: ' km',
    }),
    ...checkPurposes(changes.purposes),
  )
}

/** What the fields must be together. */
function checkWhole({
  minAmount,
  maxAmount,
  autoInvestEnabled,
  autoInvestMaxPerLoan,
}: Preferences) {
  const crossed = minAmount !== null && maxAmount !== null && minAmount > maxAmount
  return [
    crossed ? invalid('minAmount', 'minAmount must not be above maxAmount.') : undefined,
    autoInvestEnabled && autoInvestMaxPerLoan === null
      ? invalid(
          'autoInvestMaxPerLoan',
          'autoInvestMaxPerLoan must be set when autoInvestEnabled is.',
        )
      : undefined,
  ]
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
    return invalid(
      field,
      `${field} is not known; see IANA's lists of language tags and time zones.`,
    )
  }
}

function checkTypes(
  types: Readonly<Record<string, unknown>> | null | undefined,
): Reason | undefined {
  const wrong = Object.entries(types ?? {}).find(
    ([type, on]) => !notificationType.test(type) || typeof on !== 'boolean',
  )
  return (
    wrong &&
    invalid('notificationTypes', 'notificationTypes must be an object of type: true or false.')
  )
}

function checkPurposes(purposes: readonly string[] | null | undefined): (Reason | undefined)[] {
  if ((purposes?.length ?? 0) > PURPOSES_MAX)
    return [invalid('purposes', `purposes must be at most ${PURPOSES_MAX}.`)]
  return (purposes ?? []).map((purpose) => checkText('purposes', purpose, loanTexts.purpose))
}
