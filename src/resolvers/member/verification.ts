import type { Context } from '../../context.ts'
import type { Profile } from '../../entities/member/profile.ts'
import {
  newestCheck,
  opennessOf,
  type Standing,
  standingOf,
} from '../../lending/verification/standing.ts'
import { startVerification } from '../../lending/verification/verify.ts'
import { outcome } from '../refusals/outcome.ts'
import type { Resolvers } from '../types.generated.ts'

export const verification = {
  Query: {
    verification: (_, __, context) => verificationOf(context.viewer, {}, context),
  },
  Mutation: {
    startVerification: (_, { input }, context) =>
      outcome(context, async () => {
        const { platform, viewer } = context
        return { verification: await startVerification(platform, viewer.id, input.level ?? 'full') }
      }),
  },
  Verification: {
    reachedAt: ({ known, level }) => (level === 'none' ? null : (known?.reachedAt ?? null)),
    evidence: ({ known, level }) => (level === 'none' ? null : (known?.evidence ?? null)),
    expiresAt: ({ known }) => known?.expiresAt ?? null,
    lostAt: ({ known }) => known?.lostAt ?? null,
    lostBecause: ({ known }) => known?.lostBecause ?? null,
    check: async ({ memberId }, _, { platform }) => {
      const check = await newestCheck(platform.database, memberId)
      return check && { ...check, url: null, token: null }
    },
    acts: ({ memberId }, _, { platform }) => opennessOf(platform, memberId),
  },
} satisfies Resolvers

/** How far a member is verified. */
export function verificationOf(
  { id }: Pick<Profile, 'id'>,
  _: object,
  { platform }: Context,
): Promise<Standing> {
  return standingOf(platform, id)
}
