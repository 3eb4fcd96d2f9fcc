import { LockMode } from '@mikro-orm/core'
import { idOfPart } from '../../database/ids.ts'
import { Profile, profileTexts } from '../../entities/profile.ts'
import { checkAmount, checkLocation, checkNotNull, checkText, checkVersion } from '../checks.ts'
import { publicPoint } from '../map/public-point.ts'
import { AMOUNT_MAX } from '../money.ts'
import type { Platform } from '../platform.ts'
import { refuseIf } from '../refusal.ts'
import { inTransaction, readBack } from '../transaction.ts'
import { changeFinances, financesOf, type PrivateFigures } from './finances.ts'

/** The id of a member's own profile, which differs from the member's. */
export function profileId(memberId: string): string {
  return idOfPart(memberId, 'profile')
}

const income = { min: 0n, max: AMOUNT_MAX }
const own = ['fullName', 'city', 'userType', 'bio', 'occupation', 'latitude', 'longitude'] as const

/** What users can change in their profile: absent fields stay, null clears. */
export type ProfileChanges = {
  readonly [Field in (typeof own)[number]]?: Profile[Field] | null
} & {
  /** Minor units. */
  readonly monthlyIncome?: bigint | null
  /** The version that the caller has seen. */
  readonly version?: number | null
}

/** A profile as its user sees it. */
export interface OwnProfile {
  readonly profile: Profile
  readonly finances: PrivateFigures
}

/** Changes a user's own profile under its row lock; unchanged values are left alone. */
export async function updateProfile(
  platform: Platform,
  userId: string,
  changes: ProfileChanges,
): Promise<OwnProfile> {
  check(platform, changes)
  return inTransaction(platform, async (em) => {
    const profile = await em.findOneOrFail(Profile, userId, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    })
    refuseIf(checkVersion(changes.version, profile.version))
    for (const field of own)
      if (changes[field] !== undefined) Object.assign(profile, { [field]: changes[field] })
    if (changes.latitude !== undefined) Object.assign(profile, publicLocation(platform, profile))
    const { monthlyIncome } = changes
    const before = await financesOf(em, userId)
    const finances = { ...before, ...(monthlyIncome !== undefined && { monthlyIncome }) }
    if (finances.monthlyIncome !== before.monthlyIncome) {
      await changeFinances(em, userId, { monthlyIncome: finances.monthlyIncome })
      // The income is part of the record, so changing it makes a new version of the profile.
      profile.updatedAt = new Date()
    }
    return { profile: await readBack(platform, em, Profile, { id: userId }), finances }
  })
}

function check(platform: Platform, changes: ProfileChanges): void {
  refuseIf(
    checkText('fullName', changes.fullName, profileTexts.fullName),
    checkText('city', changes.city, profileTexts.city),
    checkNotNull('userType', changes.userType),
    checkText('bio', changes.bio, profileTexts.bio),
    checkText('occupation', changes.occupation, profileTexts.occupation),
    checkLocation(['latitude', 'longitude'], changes.latitude, changes.longitude),
    checkAmount('monthlyIncome', changes.monthlyIncome, income, platform.currency),
  )
}

function publicLocation(platform: Platform, profile: Profile): Partial<Profile> {
  const { id, latitude, longitude } = profile
  if (latitude === null || longitude === null)
    return { publicLatitude: null, publicLongitude: null }
  const point = publicPoint(platform.pointKey, id, { latitude, longitude })
  return { publicLatitude: point.latitude, publicLongitude: point.longitude }
}
