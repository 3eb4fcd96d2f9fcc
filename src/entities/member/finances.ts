import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { extensionOf } from '../reference.ts'
import { Profile } from './profile.ts'

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
