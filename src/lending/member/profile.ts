import { idOfPart } from '../../database/ids.ts'
import { Finances, Profile, profileTexts } from '../../entities/member/profile.ts'
import { AMOUNT_MAX } from '../../money.ts'
import { rowToJson } from '../../reads/rows.ts'
import { accountsNamed } from '../bank-accounts/bank-accounts.ts'
import { publicPointOf } from '../map/public-point.ts'
import { perform } from '../outcome.ts'
import { wrongMetadata } from '../own-references/check.ts'
import type { Platform } from '../platform.ts'
import { checkAmount, checkLocation, checkNotNull, checkTexts, refuseIf } from '../refusal.ts'
import type { PrivateFigures } from './access.ts'

/** The id of a member's own profile, which differs from the member's. */
export function profileId(memberId: string): string {
  return idOfPart(memberId, 'profile')
}

const incomes = { min: 0n, max: AMOUNT_MAX }
type Own = keyof typeof profileTexts | 'userType' | 'latitude' | 'longitude'

/** Changes that members can make to their profile: absent fields stay, null clears. */
export type ProfileChanges = {
  readonly [Field in Own]?: Profile[Field] | null
} & {
  /** Minor units. */
  readonly monthlyIncome?: bigint | null
  readonly metadata?: Readonly<Record<string, unknown>> | null
  /** The version that the caller has seen. */
  readonly version?: number | null
}

/** A profile as its own member sees it. */
export interface OwnProfile {
  readonly profile: Profile
  readonly finances: PrivateFigures
}

/** Changes a member's own profile under its row lock; if nothing differs, its version stays. */
export async function updateProfile(
  platform: Platform,
  userId: string,
  changes: ProfileChanges,
): Promise<OwnProfile> {
  check(changes)
  const { database } = platform
  const { version, monthlyIncome, ...fields } = changes
  const isMoved = fields.latitude !== undefined
  const point = isMoved ? publicPointOf(platform.pointKey, userId, fields) : {}
  const { record } = await perform(platform, 'update_profile', {
    member: userId,
    seen: version ?? null,
    changes: rowToJson(database, Profile, { ...fields, ...point }),
    figures: rowToJson(database, Finances, { monthlyIncome }),
    own_accounts: fields.fullName ? await accountsNamed(database, userId, fields.fullName) : [],
  })
  return { profile: record(Profile, 'profile'), finances: record(Finances, 'finances') }
}

function check(changes: ProfileChanges): void {
  refuseIf(
    ...checkTexts(changes, profileTexts),
    wrongMetadata(changes.metadata),
    checkNotNull('userType', changes.userType),
    checkLocation(['latitude', 'longitude'], changes.latitude, changes.longitude),
    checkAmount('monthlyIncome', changes.monthlyIncome, incomes),
  )
}
