import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { keepsObjects, type Metadata, ownReference } from '../own-reference.ts'
import { extensionOf } from '../reference.ts'

const userTypes = ['borrower', 'lender', 'both'] as const
const verificationStatuses = ['unverified', 'pending', 'verified', 'rejected'] as const

export type UserType = (typeof userTypes)[number]
export type VerificationStatus = (typeof verificationStatuses)[number]

/** The bounds of the lengths of a profile's texts, in characters. */
export const profileTexts = {
  fullName: { min: 1, max: 200 },
  city: { min: 1, max: 120 },
  bio: { max: 1000 },
  occupation: { max: 120 },
  ...ownReference,
} as const

/** A member: clients see their own as `Profile`, and others as `Member`. */
export class Profile extends entity({
  name: 'Profile',
  properties: {
    id: p.uuid().primary(),
    fullName: p.text().strictNullable(),
    city: p.text().strictNullable(),
    userType: p.enum(userTypes),
    verificationStatus: p.enum(verificationStatuses),
    bio: p.text().strictNullable(),
    occupation: p.text().strictNullable(),
    latitude: p.double().$type<number>().strictNullable(),
    longitude: p.double().$type<number>().strictNullable(),
    /** The displaced point that others see; both null if the location is not set. */
    publicLatitude: p.double().$type<number>().strictNullable(),
    publicLongitude: p.double().$type<number>().strictNullable(),
    showOnMap: p.boolean().default(false),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
    updatedAt: p.datetime(3).defaultRaw('gateway_now()'),
    version: p.integer().default(1),
    /** Whether the member is blocked, and therefore not on the map. */
    frozen: p.boolean().default(false),
    /** What the member, or an integrator for them, calls them elsewhere, and keeps with them; besides them, only operators see either. */
    externalId: p.text().strictNullable(),
    metadata: p.json<Metadata>().strictNullable(),
  },
  lengths: profileTexts,
  indexes: {
    profile_place_index:
      'using spgist (point(public_longitude, public_latitude)) where show_on_map and not frozen and public_latitude is not null',
    profile_cluster_index:
      '(public_longitude, public_latitude) where show_on_map and not frozen and public_latitude is not null',
    // For operators' lists and searches of members.
    profile_newest_index: ['createdAt', 'id'],
    profile_verification_index: ['verificationStatus', 'createdAt', 'id'],
    profile_frozen_index: '(created_at, id) where frozen',
    profile_plain_words_index: String.raw`using gin (to_tsvector('simple', translate(replace(regexp_replace(normalize(coalesce(full_name, '') || ' ' || coalesce(city, ''), nfd), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'øØłŁđĐıŧŦ', 'oOlLdDitT')))`,
    // What gateways until 0.3.0 search by.
    profile_words_index:
      "using gin (to_tsvector('simple', coalesce(full_name, '') || ' ' || coalesce(city, '')))",
    profile_external_id: '(external_id, created_at, id) where external_id is not null',
  },
  checks: {
    ...keepsObjects('profile'),
    profile_place_whole:
      'num_nulls(latitude, longitude, public_latitude, public_longitude) in (0, 4) and abs(latitude) <= 90 and abs(longitude) <= 180',
  },
}) {}

/** The range of credit scores. */
export const creditScores = { min: 300, max: 850 } as const

/** The part of a profile that other members may not see; it has its own table, so that no read for others can include it. */
export class Finances extends entity({
  name: 'Finances',
  properties: {
    profileId: () => extensionOf(Profile, 'profile_id'),
    creditScore: p.smallint().strictNullable(),
    /** Minor units of the deployment's currency. */
    monthlyIncome: p.bigint().strictNullable(),
  },
  checks: {
    finances_credit_score_range: `credit_score between ${creditScores.min} and ${creditScores.max}`,
    finances_monthly_income_range: 'monthly_income >= 0',
  },
}) {}
